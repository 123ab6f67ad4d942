import { buildDocuments } from '@site/contracts/documents/documents'
import { methodNotAllowed } from '@site/service/http/errors'
import type { Middleware } from 'koa'
import { createRepresentation, type Representation, sendRepresentation } from '../http/representation.ts'
import { buildDocsPage, DOCS_POLICY } from './docs-page.ts'

const PATHS = new Set(['/api/docs', '/api/openapi.json', '/api/asyncapi.json'])

/** GET /api/docs, /api/openapi.json and /api/asyncapi.json: the contracts as a reader and a program want them. */
export function serveDocs(): Middleware {
  let made: Map<string, Representation> | undefined
  return async (ctx, next) => {
    if (!PATHS.has(ctx.path)) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD'])
    made ??= makeDocs()
    const found = made.get(ctx.path)
    if (!found) return next()
    ctx.set({ 'Cache-Control': 'public, no-cache', 'X-Robots-Tag': 'noindex' })
    if (found.type.startsWith('text/html')) ctx.set('Content-Security-Policy', DOCS_POLICY)
    await sendRepresentation(ctx, found)
  }
}

/** Made when somebody first asks for one of them, and kept: they change with the version of the gateway alone. */
function makeDocs(): Map<string, Representation> {
  const documents = buildDocuments()
  const entries = Object.entries(documents).map(([name, text]): [string, Representation] => [
    `/api/${name}`,
    createRepresentation(text, 'application/json')
  ])
  const page = createRepresentation(buildDocsPage(documents['openapi.json']), 'text/html; charset=utf-8')
  return new Map([...entries, ['/api/docs', page]])
}
