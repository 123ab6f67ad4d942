import { expect, it } from 'vitest'
import type { ArticleForm } from '../state/use-article-form.ts'
import { stateOf } from './article-bar.tsx'

const said = (form: Partial<ArticleForm>) =>
  stateOf({
    ...{ draft: { title: 'Titre', content: '<p>Texte.</p>', imageUrl: '' }, drafts: { isKept: true } },
    ...{ isDirty: true, published: null, articleId: 7, state: 'published' },
    ...{ server: { conflict: null, failure: null, draft: null } },
    ...form
  } as ArticleForm).text

it('says of an article that is online that its changes are not yet', () => {
  expect(said({})).toBe('Modifications pas encore en ligne.')
})

it.each([
  ['was never stored', { articleId: undefined, state: 'draft' }],
  ['was taken off the blog', { state: 'withdrawn' }]
] as const)('says of one that %s that it is not online', (_, form) => {
  expect(said(form)).toBe('Pas encore en ligne.')
})

it('says of one that is published here, and then taken off the blog, that it is off', () => {
  const published = { id: 7 } as ArticleForm['published']
  expect(said({ isDirty: false, published })).toBe('En ligne.')
  expect(said({ isDirty: false, published, state: 'withdrawn' })).toBe('Retiré du blog.')
})

const planned = {
  id: 4,
  version: 2,
  savedAt: '2026-11-26T07:56:00.000Z',
  schedule: { version: 2, at: '2026-11-27T08:00' }
}
const withDraft = (draft: unknown, changes: object = {}) =>
  ({
    server: { conflict: null, failure: null, isSaved: true, draft, ...changes }
  }) as unknown as Partial<ArticleForm>

it('EDITOR-16 says when what is planned appears, and that a draft is kept once it is another text', () => {
  expect(said(withDraft(planned))).toBe('Prévu pour vendredi 27\u00a0novembre à\u00a08\u00a0h\u00a000.')
  expect(said(withDraft({ ...planned, version: 3 }))).toMatch(/^Brouillon gardé/)
  expect(said(withDraft(planned, { isSaved: false }))).toMatch(/^Brouillon gardé/)
})

it('EDITOR-17 says of a text that was refused, once another one was published, that it is kept here', () => {
  const conflict = { code: 'draft-exists', by: null, at: '2026-11-26T08:15:00.000Z' }
  const refused = withDraft(null, { conflict, isSaved: false })
  expect(said(refused)).toMatch(/^Cet article a déjà un brouillon/)
  expect(said({ ...refused, outdated: { by: null, at: null } })).toBe(
    'Votre texte est gardé dans ce navigateur.'
  )
})
