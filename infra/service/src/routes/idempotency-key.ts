import { IDEMPOTENCY_HEADER } from '@site/contracts/operations/contact-forms'
import type { Context } from 'koa'
import { badRequest } from '../http/errors.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The request's idempotency key, undefined when it has none.
 *
 * @throws HttpError 400 when it is not a UUID
 */
export function idempotencyKey(ctx: Context): string | undefined {
  const header = ctx.headers[IDEMPOTENCY_HEADER]
  if (header === undefined) return undefined
  const key = String(header).toLowerCase()
  if (!UUID.test(key)) throw badRequest('L’en-tête Idempotency-Key doit être un UUID.', 'bad-idempotency-key')
  return key
}
