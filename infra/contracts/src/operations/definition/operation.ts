import type { z } from 'zod'
import type { CodeScope } from '../../access/codes.ts'
import type { TokenScope } from '../../access/tokens.ts'
import type { Call, CallTypes } from '../calls/call.ts'
import type { SCHEMAS, SchemaName } from '../schemas/schemas.ts'

/**
 * Answers of the API that are not a success: each is a `Problem`. What they mean is explained once, in openapi/refusals.ts. Any call may come to 500, so no
 * operation lists it.
 */
export type Refusal = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504

export interface Success {
  status: 200 | 201 | 202 | 204 | 304
  description: string
  /** A schema, a list of them, or another type than JSON. 204 and 304 have none. */
  body?: SchemaName | { listOf: SchemaName } | { type: string; schema?: SchemaName }
  headers?: Record<string, string>
  example?: unknown
}

/** What operations are about, in the order a reader wants them. */
export const TAGS = [
  'Articles',
  'Drafts',
  'Leads',
  'Assistant',
  'Deliveries',
  'Administration',
  'Front ends',
  'Documentation'
] as const

/** Who answers a call: the gateway, or a service behind it. */
export type Owner = 'gateway' | 'content' | 'leads'

/**
 * Where a route takes the admin code from (SAFE-2): changes in the body, lists in the query or a header, the live stream in a header. 'token': none
 * opens it, a token alone does (TOKEN-2), which is always in `Authorization: Bearer`.
 */
export type Access = 'body' | 'header-or-query' | 'header' | 'token'

/** Schemas of bodies, as their handlers know them: without the code, which is looked at before. */
type BodySchema<Name extends SchemaName> = (typeof SCHEMAS)[Name] extends {
  input: infer Input extends z.ZodType
}
  ? Input
  : (typeof SCHEMAS)[Name]['schema']

/** One call of the API in full: who answers it, what it takes and gives, how it may be refused. */
export interface Operation<
  Path extends string = string,
  Types extends CallTypes = CallTypes,
  Body extends SchemaName = SchemaName,
  Query extends z.ZodObject = z.ZodObject
> {
  call: Call<Path, Types>
  owner: Owner
  tag: (typeof TAGS)[number]
  summary: string
  description?: string
  access?: Access
  /** A code needs one of them; none: any right code does. Every operation with an `access` says it (ADMIN-13). */
  scopes?: readonly CodeScope[]
  /** A token needs one of them; absent: no token opens it, which is then refused with 403. */
  tokenScopes?: readonly TokenScope[]
  /** Each parameter with its `describe()`. */
  query?: Query
  headers?: Record<string, { description: string; schema: Record<string, unknown> }>
  body?: Body
  /** Largest body, in bytes, when it is not the usual one (BODY_LIMITS). */
  bodyLimit?: number
  /** Types of a body that is a file, in the place of JSON; `access` is then 'header'. */
  bodyTypes?: readonly string[]
  /** The first is what a handler's answer is sent with. */
  successes: readonly [Success, ...Success[]]
  refusals: Exclude<Refusal, 500>[]
  /** A success changes what pages show. */
  changesArticles?: boolean
  /** The service takes it once for each Idempotency-Key (CONTACT-9). */
  isKeyed?: boolean
  /** Time for the answer to begin, in milliseconds, when it is not the gateway's usual one. */
  timeoutMs?: number
}

/** Checks an entry of the table, and keeps what its call, its body and its query are. */
export const operation = <
  Path extends string,
  Types extends CallTypes,
  Body extends SchemaName = never,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>
>(
  entry: Operation<Path, Types, Body, Query>
): Operation<Path, Types, Body, Query> => entry

/** The body that a handler is given. */
export type BodyOf<Name extends SchemaName> = z.output<BodySchema<Name>>
