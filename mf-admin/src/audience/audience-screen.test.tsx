import type { Audience } from '@site/contracts/audience/audience'
import { noSteps } from '@site/contracts/audience/steps'
import { audienceCalls } from '@site/contracts/operations/calls/audience'
import { renderAt, textOf } from '@site/web/testing/render-at'
import { expect, it } from 'vitest'
import { ARTICLES_KEY } from '../articles/use-articles.ts'
import { AudienceScreen } from './audience-screen.tsx'

const empty: Audience = {
  from: '2026-09-07',
  to: '2026-11-23',
  since: null,
  total: noSteps(),
  weeks: [],
  pages: [],
  articles: [],
  campaigns: [],
  tokens: []
}
const render = (sums: Partial<Audience>) =>
  renderAt(<AudienceScreen adminCode="c" />, {
    address: '/admin/audience',
    prepare({ query }) {
      query.setQueryData(ARTICLES_KEY, [])
      query.setQueryData([audienceCalls.readAudience.path, 'c', 12], { ...empty, ...sums })
    }
  })

it('AUDIENCE-13 says that nothing is counted yet, and offers nothing to export', () => {
  const html = render({})
  expect(textOf(html)).toContain('Rien n’est encore compté')
  expect(html).not.toContain('Exporter')
  expect(html).not.toContain('<table')
})

it('AUDIENCE-13 says since when there is something where the period has nothing', () => {
  const text = textOf(render({ since: '2025-01-01' }))
  expect(text).toContain('Rien n’a été compté sur cette période.')
  expect(text).toContain('Compté depuis le 1er janvier 2025.')
})

it('AUDIENCE-12 draws each step with its part of a hundred pages seen', () => {
  const steps = { ...noSteps(), visit: 1200, 'chat-opened': 90, 'form-sent': 6, contacted: 5 }
  const html = render({ since: '2026-09-07', total: steps, weeks: [{ value: '2026-11-16', steps }] })
  const text = textOf(html)
  expect(text).toMatch(/Pages vues 1\s200 Fenêtre de contact montrée 0/)
  expect(text).toMatch(/Assistant ouvert 90 7,5 pour 100 pages vues/)
  expect(text).toMatch(/Formulaire envoyé 6 0,5 pour 100 pages vues Lead contacté 5 0,4/)
  expect(text).toContain('Semaine du 16 novembre')
})

it('AUDIENCE-15 shows leads that came by tokens apart, also where nothing was counted', () => {
  const tokens = [{ origin: 'Formulaire du salon', received: 3, contacted: 2, won: 1 }]
  const text = textOf(render({ tokens }))
  expect(text).toContain('Rien n’est encore compté')
  expect(text).toContain('Leads reçus par jeton')
  expect(text).toContain('Formulaire du salon 3 2 1')
})
