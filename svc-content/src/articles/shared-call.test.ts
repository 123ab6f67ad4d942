import { expect, it } from 'vitest'
import { createSharedCall } from './shared-call.ts'

/** A call that ends when the test says so. */
function createControlled() {
  const calls: { resolve: (value: number) => void; reject: (error: Error) => void }[] = []
  const call = () => new Promise<number>((resolve, reject) => calls.push({ resolve, reject }))
  return { calls, shared: createSharedCall(call) }
}

it('never lets a caller share a call that began before it came', async () => {
  const { calls, shared } = createControlled()
  const first = shared()
  const second = shared()
  const third = shared()
  expect(calls).toHaveLength(1)
  calls[0]?.resolve(1)
  expect(await first).toBe(1)
  calls[1]?.resolve(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])
  expect(calls).toHaveLength(2)
})

it('goes on after a call that failed', async () => {
  const { calls, shared } = createControlled()
  const first = shared()
  const second = shared()
  calls[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  calls[1]?.resolve(2)
  expect(await second).toBe(2)
  const third = shared()
  calls[2]?.resolve(3)
  expect(await third).toBe(3)
})
