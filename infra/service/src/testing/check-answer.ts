import { isDeepStrictEqual } from 'node:util'
import { matchRoute } from '@site/contracts/federation/route-match'
import { problemSchema } from '@site/contracts/operations/problem'
import { SCHEMAS } from '@site/contracts/operations/schemas/schemas'
import { type NamedOperation, OPERATIONS } from '@site/contracts/operations/table/operations'
import type { z } from 'zod'

export interface SeenAnswer {
  method: string
  /** Path and query. */
  address: string
  status: number
  /** Parsed JSON; undefined where there was none. */
  body: unknown
}

/**
 * Checks an answer that a test received against its operation in the contracts.
 *
 * @throws Error for a status or a field that the operation does not describe. Addresses that belong to no operation are not checked.
 */
export function checkAnswer({ method, address, status, body }: SeenAnswer): void {
  const operation = findOperation(method, address.split('?')[0] ?? '')
  if (!operation) return
  const name = `${method} ${operation.call.path}`
  const success = operation.successes.find((one) => one.status === status)
  if (success) {
    if (body === undefined || success.body === undefined || method === 'HEAD') return
    const schema = schemaOf(success.body)
    if (schema) checkBody(`${name} ${status}`, schema, body)
    return
  }
  if (status !== 500 && !operation.refusals.some((one) => one === status))
    throw new Error(`${name} answered ${status}, which its operation does not describe`)
  if (body !== undefined && method !== 'HEAD') checkBody(`${name} ${status}`, problemSchema, body)
}

function findOperation(method: string, path: string): NamedOperation | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method
  const routes = OPERATIONS.filter(({ call }) => call.method === wanted).map((operation) => ({
    path: operation.call.path,
    operation
  }))
  return matchRoute(routes, path)?.route.operation
}

function schemaOf(body: NonNullable<NamedOperation['successes'][number]['body']>): z.ZodType | null {
  if (typeof body === 'string') return SCHEMAS[body].schema
  return 'listOf' in body ? SCHEMAS[body.listOf].schema.array() : null
}

/** A schema drops the fields that it does not know, so that its output then differs from its input. */
function checkBody(what: string, schema: z.ZodType, body: unknown): void {
  const known = schema.safeParse(body)
  if (!known.success) throw new Error(`${what} is not as described: ${known.error.message}`)
  if (!isDeepStrictEqual(known.data, body))
    throw new Error(
      `${what} has fields that are not described: ${JSON.stringify(body).slice(0, 500)} where ${JSON.stringify(known.data).slice(0, 500)} is`
    )
}
