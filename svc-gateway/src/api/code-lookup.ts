import { CHECK_CODE_PATH, type CheckedCode, checkedCodeSchema } from '@site/contracts/access/code-calls'
import { selectorOf } from '@site/contracts/access/codes'
import type { AdminCheck } from '@site/service/admin/admin-code'
import { HttpError, tooManyRequests, unavailable } from '@site/service/http/errors'
import type { Context } from 'koa'
import { readText, type Upstream } from '../upstream/upstream.ts'
import { requestHeaders } from './headers.ts'

/** Whose code, or token, is it, and what does it open? null: a wrong one. Throws 503 when nobody can tell, 429 when a service is guessed at. */
export type CodeLookup = (
  ctx: Context,
  candidate: unknown,
  as?: 'code' | 'token'
) => Promise<CheckedCode | null>

const SHARED: CheckedCode = { selector: null, name: null, scopes: ['all'] }
const TIMEOUT_MS = 4500

/**
 * The gateway knows the hash of the shared code and has no database: a code that has the form of a named one is looked up in the
 * service that gives them out, or else in the one that keeps a copy. Nothing of it is kept here, so that a revocation counts at once.
 */
export function createCodeLookup({
  isShared,
  services
}: {
  isShared: AdminCheck
  /** In the order in which they are asked. */
  services: Upstream[]
}): CodeLookup {
  return async (ctx, candidate, as = 'code') => {
    const ifShared = async () => (as === 'code' && (await isShared(candidate)) ? SHARED : null)
    if (typeof candidate !== 'string' || selectorOf(candidate) === undefined) return ifShared()
    let cause: unknown
    for (const service of services) {
      try {
        return await ask(service, ctx, { adminCode: candidate, as })
      } catch (error) {
        if (!(error instanceof HttpError) || error.status < 500) throw error
        cause = error
      }
    }
    const shared = await ifShared()
    if (shared) return shared
    throw unavailable(5, cause)
  }
}

async function ask(
  service: Upstream,
  ctx: Context,
  request: { adminCode: string; as: 'code' | 'token' }
): Promise<CheckedCode | null> {
  const { 'x-request-id': id, 'x-forwarded-for': address } = requestHeaders(ctx)
  const { status, headers, text } = await readText(service, {
    method: 'POST',
    path: CHECK_CODE_PATH,
    headers: {
      'content-type': 'application/json',
      ...(id && { 'x-request-id': id }),
      ...(address && { 'x-forwarded-for': address })
    },
    body: Buffer.from(JSON.stringify(request)),
    isRepeatable: true,
    timeoutMs: TIMEOUT_MS
  })
  if (status === 200) return checkedCodeSchema.parse(JSON.parse(text))
  if (status === 401) return null
  if (status === 429) throw tooManyRequests(Number(headers['retry-after'] ?? 1))
  throw unavailable(5, new Error(`A code could not be looked up: ${status}`))
}
