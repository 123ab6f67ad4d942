import { expect, it } from 'vitest'
import { createKeySequence, SEQUENCE_WITHIN } from './key-sequence.ts'

const press = (...keys: [key: string, at: number][]) => {
  const follow = createKeySequence(new Map([['l', 'leads']]))
  return keys.map(([key, at]) => follow(key, at))
}
const targets = (...keys: [key: string, at: number][]) => press(...keys).map(({ target }) => target)
const seconds = (...keys: [key: string, at: number][]) => press(...keys).map(({ isSecond }) => isSecond)

it('ADMIN-22 takes G and another key for one order', () => {
  expect(targets(['g', 0], ['l', 400])).toEqual([undefined, 'leads'])
  expect(targets(['g', 0], ['g', 100], ['l', 200])).toEqual([undefined, undefined, 'leads'])
})

it('ADMIN-22 takes a key alone, late or after another for nothing', () => {
  expect(targets(['l', 0])).toEqual([undefined])
  expect(targets(['g', 0], ['l', SEQUENCE_WITHIN + 1])).toEqual([undefined, undefined])
  expect(targets(['g', 0], ['x', 10], ['l', 20])).toEqual([undefined, undefined, undefined])
  expect(targets(['g', 0], ['l', 10], ['l', 20])).toEqual([undefined, 'leads', undefined])
})

it('ADMIN-22 keeps the key after G from the keys of the screen, also where it leads nowhere', () => {
  expect(seconds(['g', 0], ['l', 400])).toEqual([false, true])
  expect(seconds(['g', 0], ['x', 10], ['x', 20])).toEqual([false, true, false])
  expect(seconds(['l', 0], ['g', 10], ['l', SEQUENCE_WITHIN + 11])).toEqual([false, false, false])
  for (const key of ['tab', 'enter', 'arrowdown', ' '])
    expect(seconds(['g', 0], [key, 10])).toEqual([false, false])
})
