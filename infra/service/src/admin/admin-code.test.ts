import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashAdminCode } from '../config/admin-code-hash.ts'
import { createAdminCheck } from './admin-code.ts'
import { createComparisons } from './comparisons.ts'

const CODE = 'Sésame, ouvre-toi'
const fast = createHash('sha256').update(CODE).digest('hex')
const slow = { codes: 3, windowMs: 60_000, everyMs: 20, waiting: 2 }
const statusOf = (looked: Promise<boolean>) => looked.catch((error: { status: number }) => error.status)

test.each([
  ['its SHA-256', fast],
  ['its slow hash', hashAdminCode(CODE)]
])('kept as %s, the code is accepted and nothing near it', async (_, stored) => {
  const check = createAdminCheck(stored)
  expect([await check(CODE), await check(CODE)]).toEqual([true, true])
  for (const wrong of ['sésame, ouvre-toi', 'Sésame, ouvre-toi ', 'Sésame', ''])
    expect(await check(wrong)).toBe(false)
})

test.each([[undefined], [null], [42], [[CODE]], [{ toString: () => CODE }]])(
  'refuses %s, which is no text',
  async (candidate) => {
    expect(await createAdminCheck(fast)(candidate)).toBe(false)
  }
)

test('no code opens what was kept of an empty one', async () => {
  expect(await createAdminCheck(createHash('sha256').update('').digest('hex'))('')).toBe(false)
  expect(await createAdminCheck(hashAdminCode(''))('')).toBe(false)
})

test('refuses to be made with something that is no hash', () => {
  expect(() => createAdminCheck('Sésame')).toThrow(TypeError)
})

test('hashes of one code differ, and hold no code', () => {
  const hashes = [hashAdminCode(CODE), hashAdminCode(CODE)]
  expect(hashes[0]).not.toBe(hashes[1])
  expect(hashes.join()).not.toMatch(/sésame|\$/i)
})

test('polls with the right code a hundred times for one comparison', async () => {
  const check = createAdminCheck(hashAdminCode(CODE))
  await check(CODE)
  const start = process.cpuUsage()
  for (let count = 0; count < 100; count += 1) expect(await check(CODE)).toBe(true)
  // A hundred comparisons would take seconds.
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000)
})

test('slows down whoever guesses past the gateway, and lets the known code through', async () => {
  let now = 0
  const check = createAdminCheck(fast, createComparisons({ now: () => now, slow }))
  expect(await check(CODE)).toBe(true)
  for (let count = 0; count < 3; count += 1) expect(await check(`faux ${count}`)).toBe(false)
  expect(await check('faux 0')).toBe(false) // the same again is no guess
  const guesses = Array.from({ length: 10 }, (_, count) => statusOf(check(`autre ${count}`)))
  expect(await check(CODE)).toBe(true)
  expect(await Promise.all(guesses)).toEqual([false, false, ...Array(8).fill(429)])
  now = slow.windowMs
  const later = Array.from({ length: 3 }, (_, count) => statusOf(check(`encore ${count}`)))
  expect(await Promise.all(later)).toEqual([false, false, false])
})
