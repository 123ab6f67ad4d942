import { expect, it } from 'vitest'
import { mergeAudits } from './merge-audits.ts'

const entry = (id: number, at: string, action = 'article-created') => ({
  id,
  at,
  action,
  subjectId: id,
  from: '127.0.0.1'
})

it('shows the newest of both audits in one list, apart even where their numbers meet', () => {
  const merged = mergeAudits(
    {
      articles: [entry(2, '2026-05-03T10:00:00.000Z'), entry(1, '2026-05-01T10:00:00.000Z')],
      leads: [entry(2, '2026-05-02T10:00:00.000Z', 'lead-deleted')]
    },
    2
  )
  expect(merged.map(({ key }) => key)).toEqual(['articles-2', 'leads-2'])
})
