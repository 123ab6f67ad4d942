import { expect, it } from 'vitest'
import { stateOf } from './article-bar.tsx'
import type { ArticleForm } from './use-article-form.ts'

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
