import type { Audience } from '@site/contracts/audience/audience'
import { noSteps } from '@site/contracts/audience/steps'
import { expect, it } from 'vitest'
import { audienceToCsv } from './audience-csv.ts'
import { firstDayOf } from './first-day.ts'

const row = (value: string, visit: number) => ({ value, steps: { ...noSteps(), visit, won: 1 } })
const sums: Audience = {
  from: '2026-11-16',
  to: '2026-11-23',
  since: '2026-11-16',
  total: { ...noSteps(), visit: 9 },
  weeks: [row('2026-11-16', 9)],
  pages: [row('/article/:id', 9), row('/nouveau', 1), row('*', 1), row('', 0)],
  articles: [row('7', 5), row('8', 4)],
  campaigns: [row('', 6), row('=SOMME(1)', 3)],
  tokens: [{ origin: '=A1', received: 3, contacted: 2, won: 1 }]
}

it('AUDIENCE-12 writes a line for each row of each view, by its name, and no formula', () => {
  const lines = audienceToCsv(sums, [{ id: 7, title: 'Avis "clients"' }]).split('\r\n')
  expect(lines[0]).toBe(
    '\uFEFF"Réparti par","Nom","Pages vues","Fenêtre de contact montrée","Assistant ouvert","Formulaire commencé","Formulaire envoyé","Lead contacté","Lead gagné","Lead reçu par jeton"'
  )
  expect(lines.slice(1).map((line) => line.split('","').slice(0, 3).join(' | '))).toEqual([
    '"Semaine | Semaine du 16 novembre | 9',
    '"Page | Articles | 9',
    '"Page | /nouveau | 1',
    '"Page | Autres | 1',
    '"Page | Page inconnue | 0',
    '"Article | Avis ""clients"" | 5',
    '"Article | Article 8 | 4',
    '"Campagne | Sans campagne | 6',
    '"Campagne | \'=SOMME(1) | 3',
    '"Origine | \'=A1 | ',
    ''
  ])
})

it.each([
  ['2026-11-23T10:00:00Z', 4, '2026-11-02'],
  ['2026-11-22T22:59:00Z', 1, '2026-11-16'],
  ['2026-11-22T23:01:00Z', 1, '2026-11-23'],
  ['2027-01-03T12:00:00Z', 2, '2026-12-21']
])('at %s a period of %i weeks begins on the Monday %s, in Paris', (now, weeks, first) => {
  expect(firstDayOf(weeks, new Date(now))).toBe(first)
})
