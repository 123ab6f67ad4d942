import {
  type AdminCheck,
  adminCandidates,
  adminCodeRefused,
  isAnyRight
} from '@site/service/admin/admin-code'
import { clientAddress } from '@site/service/http/app'
import type { Context } from 'koa'
import { checked, type GuessThrottle } from './guess-throttle.ts'

/**
 * Checks the admin code in the header of a request before anything else of it is read.
 *
 * @param tell called with what was offered, once it is known whether it is right
 * @throws HttpError 401, 429
 */
export async function checkHeaderCode(
  ctx: Context,
  { check, throttle }: { check: AdminCheck; throttle: GuessThrottle },
  tell: (candidate: unknown) => void = () => undefined
): Promise<void> {
  const attempt = throttle.begin(clientAddress(ctx))
  // The header alone: a code in the address would stand in the browser's own tools for as long as the request does.
  const candidates = adminCandidates(ctx, 'header')
  const isRight = await checked(attempt, isAnyRight(check, candidates))
  tell(candidates.at(-1))
  if (!isRight) {
    attempt.refused(candidates[0])
    throw adminCodeRefused()
  }
  attempt.accepted()
}
