import { HttpError } from '@site/service/http/errors'
import type { Log } from '@site/service/observability/log'
import { orAborted } from '@site/service/process/or-aborted'
import type { BlogCache } from '../data/blog-cache.ts'
import type { JsonAnswer } from '../data/json-answer.ts'
import type { GetJson } from './start-worker.ts'

export interface DataReaderOptions {
  read: BlogCache['read']
  /** A page does not wait longer than this for its data, in whole milliseconds; less than it may take as a whole. */
  patienceMs: number
  /** Milliseconds that never go back. */
  now: () => number
  log: Log
}

/** After data that came too late, pages do without them for this long, so that they do not all wait. Milliseconds. */
const PAUSE = 2000

/**
 * What `getJson` of a server bundle gets: the public data of pages, through the same memory as /api. Nothing else, as
 * no page that is rendered for everybody may hold what needs a code. A slow service costs a page its data, not its thread.
 */
export function createDataReader({ read, patienceMs, now, log }: DataReaderOptions): GetJson {
  let pausedUntil = Number.NEGATIVE_INFINITY

  const readInTime = async (path: string): Promise<JsonAnswer> => {
    const answer = read(path)
    if (!answer) return asProblem(404, 'not-found', `Pages are not made from ${path.split('?')[0]}`)
    const late = AbortSignal.timeout(patienceMs)
    try {
      return await orAborted(answer, late)
    } catch (error) {
      if (error !== late.reason) throw error
      pausedUntil = now() + PAUSE
      log.warn({ path, patienceMs }, 'data for a page come too late')
      return TOO_LATE
    }
  }

  return async (path) => {
    if (pausedUntil > now()) return TOO_LATE
    try {
      const { status, body } = await readInTime(path)
      return { status, body }
    } catch (error) {
      log.warn({ err: error, path }, 'data for a page could not be read')
      if (!(error instanceof HttpError)) return asProblem(500, 'internal', 'The data could not be read')
      return asProblem(error.status, error.code, error.message)
    }
  }
}

const asProblem = (status: number, code: string, message: string): JsonAnswer => ({
  status,
  body: JSON.stringify({ message, code })
})

const TOO_LATE = asProblem(504, 'upstream-slow', 'The data come too late for this page')
