import {
  type AdminCheck,
  adminCandidates,
  adminCodeRefused,
  isAnyRight
} from '@site/service/admin/admin-code'
import { clientAddress } from '@site/service/http/app'
import { methodNotAllowed } from '@site/service/http/errors'
import type { Middleware } from 'koa'
import { checked, type GuessThrottle } from '../api/guess-throttle.ts'
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
    const address = clientAddress(ctx)
    const attempt = options.throttle.begin(address)
    // The header alone: a code in this address would stand in the browser's own tools for as long as the stream does.
    const candidates = adminCandidates(ctx, 'header')
    const isRight = await checked(attempt, isAnyRight(options.check, candidates))
    options.tell(ctx, candidates.at(-1))
    if (!isRight) {
      attempt.refused(candidates[0])
      throw adminCodeRefused()
    }
    attempt.accepted()
    ctx.body = options.hub.open(address, ctx.res)
    ctx.type = 'text/event-stream; charset=utf-8'
    // A proxy must pass each message on as it comes.
    ctx.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
  }
}
