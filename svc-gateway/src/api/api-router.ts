import Router from '@koa/router'
import type { releaseBoardOperations } from '@site/contracts/operations/table/front-ends/release-board'
import { type NamedOperation, OPERATIONS } from '@site/contracts/operations/table/operations'
import { methodNotAllowed, notFound } from '@site/service/http/errors'
import type { Context, Middleware } from 'koa'

/** Operations that the gateway answers by itself. */
export type OwnHandlers = Record<
  | 'validateAdmin'
  | 'countStep'
  | 'askQuestion'
  | 'followLive'
  | 'readRelease'
  | 'reportHealth'
  | keyof typeof releaseBoardOperations
  | 'readDocs'
  | 'readOpenApi'
  | 'readAsyncApi',
  Middleware
>

/**
 * Everything under /api: each operation of the contracts goes to the handler of its name, or is passed on to the service that
 * owns it. An unknown path is 404, another method 405.
 */
export function createApiRouter(
  own: OwnHandlers,
  passOn: (operation: NamedOperation) => Middleware
): Middleware {
  const router = new Router({ sensitive: true, strict: true })
  for (const operation of OPERATIONS) {
    const { id, owner, call } = operation
    const handler = owner === 'gateway' ? own[id as keyof OwnHandlers] : passOn(operation)
    router.register(call.path, [call.method], [refuseOddParts, handler])
  }
  const routes = router.routes()
  const refuse = (ctx: Context) => {
    const here = router
      .match(ctx.path, ctx.method)
      .path.filter((layer) => layer.captures(ctx.path).every(isPlain))
    const paths = new Set(here.map(({ path }) => path))
    if (paths.size === 0) throw notFound()
    const methods = OPERATIONS.filter(({ call }) => paths.has(call.path)).map(({ call }) => call.method)
    throw methodNotAllowed(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))
  }
  return (ctx, next) =>
    ctx.path.startsWith('/api/') ? routes(ctx as never, async () => refuse(ctx)) : next()
}

/** A part without '/', '%' or dots: the path is passed on as it stands, so it must mean one thing. */
const isPlain = (part: string) => /^[\w-]{1,64}$/.test(part)

const refuseOddParts: Middleware = (ctx, next) => {
  const parts: string[] = ctx.captures ?? []
  if (!parts.every(isPlain)) throw notFound()
  return next()
}
