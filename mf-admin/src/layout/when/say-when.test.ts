import { expect, it } from 'vitest'
import { sayWallTime, sayWhen, wallTimeOf } from './say-when.ts'

const plain = (text = '') => text.replace(/\s/g, ' ')

it.each([
  ['2026-11-23T10:04:00Z', 'à 11 h 04'],
  ['2026-11-23T08:04:00Z', 'à 9 h 04'],
  ['2026-11-22T23:30:00Z', 'à 0 h 30'],
  ['2026-11-22T16:12:00Z', 'hier à 17 h 12'],
  ['2026-11-03T08:30:00Z', 'le 3 novembre 2026 à 9 h 30']
])('says of %s that it was %s', (at, said) => {
  expect(plain(sayWhen(new Date(at), new Date('2026-11-23T22:30:00Z')))).toBe(said)
})

it.each([
  ['2026-11-27T08:00', 'vendredi 27 novembre à 8 h 00'],
  ['2026-12-01T00:05', 'mardi 1er décembre à 0 h 05']
])('says the weekday of %s', (at, said) => {
  expect(plain(sayWallTime(at))).toBe(said)
})

it('ends no line within a date or an hour', () => {
  const of = (at: string) => sayWhen(new Date(at), new Date('2026-11-23T22:30:00Z')).split(' ')
  expect(of('2026-11-23T09:30:00Z')).toEqual(['à\u00a010\u00a0h\u00a030'])
  expect(of('2026-11-22T16:12:00Z')).toEqual(['hier', 'à\u00a017\u00a0h\u00a012'])
  expect(of('2026-11-03T08:30:00Z')).toEqual(['le\u00a03\u00a0novembre\u00a02026', 'à\u00a09\u00a0h\u00a030'])
  expect(sayWallTime('2026-12-01T00:05')?.split(' ')).toEqual([
    'mardi',
    '1er\u00a0décembre',
    'à\u00a00\u00a0h\u00a005'
  ])
})

it('says nothing of what is no date', () => {
  expect(sayWallTime('2026-11-T08:00')).toBeUndefined()
})

it.each([
  ['2026-11-27T07:00:00Z', '2026-11-27T08:00'],
  ['2026-11-27T23:05:00Z', '2026-11-28T00:05']
])('reads %s on the wall as %s', (at, wall) => {
  expect(wallTimeOf(new Date(at))).toBe(wall)
})
