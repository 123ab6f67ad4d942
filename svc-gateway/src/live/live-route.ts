import { administrationOperations } from '@site/contracts/operations/table/administration'
import { clientAddress } from '@site/service/http/app'
import { methodNotAllowed } from '@site/service/http/errors'
import type { Middleware } from 'koa'
import { checkHeaderCode } from '../api/check-admin-code.ts'
import type { CodeLookup } from '../api/code-lookup.ts'
import type { GuessThrottle } from '../api/guess-throttle.ts'
import type { TellLogin } from '../api/tell-login.ts'
import type { LiveHub } from './live-hub.ts'

const SCOPES = administrationOperations.followLive.scopes

/** Server-sent events for who carries a right code in a header (SAFE-12), as far as its scopes go (ADMIN-13). */
export function serveLive(options: {
  lookup: CodeLookup
  throttle: GuessThrottle
  tell: TellLogin
  hub: LiveHub
}): Middleware {
  return async (ctx) => {
    // A stream has no head to speak of.
    if (ctx.method !== 'GET') throw methodNotAllowed(['GET'])
    const holder = await checkHeaderCode(ctx, options, SCOPES, (candidate) => options.tell(ctx, candidate))
    ctx.body = options.hub.open(clientAddress(ctx), ctx.res, holder)
    ctx.type = 'text/event-stream; charset=utf-8'
    // A proxy must pass each message on as it comes.
    ctx.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
  }
}
