import { createHmac, randomBytes } from 'node:crypto'
import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import type { Access } from '@site/contracts/operations/table/operation'
import type { Context, Middleware } from 'koa'
import { readHash } from '../config/admin-code-hash.ts'
import { tooManyRequests, unauthorized } from '../http/errors.ts'

/**
 * Is this the admin code? Accepts any value. Throws 429 while too many wrong codes have come, from whatever addresses.
 */
export type AdminCheck = (candidate: unknown) => Promise<boolean>

/**
 * After this many wrong codes within `windowMs` the process slows down; the gateway lets far fewer through from thirty addresses.
 * From then on one code is compared every `everyMs`, while at most `waiting` others wait.
 */
const SLOW = { codes: 1000, windowMs: 15 * 60_000, everyMs: 1000, waiting: 3 }
/** Wrong codes that are remembered, so that they are not compared again. */
const REMEMBERED = 1000

/**
 * `stored`: an admin code as `hashAdminCode` gives it, or the 64 hexadecimal digits of its SHA-256. The code is compared as
 * typed, never trimmed (SAFE-1).
 *
 * Comparing with a stored hash is slow, so each result is remembered by an HMAC under a key of this process: a page that polls costs
 * nothing. Codes are compared one at a time. The gateway throttles by address (svc-gateway/src/api/guess-throttle.ts); this slows
 * down whoever reaches a service without passing it.
 */
export function createAdminCheck(
  stored: string,
  { now, slow }: { now: () => number; slow: typeof SLOW } = { now: () => performance.now(), slow: SLOW }
): AdminCheck {
  const compare = readHash(stored)
  const key = randomBytes(32)
  // Kept apart from the wrong codes, so that these cannot push it out, however many come.
  let right: string | undefined
  const refused = new Set<string>()
  let wrong = { count: 0, until: 0 }
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const recall = (mark: string): boolean | undefined =>
    mark === right ? true : refused.has(mark) ? false : undefined
  const remember = (mark: string, isRight: boolean) => {
    if (isRight) right = mark
    else refused.add(mark)
    const [oldest] = refused
    if (refused.size > REMEMBERED && oldest !== undefined) refused.delete(oldest)
  }
  const isSlow = () => {
    if (now() >= wrong.until) wrong = { count: 0, until: now() + slow.windowMs }
    return wrong.count >= slow.codes
  }
  const compareOnce = async (mark: string, candidate: string): Promise<boolean> => {
    const found = recall(mark)
    if (found !== undefined) return found
    if (isSlow()) await new Promise((resolve) => setTimeout(resolve, slow.everyMs))
    const isRight = await compare(candidate)
    remember(mark, isRight)
    if (!isRight) wrong.count += 1
    return isRight
  }

  return async (candidate) => {
    if (typeof candidate !== 'string' || candidate === '') return false
    const mark = createHmac('sha256', key).update(candidate, 'utf8').digest('base64')
    const found = recall(mark)
    if (found !== undefined) return found
    if (isSlow() && waiting >= slow.waiting) throw tooManyRequests((slow.everyMs * slow.waiting) / 1000)
    waiting += 1
    const result = last.then(() => compareOnce(mark, candidate)).finally(() => (waiting -= 1))
    last = result.catch(() => undefined)
    return result
  }
}

/** The error for a call without the right code (API-11): the same for a code that is missing, wrong or of the wrong type. */
export const adminCodeRefused = () => unauthorized('Code administrateur incorrect.', 'admin-code-refused')

/** Lets a request through when it carries the admin code, otherwise throws 401 `admin-code-refused`. */
export function requireAdmin(check: AdminCheck, from: Access): Middleware {
  return async (ctx, next) => {
    if (!(await isAnyRight(check, adminCandidates(ctx, from)))) throw adminCodeRefused()
    await next()
  }
}

/** Is one of them the admin code? */
export async function isAnyRight(check: AdminCheck, candidates: unknown[]): Promise<boolean> {
  for (const candidate of new Set(candidates)) if (await check(candidate)) return true
  return false
}

/** What a request sends as the admin code, unchecked. A header may be percent-encoded, as headers are ASCII. */
export function adminCandidates(ctx: Context, from: Access): unknown[] {
  if (from === 'body') return [codeOf(ctx.request.body)]
  const header = ctx.get(ADMIN_CODE_HEADER)
  if (header !== '') return [header, decode(header)]
  return from === 'header' ? [] : [ctx.query.adminCode]
}

const codeOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'adminCode' in body ? body.adminCode : undefined

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined // not percent-encoded: the header as it stands is the only candidate
  }
}
