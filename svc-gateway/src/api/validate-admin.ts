import { BODY_LIMITS } from '@site/contracts/operations/body-limits'
import type { AdminCheck } from '@site/service/admin/admin-code'
import { clientAddress } from '@site/service/http/app'
import { unauthorized } from '@site/service/http/errors'
import { readBody } from '@site/service/http/read-body'
import type { Context, Middleware } from 'koa'
import { checked, type GuessThrottle } from './guess-throttle.ts'
import type { TellLogin } from './tell-login.ts'

/** Is `adminCode` the admin code? (API-6, SAFE-1, SAFE-4): 200, 401, or 429 for who guesses. */
export function validateAdmin({
  check,
  throttle,
  tell
}: {
  check: AdminCheck
  throttle: GuessThrottle
  tell: TellLogin
}): Middleware {
  const read = readBody(BODY_LIMITS.usual)
  return async (ctx) => {
    await read(ctx, async () => undefined)
    const attempt = throttle.begin(clientAddress(ctx))
    const candidate = candidateIn(ctx)
    const isRight = await checked(attempt, check(candidate))
    tell(ctx, candidate)
    if (!isRight) {
      attempt.refused(candidate)
      throw unauthorized("Code d'accès incorrect.", 'admin-code-refused')
    }
    attempt.accepted()
    ctx.body = { ok: true }
  }
}

/** Whatever was sent under that name: a code that is no text is simply not the code. */
function candidateIn(ctx: Context): unknown {
  const body: unknown = ctx.request.body
  return typeof body === 'object' && body !== null && 'adminCode' in body ? body.adminCode : undefined
}
