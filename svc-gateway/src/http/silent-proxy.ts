import { createAddressTest } from '@site/service/http/client-address'
import type { Log } from '@site/service/observability/log'
import type { Middleware } from 'koa'

/**
 * Says once that calls come from a trusted proxy, or from this machine, that does not tell for whom: to every count by address its
 * visitors are then one. For production alone; a developer's browser is on this machine and speaks for itself.
 */
export function tellOfSilentProxy({
  log,
  trustedProxies
}: {
  log: Log
  trustedProxies: string[]
}): Middleware {
  const isTrusted = createAddressTest(trustedProxies)
  let isSaid = false
  return async (ctx, next) => {
    const peer = ctx.req.socket.remoteAddress ?? ''
    if (!isSaid && ctx.get('x-forwarded-for') === '' && isTrusted(peer)) {
      isSaid = true
      log.warn(
        { peer },
        'A proxy does not say whom it calls for: all its visitors count as one. Have it send X-Forwarded-For'
      )
    }
    await next()
  }
}
