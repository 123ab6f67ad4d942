import type { RouterInstance } from '@koa/router'
import type { Problem } from '@site/contracts/operations/problem'
import type { Context, Middleware } from 'koa'
import { isUnavailable } from '../database/database-errors.ts'
import { HttpError, internal, methodNotAllowed, notFound, unavailable } from './errors.ts'

/** The layers a router leaves on the context: every route whose path matches, whatever its method. */
type Matched = RouterInstance['stack']

/** Turns whatever was thrown further down into an answer `{ message, code, fields? }`, and logs what is an error of ours. */
export const answerErrors: Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (thrown) {
    const error = toHttpError(thrown)
    if (error.status >= 500) ctx.state.log?.error({ err: error.cause ?? error }, 'The request failed')
    writeProblem(ctx, error)
  }
}

/** An unknown error is 500, a database that is away is 503; the cause stays in the log. */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  return isUnavailable(error) ? unavailable(5, error) : internal(error)
}

function writeProblem(ctx: Context, error: HttpError): void {
  const body: Problem = { message: error.message, code: error.code }
  if (error.fields) body.fields = error.fields
  if (error.conflict) body.conflict = error.conflict
  if (error.desk) body.desk = error.desk
  ctx.status = error.status
  ctx.set(error.headers)
  ctx.set('Cache-Control', 'no-store')
  ctx.remove('ETag')
  ctx.body = body
}

/** The last middleware: answers a request that no route answered by 404, by 405 with Allow, or by 204 to OPTIONS. */
export const answerUnmatched: Middleware = async (ctx, next) => {
  await next()
  if (ctx.status !== 404 || ctx.body != null || ctx.respond === false) return
  const matched: Matched = ctx.matched ?? []
  const allowed = new Set(matched.flatMap((layer) => layer.methods))
  if (allowed.size === 0) throw notFound()
  allowed.add('OPTIONS')
  if (ctx.method === 'OPTIONS') {
    ctx.status = 204
    ctx.set('Allow', [...allowed].join(', '))
  } else if (allowed.has(ctx.method)) {
    throw notFound()
  } else {
    throw methodNotAllowed([...allowed])
  }
}
