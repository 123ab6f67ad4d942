import { expect, it } from 'vitest'
import { shareReads } from './share-reads.ts'

it('gives each who asks a read that begins after that, and one to all who ask meanwhile', async () => {
  const begun: { resolve: (result: string) => void; reject: (error: Error) => void }[] = []
  const read = shareReads(() => new Promise<string>((resolve, reject) => begun.push({ resolve, reject })))
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const first = read()
  await turn()
  expect(begun).toHaveLength(1)
  const [second, third] = [read(), read()]
  await turn()
  expect(begun).toHaveLength(1)
  begun[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await turn()
  expect(begun).toHaveLength(2)
  begun[1]?.resolve('now')
  expect(await Promise.all([second, third])).toEqual(['now', 'now'])
  const last = read()
  await turn()
  begun[2]?.resolve('later')
  expect(await last).toBe('later')
})
