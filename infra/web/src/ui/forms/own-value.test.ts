import { expect, it } from 'vitest'
import { createOwnValue } from './own-value.tsx'

it('takes no value for another that was set here and is drawn after the next was set', () => {
  const own = createOwnValue('a')
  expect(own.write('a')).toBe(false)
  expect(own.write('ab')).toBe(true)
  expect(own.write('abc')).toBe(true)
  expect(own.isOther('ab')).toBe(false)
  expect(own.isOther('abc')).toBe(false)
})

it('takes what comes from elsewhere, also when it reads as once before', () => {
  const own = createOwnValue('a')
  own.write('ab')
  expect(own.isOther('ab')).toBe(false)
  expect(own.isOther('a')).toBe(true)
  expect(own.write('a')).toBe(false)
  expect(own.isOther('ab')).toBe(true)
})
