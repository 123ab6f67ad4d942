import { expect, it } from 'vitest'
import { type CacheEntry, createRenewedStore } from './renewed-store.ts'

/** A store of texts, and calls of `make` that end when the test says so. */
function createControlled(bounds: { maxEntries?: number; maxSize?: number } = {}) {
  const store = createRenewedStore<string>({
    maxEntries: 10,
    maxSize: 100,
    ...bounds,
    sizeOf: ({ length }) => length
  })
  const calls: ((made: Promise<CacheEntry<string>>) => void)[] = []
  const read = (key: string, revision = '1') =>
    store.read(key, revision, () => new Promise((end) => calls.push(end)))
  const give = (call: number, value: string, changes: Partial<CacheEntry<string>> = {}) =>
    calls[call]?.(Promise.resolve({ value, keep: true, isFresh: () => true, ...changes }))
  return { calls, read, give }
}

it('makes a value once for all who wait, and keeps it', async () => {
  const { calls, read, give } = createControlled()
  const both = Promise.all([read('a'), read('a')])
  give(0, 'text')
  expect(await both).toEqual([
    { value: 'text', hit: false },
    { value: 'text', hit: false }
  ])
  expect(await read('a')).toEqual({ value: 'text', hit: true })
  expect(calls).toHaveLength(1)
})

it('never gives a caller of a new revision what was begun for an old one', async () => {
  const { calls, read, give } = createControlled()
  const before = read('a', '1')
  const after = read('a', '2')
  expect(calls).toHaveLength(2)
  give(1, 'new')
  expect(await after).toEqual({ value: 'new', hit: false })
  give(0, 'old', { isFresh: () => false })
  expect(await before).toEqual({ value: 'old', hit: false })
  const again = read('a', '2')
  give(2, 'newer')
  expect(await again).toEqual({ value: 'newer', hit: false })
})

it('gives a value that is not to be kept to those who waited for it, and drops the one it had', async () => {
  const { read, give } = createControlled()
  let isFresh = true
  const first = read('a')
  give(0, 'kept', { isFresh: () => isFresh })
  await first
  isFresh = false
  const second = read('a')
  give(1, 'passing', { keep: false })
  expect(await second).toEqual({ value: 'passing', hit: false })
  isFresh = true
  const third = read('a')
  give(2, 'made anew')
  expect(await third).toEqual({ value: 'made anew', hit: false })
})

it('goes on after a call that failed', async () => {
  const { calls, read, give } = createControlled()
  const failed = read('a')
  calls[0]?.(Promise.reject(new Error('away')))
  await expect(failed).rejects.toThrow('away')
  const second = read('a')
  give(1, 'text')
  expect(await second).toEqual({ value: 'text', hit: false })
})

it.each([
  ['entries', { maxEntries: 2 }],
  ['size', { maxSize: 12 }]
])('forgets what was used longest ago beyond its bound in %s', async (_, bounds) => {
  const { calls, read, give } = createControlled(bounds)
  const fill = async (key: string) => {
    const made = read(key)
    give(calls.length - 1, 'five!')
    return (await made).hit
  }
  await fill('a')
  await fill('b')
  expect((await read('a')).hit).toBe(true)
  await fill('c')
  expect((await read('a')).hit).toBe(true)
  expect(await fill('b')).toBe(false)
})

it('serves what is too long to be kept', async () => {
  const { calls, read, give } = createControlled({ maxSize: 12 })
  for (const call of [0, 1]) {
    const made = read('a')
    give(call, 'longer than twelve')
    expect(await made).toEqual({ value: 'longer than twelve', hit: false })
  }
  expect(calls).toHaveLength(2)
})
