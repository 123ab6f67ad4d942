import { expect, it } from 'vitest'
import { createOwnText } from './own-text.ts'

it('takes no text for another that was written here and is drawn after the next was written', () => {
  const text = createOwnText('a')
  expect(text.write('a')).toBe(false)
  expect(text.write('ab')).toBe(true)
  expect(text.write('abc')).toBe(true)
  expect(text.isOther('ab')).toBe(false)
  expect(text.isOther('abc')).toBe(false)
})

it('takes what comes from elsewhere, also when it reads as once before', () => {
  const text = createOwnText('a')
  text.write('ab')
  expect(text.isOther('ab')).toBe(false)
  expect(text.isOther('a')).toBe(true)
  expect(text.write('a')).toBe(false)
  expect(text.isOther('ab')).toBe(true)
})
