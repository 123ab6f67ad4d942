import { type CodeScope, mayDo } from '@site/contracts/access/codes'
import type { ReleaseGrants } from '@site/contracts/access/release-grants'
import type { AccessScope, TokenScope } from '@site/contracts/access/tokens'
import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import type { Access } from '@site/contracts/operations/definition/operation'
import type { Context, Middleware } from 'koa'
import { readHash } from '../config/admin-code-hash.ts'
import { forbidden, HttpError, unauthorized } from '../http/errors.ts'
import type { Throttle } from '../http/throttle.ts'
import { type Compare, createComparisons } from './comparisons.ts'

/**
 * Is this the shared admin code? Accepts any value. Throws 429 while too many wrong codes have come, from whatever addresses.
 */
export type AdminCheck = (candidate: unknown) => Promise<boolean>

/** Who carries a right code, and what it opens. */
export interface Holder {
  /** null: the shared code. */
  named: { id: number; selector: string; name: string } | null
  scopes: readonly AccessScope[]
  /** What a token may publish. */
  releases?: ReleaseGrants | undefined
}

/**
 * Whose code is this? null when it is wrong or revoked. Accepts any value. Throws 429 as AdminCheck does. A token is no code and a code no token:
 * `as` says which of them is wanted, a code by default (TOKEN-3).
 */
export type CodeCheck = (candidate: unknown, as?: 'code' | 'token') => Promise<Holder | null>

/** The shared code has every right (ADMIN-11). */
export const SHARED_HOLDER: Holder = { named: null, scopes: ['all'] }

/**
 * `stored`: an admin code as `hashAdminCode` gives it, or the 64 hexadecimal digits of its SHA-256. The code is compared as
 * typed, never trimmed (SAFE-1).
 */
export function createAdminCheck(stored: string, compare: Compare = createComparisons()): AdminCheck {
  const compareHash = readHash(stored)
  return async (candidate) =>
    typeof candidate === 'string' && candidate !== '' && (await compare(candidate, stored, compareHash))
}

/** The error for a call without the right code (API-11): the same for a code that is missing, wrong, revoked or of the wrong type. */
export const adminCodeRefused = () => unauthorized('Code administrateur incorrect.', 'admin-code-refused')

/** The error for a right code without the scope that a call needs (ADMIN-13). */
export const scopeMissing = () =>
  forbidden('Votre code n’ouvre pas cette partie de l’administration.', 'scope-missing')

/** What opens a route. */
export interface Wanted {
  access: Access
  scopes: readonly CodeScope[]
  tokenScopes?: readonly TokenScope[] | undefined
}

/**
 * Lets a request through when it carries a right code that has one of `scopes`, or a right token that has one of `tokenScopes`, and notes whose it
 * is (holderOf). Otherwise throws 401 `admin-code-refused` or `token-refused`, or 403 `scope-missing`. What carries a token is judged by it
 * alone, whatever code comes with it.
 *
 * @param tokenCalls counts the calls of each token, and throws 429
 */
export function requireCode(
  check: CodeCheck,
  { access: from, scopes, tokenScopes }: Wanted,
  tokenCalls: Throttle
): Middleware {
  return async (ctx, next) => {
    const token = bearerOf(ctx)
    if (token !== undefined || from === 'token') {
      const program = token === undefined ? null : await check(token, 'token')
      if (!program?.named) throw tokenRefused()
      await tokenCalls.take(program.named.selector)
      ctx.state.holder = program
      if (!tokenScopes?.some((scope) => program.scopes.includes(scope))) throw tokenScopeMissing()
      return next()
    }
    const holder = await findHolder(check, adminCandidates(ctx, from))
    if (!holder) throw adminCodeRefused()
    ctx.state.holder = holder
    if (!mayDo(holder.scopes, scopes)) throw scopeMissing()
    await next()
  }
}

/** The token of `Authorization: Bearer`; undefined for a request without. Another scheme is a proxy's affair. */
export function bearerOf(ctx: Pick<Context, 'get'>): string | undefined {
  const header = ctx.get('Authorization')
  return /^bearer /i.test(header) ? header.slice('bearer '.length).trim() : undefined
}

/** The error for a token that is missing, wrong or revoked, or a code in its place. */
export const tokenRefused = () =>
  new HttpError({
    status: 401,
    code: 'token-refused',
    message: 'Jeton refusé.',
    headers: { 'WWW-Authenticate': 'Bearer' }
  })

/** The error for a right token on what it does not open (TOKEN-2). */
export const tokenScopeMissing = () => forbidden('Ce jeton n’ouvre pas cette opération.', 'scope-missing')

/** Whose code the request carries; undefined where no code was asked for. */
export const holderOf = (ctx: Pick<Context, 'state'>): Holder | undefined => ctx.state.holder

/** Whose code the first right one of them is. */
export async function findHolder(check: CodeCheck, candidates: unknown[]): Promise<Holder | null> {
  for (const candidate of new Set(candidates)) {
    const holder = await check(candidate)
    if (holder) return holder
  }
  return null
}

/** What a request sends as the admin code, unchecked. A header may be percent-encoded, as headers are ASCII. */
export function adminCandidates(ctx: Context, from: Exclude<Access, 'token'>): unknown[] {
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
