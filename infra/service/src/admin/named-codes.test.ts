import { CODE_LETTERS, selectorOf } from '@site/contracts/access/codes'
import { expect, test } from 'vitest'
import { hashAdminCode } from '../config/admin-code-hash.ts'
import { createAdminCheck } from './admin-code.ts'
import { createComparisons } from './comparisons.ts'
import { createCodeCheck, makeNamedCode, type StoredCode } from './named-codes.ts'

const SHARED = 'Sésame, ouvre-toi'

/** A check that knows one named code, and counts how often its row is read and its hash compared. */
function setUp(more: Partial<StoredCode> = {}, shared = SHARED) {
  const { code, selector } = makeNamedCode()
  const counts = { reads: 0, compared: 0 }
  let now = 0
  const stored: StoredCode = {
    ...{ id: 3, selector, name: 'Camille', scopes: ['leads'], hash: hashAdminCode(code) },
    ...{ createdAt: new Date(0), revokedAt: null, version: 1, lastUsedAt: null },
    ...more
  }
  const compare = createComparisons({ now: () => now, rightForMs: 600_000 })
  const check = createCodeCheck({
    isShared: createAdminCheck(hashAdminCode(shared)),
    find: async (wanted) => {
      counts.reads += 1
      return wanted === stored.selector ? stored : undefined
    },
    compare: (given, hash, slowly) =>
      compare(given, hash, (text) => {
        counts.compared += 1
        return slowly(text)
      })
  })
  return { check, code, stored, counts, wait: (milliseconds: number) => (now += milliseconds) }
}
const swapLast = (code: string) => `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`

test('a named code has a selector of 8 letters and a secret of more than 128 bits, and none is like another', () => {
  const made = Array.from({ length: 200 }, makeNamedCode)
  for (const { code, selector } of made) expect(selectorOf(code)).toBe(selector)
  expect(new Set(made.map(({ code }) => code)).size).toBe(200)
  const secret = (made[0]?.code ?? '').slice(9).replaceAll('-', '')
  expect(secret.length * Math.log2(CODE_LETTERS.length)).toBeGreaterThan(128)
  expect(new Set(made.flatMap(({ code }) => [...code.replaceAll('-', '')])).size).toBe(CODE_LETTERS.length)
})

test('ADMIN-11 says whose code it is, and lets the shared one have every right', async () => {
  const { check, code, stored } = setUp()
  expect(await check(code)).toEqual({
    named: { id: 3, selector: stored.selector, name: 'Camille' },
    scopes: ['leads']
  })
  expect(await check(SHARED)).toEqual({ named: null, scopes: ['all'] })
  for (const wrong of [
    swapLast(code),
    ` ${code}`,
    code.toUpperCase(),
    makeNamedCode().code,
    '',
    null,
    42,
    [code]
  ])
    expect(await check(wrong)).toBeNull()
})

test('a shared code may have the form of a named one', async () => {
  const shared = makeNamedCode().code
  const { check } = setUp({}, shared)
  expect(await check(shared)).toEqual({ named: null, scopes: ['all'] })
})

test('compares a code once in ten minutes, and reads its row each time: a revocation counts at once', async () => {
  const { check, code, stored, counts, wait } = setUp()
  for (let count = 0; count < 20; count += 1) expect(await check(code)).not.toBeNull()
  expect(counts).toEqual({ reads: 20, compared: 1 })
  wait(600_001)
  expect(await check(code)).not.toBeNull()
  expect(counts.compared).toBe(2)
  stored.revokedAt = new Date(0)
  expect(await check(code)).toBeNull()
  stored.revokedAt = null
  stored.hash = hashAdminCode('another')
  expect(await check(code)).toBeNull()
})

test('compares the same wrong code once, and slows down whoever guesses at one selector', async () => {
  const { code, stored } = setUp()
  const slow = { codes: 2, windowMs: 60_000, everyMs: 20, waiting: 1 }
  const check = createCodeCheck({
    isShared: async () => false,
    find: async () => stored,
    compare: createComparisons({ now: () => 0, slow })
  })
  expect(await check(code)).not.toBeNull()
  const guesses = Array.from({ length: 6 }, () => `${stored.selector}${makeNamedCode().code.slice(8)}`)
  for (const guess of guesses.slice(0, 2)) expect(await check(guess)).toBeNull()
  const statuses = await Promise.all(
    guesses.slice(2).map((guess) => check(guess).catch((error: { status: number }) => error.status))
  )
  expect(statuses).toEqual([null, 429, 429, 429])
  expect(await check(code)).not.toBeNull()
})
