import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestLog } from '../testing/test-database.ts'
import { startHousekeeping } from './housekeeping.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs every task now and each hour, and a task that fails stops no other', async () => {
  const { log, entries } = createTestLog()
  const failing = vi.fn(() => Promise.reject(new Error('away')))
  const working = vi.fn(async () => 3)
  const housekeeping = startHousekeeping({ log, tasks: { failing, working } })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(failing).toHaveBeenCalledTimes(2)
  expect(working).toHaveBeenCalledTimes(2)
  expect(entries()).toContainEqual(expect.objectContaining({ task: 'working', count: 3 }))
  expect(entries()).toContainEqual(expect.objectContaining({ task: 'failing', level: 'error' }))
  await housekeeping.stop()
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(working).toHaveBeenCalledTimes(2)
})

it('waits for the task in hand when it stops', async () => {
  let finish: (count: number) => void = () => undefined
  const task = () => new Promise<number>((resolve) => (finish = resolve))
  const housekeeping = startHousekeeping({ log: createTestLog().log, tasks: { task } })
  let isStopped = false
  const stopping = housekeeping.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(1)
  expect(isStopped).toBe(false)
  finish(0)
  await stopping
  expect(isStopped).toBe(true)
})
