import { articleInputSchema } from '@site/contracts/articles/article'
import { expect, it } from 'vitest'
import { bodyOf } from './use-article-changes.ts'
import { isIncomplete } from './use-article-form.ts'

it.each([
  ['', '<p>Texte</p>', true],
  ['   ', '<p>Texte</p>', true],
  ['Titre', '', true],
  ['Titre', ' \n ', true],
  ['Titre', '<p></p>', true],
  ['Titre', '<p>&nbsp;</p>', true],
  ['Titre', '<p>Texte</p>', false],
  ['Titre', '<img src="/a.webp">', false]
])('takes title %j and content %j as missing something: %j', (title, content, missing) => {
  expect(isIncomplete({ title, content })).toBe(missing)
})

it('sends the fields of the contract, and no image as null', () => {
  const body = bodyOf({ title: ' Titre ', content: '<p>Texte</p>', imageUrl: '  ' })
  expect(body).toStrictEqual({ title: 'Titre', content: '<p>Texte</p>', imageUrl: null })
  expect(articleInputSchema.safeParse(body).success).toBe(true)
  expect(bodyOf({ title: 'T', content: 'x', imageUrl: ' /a.webp ' }).imageUrl).toBe('/a.webp')
})
