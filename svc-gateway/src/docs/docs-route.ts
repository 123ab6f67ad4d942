import { buildDocuments } from '@site/contracts/documents/documents'
import type { Middleware } from 'koa'
import type { OwnHandlers } from '../api/api-router.ts'
import { createRepresentation, sendRepresentation } from '../http/representation.ts'
import { buildDocsPage, DOCS_POLICY } from './docs-page.ts'

/** The contracts as a reader and a program want them: a page, OpenAPI and AsyncAPI. */
export function serveDocs(): Pick<OwnHandlers, 'readDocs' | 'readOpenApi' | 'readAsyncApi'> {
  let made: ReturnType<typeof makeDocs> | undefined
  const send =
    (name: keyof ReturnType<typeof makeDocs>): Middleware =>
    async (ctx) => {
      made ??= makeDocs()
      ctx.set({ 'Cache-Control': 'public, no-cache', 'X-Robots-Tag': 'noindex' })
      if (name === 'page') ctx.set('Content-Security-Policy', DOCS_POLICY)
      await sendRepresentation(ctx, made[name])
    }
  return { readDocs: send('page'), readOpenApi: send('openapi'), readAsyncApi: send('asyncapi') }
}

/** Made when somebody first asks for one of them, and kept: they change with the version of the gateway alone. */
function makeDocs() {
  const { 'openapi.json': openapi, 'asyncapi.json': asyncapi } = buildDocuments()
  return {
    page: createRepresentation(buildDocsPage(openapi), 'text/html; charset=utf-8'),
    openapi: createRepresentation(openapi, 'application/json'),
    asyncapi: createRepresentation(asyncapi, 'application/json')
  }
}
