import type { AdminCheck } from '@site/service/admin-code'
import { clientAddress } from '@site/service/app'
import { methodNotAllowed, unauthorized } from '@site/service/errors'
import type { Context, Middleware } from 'koa'
import type { GuessThrottle } from './guess-throttle.ts'

const PATH = '/api/validate-admin'

/** POST /api/validate-admin { adminCode } (SPEC §7, RESOLUTIONS 15, 16): 200, 401, or 429 for who guesses. */
export function validateAdmin({
  check,
  throttle
}: {
  check: AdminCheck
  throttle: GuessThrottle
}): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== PATH) return next()
    if (ctx.method !== 'POST') throw methodNotAllowed(['POST'])
    const attempt = throttle.begin(clientAddress(ctx))
    const candidate = candidateIn(ctx)
    if (!(await check(candidate))) {
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
