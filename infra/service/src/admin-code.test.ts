import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAdminCheck } from './admin-code.ts'

const check = createAdminCheck(createHash('sha256').update('Sésame, ouvre-toi').digest('hex'))

test('accepts the code and nothing near it', () => {
  expect(check('Sésame, ouvre-toi')).toBe(true)
  for (const wrong of ['sésame, ouvre-toi', 'Sésame, ouvre-toi ', 'Sésame', ''])
    expect(check(wrong)).toBe(false)
})

test.each([[undefined], [null], [42], [['Sésame, ouvre-toi']], [{ toString: () => 'Sésame, ouvre-toi' }]])(
  'refuses %s, which is no text',
  (candidate) => {
    expect(check(candidate)).toBe(false)
  }
)

test('refuses to be made with something that is no hash', () => {
  expect(() => createAdminCheck('Sésame')).toThrow(TypeError)
})
