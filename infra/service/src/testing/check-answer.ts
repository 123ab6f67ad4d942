import { isDeepStrictEqual } from 'node:util'
import { matchRoute } from '@site/contracts/federation/route-match'
import { problemSchema } from '@site/contracts/operations/problem'
import { SCHEMAS } from '@site/contracts/operations/schemas'
import { type NamedOperation, OPERATIONS } from '@site/contracts/operations/table/operations'
import type { z } from 'zod'

export interface SeenAnswer {
  method: string
  /** Path and query. */
  address: string
  status: number
  /** Parsed JSON; undefined where there was no JSON. */
  body: unknown
}

/**
 * Holds an answer that a test has seen against its operation in the contracts.
 *
 * @throws Error for a status or a field that the operation does not describe. Addresses outside the API, and
 * those that no operation has, are let through.
 */
export function checkAnswer({ method, address, status, body }: SeenAnswer): void {
  const operation = findOperation(method, address.split('?')[0] ?? '')
  if (!operation) return
  const name = `${method} ${operation.call.path}`
  const success = operation.successes.find((one) => one.status === status)
  if (success) {
    if (body === undefined || success.body === undefined || method === 'HEAD') return
    const schema = schemaOf(success.body)
    if (schema) hold(`${name} ${status}`, schema, body)
    return
  }
  if (status !== 500 && !operation.refusals.some((one) => one === status))
    throw new Error(`${name} answered ${status}, which its operation does not describe`)
  if (body !== undefined && method !== 'HEAD') hold(`${name} ${status}`, problemSchema, body)
}

function findOperation(method: string, path: string): NamedOperation | undefined {
  const asked = method === 'HEAD' ? 'GET' : method
  const routes = OPERATIONS.filter(({ call }) => call.method === asked).map((operation) => ({
    path: operation.call.path,
    operation
  }))
  return matchRoute(routes, path)?.route.operation
}

function schemaOf(body: NonNullable<NamedOperation['successes'][number]['body']>): z.ZodType | null {
  if (typeof body === 'string') return SCHEMAS[body].schema
  return 'listOf' in body ? SCHEMAS[body.listOf].schema.array() : null
}

/** What a schema does not know it leaves out: what it gives then differs from what it was given. */
function hold(what: string, schema: z.ZodType, body: unknown): void {
  const known = schema.safeParse(body)
  if (!known.success) throw new Error(`${what} is not as described: ${known.error.message}`)
  if (!isDeepStrictEqual(known.data, body))
    throw new Error(
      `${what} has fields that are not described: ${JSON.stringify(body).slice(0, 500)} where ${JSON.stringify(known.data).slice(0, 500)} is`
    )
}
