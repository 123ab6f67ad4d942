import { expect, it } from 'vitest'
import { ARTICLE_LIMITS, articleInputSchema, isBlankHtml } from './article.ts'
import { replaceTags } from './html-tags.ts'

const faultOf = (content: string) =>
  articleInputSchema.safeParse({ title: 'Titre', content }).error?.issues.map(({ message }) => message)

it.each([
  ['', true],
  ['<p></p>', true],
  ['<p>&nbsp; &#160;</p>', true],
  ['<img src="/a.png">', false],
  ['<p>texte</p>', false],
  ['1 < 2', false]
])('%s is blank: %s', (html, isBlank) => {
  expect(isBlankHtml(html)).toBe(isBlank)
})

it('takes tags out as a reader of HTML does', () => {
  expect(replaceTags('<p class="a">un<br>deux</p> < <b>', ' ')).toBe(' un deux   ')
  expect(replaceTags('a < b', ' ')).toBe('a < b')
})

it('is done with 200 KB of “<” at once', { timeout: 5000 }, () => {
  expect(isBlankHtml('<'.repeat(200_000))).toBe(false)
})

it('says that a content is too big, and does not read it', () => {
  expect(faultOf('<'.repeat(ARTICLE_LIMITS.content + 1))).toEqual(['Le contenu ne peut pas dépasser 1 Mo.'])
  expect(faultOf('<p></p>')).toEqual(['Le contenu est obligatoire.'])
  expect(faultOf('<p>texte</p>')).toBeUndefined()
})

it('API-15 makes one line of a title, and has a title that is nothing but controls count as none', () => {
  const content = '<p>texte</p>'
  const titleOf = (title: string) => articleInputSchema.safeParse({ title, content }).data?.title
  expect(titleOf(' Un titre\r\nsur deux lignes\u0000 ')).toBe('Un titre sur deux lignes')
  expect(titleOf('Deux  espaces')).toBe('Deux  espaces')
  expect(titleOf('\u0000\t')).toBeUndefined()
})
