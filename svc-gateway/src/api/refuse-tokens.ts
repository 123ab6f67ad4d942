import { bearerOf, tokenRefused, tokenScopeMissing } from '@site/service/admin/admin-code'
import { clientAddress } from '@site/service/http/app'
import type { Context } from 'koa'
import { type CodeLookup, errorFor } from './code-lookup.ts'
import { checked, type GuessThrottle } from './guess-throttle.ts'

/**
 * Refuses a request that carries a token, where none opens anything: 403 for a right one, 401 for a wrong one, which counts as a guess. A request
 * without a token goes on.
 */
export async function refuseToken(
  ctx: Context,
  { lookup, throttle }: { lookup: CodeLookup; throttle: GuessThrottle }
): Promise<void> {
  const token = bearerOf(ctx)
  if (token === undefined) return
  const attempt = throttle.begin(clientAddress(ctx), token)
  const holder = await checked(attempt, lookup(ctx, token, 'token'))
  if (!holder) {
    attempt.refused(token)
    throw errorFor(holder, tokenRefused)
  }
  attempt.accepted(token)
  throw tokenScopeMissing()
}
