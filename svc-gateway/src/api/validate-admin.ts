import type { Validated } from '@site/contracts/access/code-calls'
import { isCodeScope } from '@site/contracts/access/tokens'
import { BODY_LIMITS } from '@site/contracts/operations/body-limits'
import { clientAddress } from '@site/service/http/app'
import { unauthorized } from '@site/service/http/errors'
import { readBody } from '@site/service/http/read-body'
import type { Context, Middleware } from 'koa'
import { type CodeLookup, errorFor } from './code-lookup.ts'
import { checked, type GuessThrottle } from './guess-throttle.ts'
import { refuseToken } from './refuse-tokens.ts'
import type { TellLogin } from './tell-login.ts'

/** Is `adminCode` the admin code, or a named one? (API-6, SAFE-1, SAFE-4, ADMIN-12): 200 with what it opens, 401, or 429 for who guesses. */
export function validateAdmin({
  lookup,
  throttle,
  tell
}: {
  lookup: CodeLookup
  throttle: GuessThrottle
  tell: TellLogin
}): Middleware {
  const read = readBody(BODY_LIMITS.usual)
  return async (ctx) => {
    await read(ctx, async () => undefined)
    await refuseToken(ctx, { lookup, throttle })
    const candidate = candidateIn(ctx)
    const attempt = throttle.begin(clientAddress(ctx), candidate)
    const holder = await checked(attempt, lookup(ctx, candidate))
    tell(ctx, candidate)
    if (!holder) {
      attempt.refused(candidate)
      throw errorFor(holder, () => unauthorized("Code d'accès incorrect.", 'admin-code-refused'))
    }
    attempt.accepted(candidate)
    ctx.body = { ok: true, name: holder.name, scopes: holder.scopes.filter(isCodeScope) } satisfies Validated
  }
}

/** Whatever was sent under that name: a code that is no text is simply not the code. */
function candidateIn(ctx: Context): unknown {
  const body: unknown = ctx.request.body
  return typeof body === 'object' && body !== null && 'adminCode' in body ? body.adminCode : undefined
}
