import { expect, it } from 'vitest'
import { sayDuration } from './first-contact.ts'

it('SHEET-12 says how long a first contact took', () => {
  const said = [0, 59, 60, 754, 3570, 3600, 11_100, 86_400, 187_200].map(sayDuration)
  expect(said).toEqual([
    '0\u00a0s',
    '59\u00a0s',
    '1\u00a0min',
    '13\u00a0min',
    '1\u00a0h\u00a000',
    '1\u00a0h\u00a000',
    '3\u00a0h\u00a005',
    '1\u00a0j',
    '2\u00a0j\u00a04\u00a0h'
  ])
})
