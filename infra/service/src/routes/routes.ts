import Router from '@koa/router'
import { BODY_LIMITS } from '@site/contracts/operations/body-limits'
import type { CallTypes } from '@site/contracts/operations/calls/call'
import type { BodyOf, Operation } from '@site/contracts/operations/definition/operation'
import { SCHEMAS, type SchemaName } from '@site/contracts/operations/schemas/schemas'
import type { Context, Middleware } from 'koa'
import type { z } from 'zod'
import { type CodeCheck, holderOf, requireCode } from '../admin/admin-code.ts'
import { clientAddress } from '../http/client-address.ts'
import type { HttpError } from '../http/errors.ts'
import { singleValues } from '../http/query.ts'
import { readBody, readFileBody } from '../http/read-body.ts'
import { createThrottle } from '../http/throttle.ts'
import { validate } from '../http/validate.ts'

/** The checked parts of a call, for its handler. */
export interface Asked<Body, Query, Limited = undefined> {
  ctx: Context & { params: Record<string, string> }
  /** The client's address. */
  from: string
  /** The name of the code that the call carries; null for the shared one, and where none is asked for. */
  by: string | null
  body: Body
  query: Query
  /** What `limit` resolved with. */
  limited: Limited
}

export interface Routes {
  router: Router
  /**
   * Serves an operation of the contracts: reads its body, checks the code and its scopes, limits, validates, handles.
   *
   * A body that is a file is read after the code, and stands in `ctx.state.file` as a Buffer.
   *
   * @param handle returns the answer, which is sent with the status of the operation's first success; undefined when it has answered
   * itself (304, prepared JSON), or the answer has no body (204)
   * @param limit counts the call before its body is validated, and may throw; its result becomes `limited`
   */
  route<
    Path extends string,
    Types extends CallTypes,
    Body extends SchemaName,
    Query extends z.ZodObject,
    Limited = undefined
  >(
    operation: Operation<Path, Types, Body, Query>,
    handle: (
      asked: Asked<BodyOf<Body>, z.output<Query>, Limited>
    ) => Promise<Types['answer'] | undefined> | Types['answer'] | undefined,
    limit?: (ctx: Context) => Promise<Limited>
  ): void
}

/** Creates a router whose routes are operations of the contracts. One token may make so many calls a minute (TOKEN-8). */
export function createRoutes(checkCode: CodeCheck, tokenCallsPerMinute = 300): Routes {
  const router = new Router()
  const tokenCalls = createThrottle({ points: tokenCallsPerMinute, seconds: 60 })
  return {
    router,
    route(operation, handle, limit) {
      const {
        call,
        access,
        scopes,
        tokenScopes,
        body,
        bodyLimit = BODY_LIMITS.usual,
        bodyTypes,
        query,
        successes
      } = operation
      const schema = body === undefined ? undefined : schemaOf(body)
      const before: Middleware[] = []
      if (body !== undefined) before.push(readBody(bodyLimit))
      if (access !== undefined) {
        if (!scopes) throw new TypeError(`${call.method} ${call.path} does not say which scope it needs`)
        before.push(requireCode(checkCode, { access, scopes, tokenScopes }, tokenCalls))
      }
      // After the code, as a file is long.
      if (bodyTypes) before.push(readFileBody(bodyLimit, bodyTypes))
      router.register(
        call.path,
        [call.method],
        [
          ...before,
          async (ctx: Context) => {
            const limited = await limit?.(ctx)
            const answer = await handle({
              ctx,
              from: clientAddress(ctx),
              by: holderOf(ctx)?.named?.name ?? null,
              body: schema && validate(schema, ctx.request.body),
              query: query ? validate(query, singleValues(ctx.query)) : {},
              limited
            } as Parameters<typeof handle>[0])
            const [{ status }] = successes
            if (answer === undefined && status !== 204) return
            ctx.status = status
            if (answer !== undefined) ctx.body = answer
          }
        ]
      )
    }
  }
}

const schemaOf = (name: SchemaName): z.ZodType => {
  const named = SCHEMAS[name]
  return 'input' in named ? named.input : named.schema
}

/** Reads the id in a path. @throws the error of `missing` when it cannot be an id, as nothing exists under it */
export function readId({ params }: { params: Record<string, string> }, missing: () => HttpError): number {
  const text = params.id ?? ''
  if (!/^[1-9]\d{0,8}$/.test(text)) throw missing()
  return Number(text)
}
