import { unavailable } from '@site/service/http/errors'

/** How many may wait for their turn: each holds its file in memory. */
const WAITING = 4

/**
 * Creates what runs one piece of work at a time, in the order asked for: a picture takes all of a core and some hundred megabytes.
 * Throws 503 where too many wait already.
 */
export function createTurns(most = WAITING): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return (work) => {
    if (waiting > most) throw unavailable(10)
    waiting += 1
    const result = last.then(work).finally(() => (waiting -= 1))
    last = result.catch(() => undefined)
    return result
  }
}
