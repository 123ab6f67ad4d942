import { expect, it } from 'vitest'
import { readingMinutes } from './related.ts'

it('counts minutes of reading, never none', () => {
  expect(readingMinutes('<p>Deux mots</p>')).toBe(1)
  expect(readingMinutes(`<p>${'mot '.repeat(900)}</p>`)).toBe(4)
})
