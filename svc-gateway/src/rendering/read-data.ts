import { HttpProblem } from '@site/service/errors'
import type { Log } from '@site/service/log'
import type { BlogCache } from '../proxy/blog-cache.ts'
import type { GetJson } from './start-worker.ts'

/**
 * What `getJson` of a server bundle gets: the public data of pages, through the same memory as /api. Nothing else, as
 * no page that is rendered for everybody may hold what needs a code.
 */
export function createDataReader({ read, log }: { read: BlogCache['read']; log: Log }): GetJson {
  return async (path) => {
    try {
      const { status, body } = (await read(path)) ?? notForPages(path)
      return { status, body }
    } catch (error) {
      log.warn({ err: error, path }, 'data for a page could not be read')
      const { status, message, code } = error instanceof HttpProblem ? error : unexpected
      return { status, body: JSON.stringify({ message, code }) }
    }
  }
}

const unexpected = { status: 500, code: 'internal', message: 'Une erreur est survenue. Veuillez réessayer.' }

function notForPages(path: string) {
  const message = `Pages are not made from ${path.split('?')[0]}`
  return { status: 404, body: JSON.stringify({ message, code: 'not-found' }) }
}
