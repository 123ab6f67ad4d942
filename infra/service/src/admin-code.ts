import { createHash, timingSafeEqual } from 'node:crypto'
import { ADMIN_CODE_HEADER } from '@site/contracts/admin'
import type { Context, Middleware } from 'koa'
import { unauthorized } from './errors.ts'

/** Is this the admin code? Takes anything, answers in constant time: both sides are hashed first. */
export type AdminCheck = (candidate: unknown) => boolean

/**
 * `sha256Hex`: SHA-256 of the code in UTF-8, 64 hexadecimal digits. The code is compared as typed, never trimmed
 * (RESOLUTIONS 16).
 */
export function createAdminCheck(sha256Hex: string): AdminCheck {
  const expected = Buffer.from(sha256Hex, 'hex')
  if (expected.length !== 32) throw new TypeError('sha256Hex must be 64 hexadecimal digits')
  return (candidate) => {
    if (typeof candidate !== 'string') return false
    return timingSafeEqual(createHash('sha256').update(candidate, 'utf8').digest(), expected)
  }
}

/** The refusal of RESOLUTIONS 13: the same for a code that is missing, wrong or of the wrong type. */
export const adminCodeRefused = () => unauthorized('Code administrateur incorrect.', 'admin-code-refused')

/** Where a route takes the code from (RESOLUTIONS 13): changes in the body, lists in the query, status in a header. */
export type AdminCodePlace = 'body' | 'query' | 'header-or-query'

/** Lets a request through when it carries the admin code, otherwise throws 401 `admin-code-refused`. */
export function requireAdmin(check: AdminCheck, from: AdminCodePlace): Middleware {
  return async (ctx, next) => {
    if (!adminCandidates(ctx, from).some(check)) throw adminCodeRefused()
    await next()
  }
}

/** What a request offers as the admin code, unchecked. A header may be percent-encoded, as headers are ASCII. */
export function adminCandidates(ctx: Context, from: AdminCodePlace): unknown[] {
  if (from === 'body') return [codeOf(ctx.request.body)]
  if (from === 'query') return [ctx.query.adminCode]
  const header = ctx.get(ADMIN_CODE_HEADER)
  return header === '' ? [ctx.query.adminCode] : [header, decode(header)]
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
