import { expect, it } from 'vitest'
import { presenceCopy } from './drafts.ts'

it.each([
  [['Claire'], 'Claire a aussi ouvert cet article.'],
  [[null], 'Quelqu’un avec le code partagé a aussi ouvert cet article.'],
  [[null, null], '2\u00a0personnes avec le code partagé ont aussi ouvert cet article.'],
  [['Claire', 'Noé'], 'Claire et Noé ont aussi ouvert cet article.'],
  [['Claire', 'Noé', null], 'Claire, Noé et quelqu’un avec le code partagé ont aussi ouvert cet article.'],
  [['Claire', 'Noé', 'Ève', null], 'Claire et 3\u00a0autres ont aussi ouvert cet article.']
])('MANAGE-46 says who else has the article open: %j', (names, said) => {
  expect(presenceCopy.open(names)).toBe(said)
})
