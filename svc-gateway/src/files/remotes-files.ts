import { methodNotAllowed, notFound } from '@site/service/http/errors'
import type { Middleware } from 'koa'
import { createRepresentation, type Representation, sendRepresentation } from '../http/representation.ts'
import { type MadeRemotesFile, REMOTES_FILES } from '../registry/browser/remotes-file.ts'
import type { OpenRegistry } from '../registry/open-registry.ts'

/** GET and HEAD of /remotes/registry/<hash>.json: what pages leave out of the registry, for ever the same. 404 for one that no revision has. */
export function serveRemotesFiles({ findRemotesFile }: Pick<OpenRegistry, 'findRemotesFile'>): Middleware {
  const made = new WeakMap<MadeRemotesFile, Representation>()

  return async (ctx, next) => {
    if (!ctx.path.startsWith(REMOTES_FILES)) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD'])
    const file = await findRemotesFile(ctx.path.slice(REMOTES_FILES.length))
    if (!file) throw notFound()
    const representation =
      made.get(file) ?? createRepresentation(file.text, 'application/json; charset=utf-8', { quality: 9 })
    made.set(file, representation)
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
    await sendRepresentation(ctx, representation)
  }
}
