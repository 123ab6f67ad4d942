import { expect, it } from 'vitest'
import { isEnglish } from './is-english.ts'

it.each([
  'Are dogs allowed in the rooms?',
  'How much does it cost',
  'do you work with my PMS',
  'Can I cancel?',
  'WHAT IS THE PRICE OF AN AUDIT?'
])('%s is English', (question) => {
  expect(isEnglish(question)).toBe(true)
})

it.each([
  'Les chiens sont-ils admis ?',
  'Vous connectez-vous à The Hotels Network ?',
  'c quoi le yield management',
  'What',
  'Do it yourself, c’est possible avec vous ?',
  'Was kostet ein Audit?',
  '????',
  ''
])('%s is not', (question) => {
  expect(isEnglish(question)).toBe(false)
})
