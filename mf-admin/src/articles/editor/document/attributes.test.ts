import { expect, it } from 'vitest'
import { completeAddress } from './attributes.ts'

it.each([
  ['www.cnil.fr', 'https://www.cnil.fr'],
  [' cnil.fr/fr?x=1 ', 'https://cnil.fr/fr?x=1'],
  ['claire@exemple.fr', 'mailto:claire@exemple.fr'],
  ['https://cnil.fr', 'https://cnil.fr'],
  ['/blog', '/blog'],
  ['#prix', '#prix'],
  ['tel:+33100000000', 'tel:+33100000000']
])('completes %j to %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address)
})
