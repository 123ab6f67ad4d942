import type { CheckedCode } from '@site/contracts/access/code-calls'
import { type CodeScope, mayDo } from '@site/contracts/access/codes'
import { adminCandidates, adminCodeRefused, scopeMissing } from '@site/service/admin/admin-code'
import { clientAddress } from '@site/service/http/app'
import type { Context } from 'koa'
import { type CodeLookup, errorFor } from './code-lookup.ts'
import { checked, type GuessThrottle } from './guess-throttle.ts'
import { refuseToken } from './refuse-tokens.ts'

interface CodeCheckDeps {
  lookup: CodeLookup
  throttle: GuessThrottle
}

/** Called with what was offered, once it is known whether it is right. */
type Tell = (candidate: unknown) => void

/**
 * Checks the code in the header of a request, and its scopes, before anything else of it is read. Gives whose code it is.
 *
 * @param scopes a code needs one of them; none: any right code does
 * @throws HttpError 401, 403 for a token too, 429, 503
 */
export const checkHeaderCode = (
  ctx: Context,
  deps: CodeCheckDeps,
  scopes: readonly CodeScope[] = [],
  tell?: Tell
): Promise<CheckedCode> =>
  // The header alone: a code in the address would stand in the browser's own tools for as long as the request does.
  checkCode(ctx, deps, { candidates: adminCandidates(ctx, 'header'), scopes, tell })

/** The same for the code in a body that has been read. */
export const checkBodyCode = (
  ctx: Context,
  deps: CodeCheckDeps,
  scopes: readonly CodeScope[] = [],
  tell?: Tell
): Promise<CheckedCode> => checkCode(ctx, deps, { candidates: adminCandidates(ctx, 'body'), scopes, tell })

async function checkCode(
  ctx: Context,
  { lookup, throttle }: CodeCheckDeps,
  {
    candidates,
    scopes,
    tell
  }: { candidates: unknown[]; scopes: readonly CodeScope[]; tell: Tell | undefined }
): Promise<CheckedCode> {
  await refuseToken(ctx, { lookup, throttle })
  const attempt = throttle.begin(clientAddress(ctx), candidates[0])
  const holder = await checked(attempt, findFirst(lookup, ctx, candidates))
  tell?.(candidates.at(-1))
  if (!holder) {
    attempt.refused(candidates[0])
    throw errorFor(holder, adminCodeRefused)
  }
  attempt.accepted(candidates[0])
  if (!mayDo(holder.scopes, scopes)) throw scopeMissing()
  return holder
}

async function findFirst(lookup: CodeLookup, ctx: Context, candidates: unknown[]): ReturnType<CodeLookup> {
  let found: Awaited<ReturnType<CodeLookup>> = null
  for (const candidate of new Set(candidates)) {
    const holder = await lookup(ctx, candidate)
    if (holder) return holder
    if (holder === undefined) found = undefined
  }
  return found
}
