import { articleInputSchema } from '@site/contracts/articles/article'
import { expect, it } from 'vitest'
import { bodyOf } from '../../text/article-draft.ts'
import { missingField } from './use-article-form.ts'

it.each([
  ['', '<p>Texte</p>', 'title'],
  ['   ', '<p>Texte</p>', 'title'],
  ['Titre', '', 'content'],
  ['Titre', ' \n ', 'content'],
  ['Titre', '<p></p>', 'content'],
  ['Titre', '<p>&nbsp;</p>', 'content'],
  ['Titre', '<p>Texte</p>', null],
  ['Titre', '<img src="/a.webp">', null]
])('takes title %j and content %j, and misses %j', (title, content, missing) => {
  expect(missingField({ title, content })).toBe(missing)
})

it('sends the fields of the contract, and no image as null', () => {
  const body = bodyOf({ title: ' Titre ', content: '<p>Texte</p>', imageUrl: '  ' })
  expect(body).toStrictEqual({ title: 'Titre', content: '<p>Texte</p>', imageUrl: null })
  expect(articleInputSchema.safeParse(body).success).toBe(true)
  expect(bodyOf({ title: 'T', content: 'x', imageUrl: ' /a.webp ' }).imageUrl).toBe('/a.webp')
})
