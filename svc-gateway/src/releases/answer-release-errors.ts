import type { releaseProblemSchema } from '@site/contracts/releases/release-calls'
import { TooLargeError } from '@site/federation/archive/unpack-version'
import { NotGrantedError } from '@site/federation/publish/grants'
import { DeployError, diskFullIn } from '@site/federation/registry/deploy-error'
import { StoreAwayError } from '@site/federation/registry/release-store'
import { HttpError } from '@site/service/http/errors'
import type { Middleware } from 'koa'
import type { z } from 'zod'

type ReleaseProblem = z.infer<typeof releaseProblemSchema>

/** Errors of the library, whose messages are for visitors, in words for developers. */
const IN_ENGLISH: Record<string, string> = {
  'too-many-requests': 'Too many calls, or too many at once: try again in a moment.',
  unavailable: 'Who may publish cannot be looked up now: try again in some seconds.',
  'unsupported-media-type': 'The body must be JSON, or application/gzip for a version.',
  'payload-too-large': 'The body is larger than what is taken.',
  'bad-request': 'The body cannot be read.',
  'request-too-slow': 'The body came too slowly.'
}

/** Answers what is wrong with a release as JSON, one clear line for each error. */
export const answerReleaseErrors: Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    const found = problemOf(error)
    if (!found) throw error
    const { status, headers = {}, ...problem } = found
    ctx.state.log.warn({ status, ...problem, by: ctx.state.publisher }, 'release refused')
    ctx.status = status
    ctx.set(headers)
    ctx.body = problem satisfies ReleaseProblem
  }
}

function problemOf(
  error: unknown
): (ReleaseProblem & { status: number; headers?: Record<string, string> }) | null {
  if (error instanceof HttpError && error.status !== 500) {
    const { status, code, message, headers } = error
    return { status, code, ...inLines(IN_ENGLISH[code] ?? message), headers }
  }
  const full = diskFullIn(error instanceof Error ? error.message : '')
  if (full) return { status: 507, code: 'disk-full', ...inLines(`The store has no room: ${full}`) }
  if (!(error instanceof DeployError)) return null
  const { errors } = error
  return { ...statusOf(error), message: errors[0] ?? 'It was refused.', errors }
}

const inLines = (message: string) => ({ message, errors: [message] })

function statusOf(error: DeployError): { status: number; code: string } {
  if (error instanceof NotGrantedError) return { status: 403, code: 'not-granted' }
  if (error instanceof StoreAwayError) return { status: 503, code: 'store-away' }
  if (error instanceof TooLargeError) return { status: 413, code: 'payload-too-large' }
  return { status: 422, code: 'release-refused' }
}
