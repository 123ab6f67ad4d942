import { nextParisMidnight } from '@site/service/process/paris-time'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemTimers } from './timers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const HOUR_MS = 3_600_000

describe('midnight', () => {
  it.each([
    ['in spring', '2027-03-26T12:00:00.000Z'],
    ['in autumn', '2026-10-23T12:00:00.000Z']
  ])('comes once a day over the change of clocks %s, whatever zone the process is in', async (_, start) => {
    vi.setSystemTime(new Date(start))
    const fired: number[] = []
    const stop = systemTimers.atMidnight(() => fired.push(Date.now()))
    let expected = new Date(start)
    const midnights = Array.from({ length: 4 }, () => {
      expected = nextParisMidnight(expected)
      return expected.getTime()
    })
    await vi.advanceTimersByTimeAsync(4 * 24 * HOUR_MS)
    expect(fired.map((at) => Math.floor(at / 1000) * 1000)).toEqual(midnights)
    stop()
    await vi.advanceTimersByTimeAsync(24 * HOUR_MS)
    expect(fired).toHaveLength(4)
  })
})
