import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThrottle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('allows its points, then answers 429 and when to come back', async () => {
  const throttle = createThrottle({ points: 2, seconds: 60 })
  await throttle.take('a')
  vi.advanceTimersByTime(10_000)
  await throttle.take('a')
  await expect(throttle.take('a')).rejects.toMatchObject({
    status: 429,
    code: 'too-many-requests',
    headers: { 'Retry-After': '50' }
  })
})

test('counts each key apart', async () => {
  const throttle = createThrottle({ points: 1, seconds: 60 })
  await throttle.take('a')
  await throttle.take('b')
  await expect(throttle.take('a')).rejects.toMatchObject({ status: 429 })
})

test('forgets after its time', async () => {
  const throttle = createThrottle({ points: 1, seconds: 60 })
  await throttle.take('a')
  vi.advanceTimersByTime(60_001)
  await expect(throttle.take('a')).resolves.toBeUndefined()
})

test('a point given back can be taken again', async () => {
  const throttle = createThrottle({ points: 1, seconds: 60 })
  await throttle.take('a')
  await throttle.giveBack('a')
  await expect(throttle.take('a')).resolves.toBeUndefined()
})
