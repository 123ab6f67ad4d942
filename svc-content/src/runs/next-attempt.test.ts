import { expect, it } from 'vitest'
import { WriterError } from '../writers/draft/writer-error.ts'
import { nextAttempt } from './next-attempt.ts'

const at = new Date('2026-11-21T10:00:00.000Z')
const today = (attempts: number) => ({ plannedDate: '2026-11-21', attempts })
const waitOf = (attempts: number, error: unknown = new Error('no')) =>
  ((nextAttempt(today(attempts), error, at)?.getTime() ?? 0) - at.getTime()) / 60_000

it('the day’s article is tried again after 1, 2, 4… minutes, an hour at most', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 30].map((attempts) => waitOf(attempts))).toEqual([
    1, 2, 4, 8, 16, 32, 60, 60, 60
  ])
})

it('it is not tried before the service that writes wants to be asked again', () => {
  const askingToWait = (minutes: number) =>
    new WriterError('rate-limited', 'too many', { retryAfterMs: minutes * 60_000 })
  expect([
    waitOf(1, askingToWait(90)),
    waitOf(3, askingToWait(1)),
    waitOf(1, new WriterError('failing', 'no'))
  ]).toEqual([90, 4, 1])
  expect(waitOf(1, Object.assign(new Error('not ours'), { retryAfterMs: 5_400_000 }))).toBe(1)
})

it('it is given up where its day in Paris would be over', () => {
  const late = new Date('2026-11-21T22:58:59.999Z')
  expect(nextAttempt(today(1), undefined, late)).toEqual(new Date('2026-11-21T22:59:59.999Z'))
  expect(nextAttempt(today(1), undefined, new Date(late.getTime() + 1))).toBeNull()
})

it('what an administrator asked for is not tried again by itself', () => {
  expect(nextAttempt({ plannedDate: null, attempts: 1 }, new Error('no'), at)).toBeNull()
})
