import type { RouterInstance } from '@koa/router'
import type { Problem } from '@site/contracts/operations/problem'
import type { Context, Middleware } from 'koa'
import { isUnavailable } from '../database/database-errors.ts'
import { HttpProblem, internal, methodNotAllowed, notFound, unavailable } from './errors.ts'

/** The layers a router leaves on the context: every route whose path matches, whatever its method. */
type Matched = RouterInstance['stack']

/** Turns whatever was thrown further down into an answer `{ message, code, fields? }`, and logs what is our fault. */
export const answerProblems: Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    const problem = toProblem(error)
    if (problem.status >= 500) ctx.state.log?.error({ err: problem.cause ?? problem }, 'The request failed')
    writeProblem(ctx, problem)
  }
}

/** An unknown error is 500, a database that is away is 503; the cause stays in the log. */
function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error
  return isUnavailable(error) ? unavailable(5, error) : internal(error)
}

function writeProblem(ctx: Context, problem: HttpProblem): void {
  const body: Problem = { message: problem.message, code: problem.code }
  if (problem.fields) body.fields = problem.fields
  ctx.status = problem.status
  ctx.set(problem.headers)
  ctx.set('Cache-Control', 'no-store')
  ctx.remove('ETag')
  ctx.body = body
}

/** Last in the list: what no route answered is 404, 405 with Allow, or the 204 of OPTIONS. */
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
