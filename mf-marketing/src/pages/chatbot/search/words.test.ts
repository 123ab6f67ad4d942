import { expect, it } from 'vitest'
import { stemOf, wordsOf } from './words.ts'

it('reads the words of a text without case, accents, figures or signs', () => {
  expect(wordsOf('Où garer 2 vans, l’ŒUVRE et le Wi-Fi ?')).toEqual([
    'ou',
    'garer',
    'vans',
    'oeuvre',
    'et',
    'le',
    'wifi'
  ])
  expect(wordsOf('犬は 🙂 12')).toEqual([])
})

it.each([
  ['groupes', 'group'],
  ['monter', 'monte'],
  ['chiens', 'chien'],
  ['dogs', 'dog'],
  ['parking', 'park'],
  ['restaurants', 'restaurant']
])('%s and %s are one word', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other))
})

it.each([
  ['gare', 'garer'],
  ['salle', 'salade'],
  ['class', 'clas']
])('%s and %s are two', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})
