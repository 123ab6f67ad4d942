import type { AdminCheck } from '@site/service/admin/admin-code'
import { clientAddress } from '@site/service/http/app'
import { methodNotAllowed } from '@site/service/http/errors'
import type { Middleware } from 'koa'
import { checkHeaderCode } from '../api/check-header-code.ts'
import type { GuessThrottle } from '../api/guess-throttle.ts'
import type { TellLogin } from '../api/tell-login.ts'
import type { LiveHub } from './live-hub.ts'

/** Server-sent events for who carries the admin code in a header (SAFE-12). */
export function serveLive(options: {
  check: AdminCheck
  throttle: GuessThrottle
  tell: TellLogin
  hub: LiveHub
}): Middleware {
  return async (ctx) => {
    // A stream has no head to speak of.
    if (ctx.method !== 'GET') throw methodNotAllowed(['GET'])
    await checkHeaderCode(ctx, options, (candidate) => options.tell(ctx, candidate))
    ctx.body = options.hub.open(clientAddress(ctx), ctx.res)
    ctx.type = 'text/event-stream; charset=utf-8'
    // A proxy must pass each message on as it comes.
    ctx.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
  }
}
