import { expect, it } from 'vitest'
import { createKeySequence, SEQUENCE_WITHIN } from './key-sequence.ts'

const press = (...keys: [key: string, at: number][]) => {
  const follow = createKeySequence(new Map([['l', 'leads']]))
  return keys.map(([key, at]) => follow(key, at))
}

it('ADMIN-22 takes G and another key for one order', () => {
  expect(press(['g', 0], ['l', 400])).toEqual([undefined, 'leads'])
  expect(press(['g', 0], ['g', 100], ['l', 200])).toEqual([undefined, undefined, 'leads'])
})

it('ADMIN-22 takes a key alone, late or after another for nothing', () => {
  expect(press(['l', 0])).toEqual([undefined])
  expect(press(['g', 0], ['l', SEQUENCE_WITHIN + 1])).toEqual([undefined, undefined])
  expect(press(['g', 0], ['x', 10], ['l', 20])).toEqual([undefined, undefined, undefined])
  expect(press(['g', 0], ['l', 10], ['l', 20])).toEqual([undefined, 'leads', undefined])
})
