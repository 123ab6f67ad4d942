import type { RevisionSummary } from '@site/contracts/articles/revision'
import { renderAt, textOf } from '@site/web/testing/render-at'
import { expect, it } from 'vitest'
import { RevisionList } from './revision-list.tsx'

const revision = (more: Partial<RevisionSummary>): RevisionSummary => ({
  articleId: 3,
  number: 2,
  at: '2025-01-15T10:24:00.000Z',
  by: null,
  title: 'Un titre',
  imageUrl: null,
  origin: { writer: 'person' },
  ...more
})

it('REVISION-1 says of each version when, by whom and how it was published, and which one is online', () => {
  const html = renderAt(
    <RevisionList
      revisions={[
        revision({ number: 4, by: 'Camille Astier', scheduleId: 7 }),
        revision({ number: 3, by: 'Noé', origin: { writer: 'program' } }),
        revision({ number: 2 }),
        revision({ number: 1, origin: { writer: 'program' } })
      ]}
      online={4}
      chosen={3}
      onChoose={() => undefined}
    />,
    { address: '/admin/revisions/3' }
  )
  const [first = '', second = '', third = '', last = ''] = html.split('<li>').slice(1).map(textOf)
  expect(first).toMatch(
    /^Version 4 En ligne mercredi 15 janvier 2025 à 11 h 24 publiée à l’heure prévue, par Camille Astier$/
  )
  expect(second).toMatch(/^Version 3 mercredi .* publiée à la main, par Noé$/)
  expect(third).toMatch(/publiée à la main, avec le code partagé$/)
  expect(last).toMatch(/publiée automatiquement, composée par un programme$/)
  expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  expect(html).toMatch(/aria-current="true"[^>]*>.*Version 3/)
})
