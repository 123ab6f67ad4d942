import { toJsonSchema } from '@site/contracts/events/json-schema'
import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import { type NamedSchema, SCHEMAS, type SchemaName } from '@site/contracts/operations/schemas/schemas'
import type { NamedOperation } from '@site/contracts/operations/table/operations'
import fc from 'fast-check'
import { bodies, headers, queries, segment, spoilt } from './arbitraries.ts'
import type { RawRequest } from './send-raw.ts'

/** Requests with any headers and no body. */
export const asked = (
  path: fc.Arbitrary<string>,
  method = 'GET',
  more: Record<string, string> = {}
): fc.Arbitrary<RawRequest> =>
  fc
    .tuple(path, headers)
    .map(([address, given]) => ({ method, path: address, headers: { ...given, ...more }, body: null }))

/** Malformed requests of an operation, valid enough to get as far as validation. `code`: the admin code. */
export function requestsOf(operation: NamedOperation, code: string): fc.Arbitrary<RawRequest> {
  const { call, body, query, access } = operation
  const path = pathsOf(operation)
  if (body)
    return fc
      .tuple(path, bodies(bodyOf(body, call.path, code)))
      .map(([address, rest]) => ({ method: call.method, path: address, ...rest }))
  const names = [...Object.keys(query?.shape ?? {}), 'x']
  const withQuery = (...given: Parameters<typeof queries>) =>
    fc.tuple(path, queries(...given)).map((parts) => parts.join(''))
  const withHeader = (isAlsoInQuery = false) =>
    asked(withQuery(isAlsoInQuery ? [...names, 'adminCode'] : names), call.method, {
      [ADMIN_CODE_HEADER]: code
    })
  if (access === 'header') return withHeader()
  if (access === 'header-or-query')
    return fc.oneof(asked(withQuery(names, { adminCode: code }), call.method), withHeader(true))
  return asked(withQuery(names), call.method)
}

/**
 * Addresses of an operation. What only reads is given anything; what changes is given an article of the seed, or a number that is not there;
 * what deletes only the latter, as the others need what is there.
 */
function pathsOf({ call }: NamedOperation): fc.Arbitrary<string> {
  const absent = fc.nat().map((id) => String(id + 1_000_000))
  const changed = call.method === 'DELETE' ? absent : fc.oneof(fc.constant('3'), absent)
  const parts = call.path
    .split('/')
    .map((part) => (!part.startsWith(':') ? fc.constant(part) : call.method === 'GET' ? segment : changed))
  return fc.tuple(...parts).map((filled) => filled.join('/'))
}

/**
 * A spoilt example of a body, in which each field of the schema may be spoilt, those too that the example leaves out. The code is kept, so
 * that what is behind it is reached, unless it is all that the operation is given.
 */
function bodyOf(name: SchemaName, path: string, code: string): fc.Arbitrary<Record<string, unknown>> {
  const { schema, example }: NamedSchema = SCHEMAS[name]
  const fields = Object.keys(toJsonSchema(schema, 'input').properties ?? {})
  const hasCode = fields.includes('adminCode')
  const valid = {
    ...Object.fromEntries(fields.map((field) => [field, undefined])),
    ...(example as Record<string, unknown>),
    ...(hasCode && { adminCode: code })
  }
  const isAll = fields.length === 1 && !path.includes(':')
  return spoilt(valid, hasCode && !isAll ? ['adminCode'] : [])
}
