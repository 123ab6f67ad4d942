import { createHmac, randomBytes } from 'node:crypto'
import { tooManyRequests } from '../http/errors.ts'

/**
 * After this many wrong codes within `windowMs` the process slows down; the gateway lets far fewer through from thirty addresses.
 * From then on one code is compared every `everyMs`, while at most `waiting` others wait.
 */
const SLOW = { codes: 1000, windowMs: 15 * 60_000, everyMs: 1000, waiting: 3 }
/** Results that are remembered of either kind, so that they are not compared again. */
const REMEMBERED = 1000

/**
 * Compares a code with a stored hash. Throws 429 while too many wrong codes have come, from whatever addresses.
 *
 * @param stored the hash, which the result is remembered with: another hash is another comparison
 * @param compare the slow comparison itself
 */
export type Compare = (
  code: string,
  stored: string,
  compare: (code: string) => Promise<boolean>
) => Promise<boolean>

/**
 * Comparing with a stored hash is slow, so each result is remembered by an HMAC under a key of this process: a page that polls costs
 * nothing. Codes are compared one at a time. The gateway throttles by address (svc-gateway/src/api/guess-throttle.ts); this slows
 * down whoever reaches a service without passing it.
 *
 * @param rightForMs how long a right code is remembered, in milliseconds
 */
export function createComparisons({
  now = () => performance.now(),
  slow = SLOW,
  rightForMs = Number.POSITIVE_INFINITY
}: {
  now?: () => number
  slow?: typeof SLOW
  rightForMs?: number
} = {}): Compare {
  const key = randomBytes(32)
  /** Until when each is remembered. Kept apart from the wrong codes, so that these cannot push them out, however many come. */
  const right = new Map<string, number>()
  const refused = new Set<string>()
  let wrong = { count: 0, until: 0 }
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const recall = (mark: string): boolean | undefined => {
    if ((right.get(mark) ?? 0) > now()) return true
    return refused.has(mark) ? false : undefined
  }
  const remember = (mark: string, isRight: boolean) => {
    right.delete(mark)
    if (isRight) right.set(mark, now() + rightForMs)
    else refused.add(mark)
    for (const kind of [right, refused]) {
      const [oldest] = kind.keys()
      if (kind.size > REMEMBERED && oldest !== undefined) kind.delete(oldest)
    }
  }
  const isSlow = () => {
    if (now() >= wrong.until) wrong = { count: 0, until: now() + slow.windowMs }
    return wrong.count >= slow.codes
  }
  const compareOnce = async (mark: string, compare: () => Promise<boolean>): Promise<boolean> => {
    const found = recall(mark)
    if (found !== undefined) return found
    if (isSlow()) await new Promise((resolve) => setTimeout(resolve, slow.everyMs))
    const isRight = await compare()
    remember(mark, isRight)
    if (!isRight) wrong.count += 1
    return isRight
  }

  return async (code, stored, compare) => {
    const mark = createHmac('sha256', key).update(`${stored}\n${code}`, 'utf8').digest('base64')
    const found = recall(mark)
    if (found !== undefined) return found
    if (isSlow() && waiting >= slow.waiting) throw tooManyRequests((slow.everyMs * slow.waiting) / 1000)
    waiting += 1
    const result = last.then(() => compareOnce(mark, () => compare(code))).finally(() => (waiting -= 1))
    last = result.catch(() => undefined)
    return result
  }
}
