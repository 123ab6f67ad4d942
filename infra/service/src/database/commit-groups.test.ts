import { expect, it, vi } from 'vitest'
import { createCommitGroups } from './commit-groups.ts'

const fulfilled = (value: number): PromiseSettledResult<number> => ({ status: 'fulfilled', value })

it('commits together what waits, in order, and gives each its own result', async () => {
  const groups: number[][] = []
  const add = createCommitGroups<number, number>(async (items) => {
    groups.push(items)
    await new Promise((resolve) => setImmediate(resolve))
    return items.map((item) => fulfilled(item * 10))
  })
  const results = await Promise.all(Array.from({ length: 200 }, (_, index) => add(index)))
  expect(results).toEqual(Array.from({ length: 200 }, (_, index) => index * 10))
  expect(groups.flat()).toEqual(Array.from({ length: 200 }, (_, index) => index))
  expect(Math.max(...groups.map((group) => group.length))).toBe(64)
})

it('takes an item that comes while others are committed', async () => {
  let release: () => void = () => undefined
  const groups: number[][] = []
  const add = createCommitGroups<number, number>(async (items) => {
    groups.push(items)
    if (groups.length === 1) await new Promise<void>((resolve) => (release = resolve))
    return items.map(fulfilled)
  })
  const first = add(1)
  await vi.waitFor(() => expect(groups).toEqual([[1]]))
  expect(await add(2)).toBe(2)
  release()
  expect(await first).toBe(1)
  expect(groups).toEqual([[1], [2]])
})

it('rejects the items that failed and no other, or all of a group that failed', async () => {
  const add = createCommitGroups<number, number>(async (items) => {
    if (items.includes(13)) throw new Error('all')
    return items.map((item) =>
      item % 2 === 0 ? fulfilled(item) : { status: 'rejected', reason: new Error('odd') }
    )
  })
  const settled = await Promise.allSettled([add(2), add(3)])
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  await expect(Promise.all([add(2), add(13)])).rejects.toThrow('all')
  expect(await add(4)).toBe(4)
})
