import { expect, it } from 'vitest'
import { createRepeats } from './repeats.ts'

const TEXT = 'Boostez votre visibilité avec notre agence, offre numéro 12 : https://a.fr'

it('counts the other addresses that sent a text, its links, digits and spaces apart', () => {
  const repeats = createRepeats(() => new Date(0))
  expect(repeats.count(TEXT, 'a@exemple.fr')).toBe(0)
  expect(repeats.count(TEXT.replace('12', '13').replace('a.fr', 'b.fr'), 'b@exemple.fr')).toBe(1)
  expect(repeats.count(` ${TEXT.toUpperCase()}`, 'c@exemple.fr')).toBe(2)
})

it('counts nobody twice: who sends again is no other', () => {
  const repeats = createRepeats(() => new Date(0))
  expect([1, 2, 3].map(() => repeats.count(TEXT, 'a@exemple.fr'))).toEqual([0, 0, 0])
  expect(repeats.count(TEXT, 'A@exemple.fr')).toBe(0)
})

it('takes what anybody may write for no repeat, and forgets after a day', () => {
  let now = 0
  const repeats = createRepeats(() => new Date(now))
  for (const email of ['a@a.fr', 'b@b.fr']) expect(repeats.count('je voudrais un devis svp', email)).toBe(0)
  repeats.count(TEXT, 'a@exemple.fr')
  now = 24 * 3_600_000
  expect(repeats.count(TEXT, 'b@exemple.fr')).toBe(0)
})

it('stays small in a flood of texts', () => {
  const repeats = createRepeats(() => new Date(0))
  repeats.count(TEXT, 'a@exemple.fr')
  const letters = (count: number) =>
    count.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')
  for (let count = 0; count < 20_001; count += 1) repeats.count(`${TEXT} ${letters(count)}`, 'a@exemple.fr')
  expect(repeats.count(TEXT, 'b@exemple.fr')).toBe(0)
})
