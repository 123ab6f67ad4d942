import {
  CHECK_CODE_PATH,
  type CheckedCode,
  checkedCodeSchema,
  UNHEARD_CODE
} from '@site/contracts/access/code-calls'
import { selectorOf } from '@site/contracts/access/codes'
import type { AdminCheck } from '@site/service/admin/admin-code'
import { HttpError, tooManyRequests, unavailable } from '@site/service/http/errors'
import type { Context } from 'koa'
import { readText, type Upstream } from '../upstream/upstream.ts'
import { ownHeaders } from './headers.ts'

/** Whose code it is and what it opens; null for a wrong or revoked one, undefined for one that nobody who answers has heard of yet. */
type Found = CheckedCode | null | undefined
/** Whose code, or token, is it? Throws 503 when nobody answers, 429 when a service is guessed at. */
export type CodeLookup = (ctx: Context, candidate: unknown, as?: 'code' | 'token') => Promise<Found>

/** The error for a code that lets nobody in: `refused`, or 503 where it may be right (ADMIN-32). Either way it counts as a guess. */
export const errorFor = (found: null | undefined, refused: () => HttpError): HttpError =>
  found === null
    ? refused()
    : unavailable(RETRY_SECONDS, new Error('No service that answers knows this code'))

const SHARED: CheckedCode = { selector: null, name: null, scopes: ['all'] }
const TIMEOUT_MS = 4500
const RETRY_SECONDS = 5

/**
 * The gateway knows the hash of the shared code and has no database: a code that has the form of a named one is looked up in the
 * service that gives them out, or else in the one that keeps a copy. Nothing of it is kept here, so that a revocation counts at once. What
 * the copy has not heard of may have been made a moment ago, so it is no refusal.
 */
export function createCodeLookup({
  isShared,
  services
}: {
  isShared: AdminCheck
  /** In the order in which they are asked: first the one that gives them out. */
  services: Upstream[]
}): CodeLookup {
  return async (ctx, candidate, as = 'code') => {
    const ifShared = async () => (as === 'code' && (await isShared(candidate)) ? SHARED : null)
    if (typeof candidate !== 'string' || selectorOf(candidate) === undefined) return ifShared()
    let cause: unknown
    let hasAnswer = false
    for (const [place, service] of services.entries()) {
      try {
        const found = await ask(service, ctx, { adminCode: candidate, as })
        if (found !== undefined) return found
        if (place === 0) return null
        hasAnswer = true
      } catch (error) {
        if (!(error instanceof HttpError) || error.status < 500) throw error
        cause = error
      }
    }
    const shared = await ifShared()
    if (shared) return shared
    if (hasAnswer) return undefined
    throw unavailable(RETRY_SECONDS, cause)
  }
}

async function ask(
  service: Upstream,
  ctx: Context,
  request: { adminCode: string; as: 'code' | 'token' }
): Promise<Found> {
  const { status, headers, text } = await readText(service, {
    method: 'POST',
    path: CHECK_CODE_PATH,
    headers: ownHeaders(ctx),
    body: Buffer.from(JSON.stringify(request)),
    isRepeatable: true,
    timeoutMs: TIMEOUT_MS
  })
  if (status === 200) return checkedCodeSchema.parse(JSON.parse(text))
  if (status === 401) return codeIn(text) === UNHEARD_CODE ? undefined : null
  if (status === 429) throw tooManyRequests(Number(headers['retry-after'] ?? 1))
  throw unavailable(RETRY_SECONDS, new Error(`A code could not be looked up: ${status}`))
}

/** The code of a problem. */
const codeIn = (text: string): unknown => {
  const problem: unknown = JSON.parse(text)
  return typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined
}
