import { expect, it } from 'vitest'
import { buildDesk } from '../follow/build-desk.ts'
import { buildLead } from './build-lead.ts'
import { followUpFileName, followUpToCsv } from './follow-up-csv.ts'
import { leadsToCsv } from './leads-csv.ts'

const linesOf = (csv: string) => csv.split('\r\n').slice(0, -1)

it('LEADS-42 writes the cells of the other export, then where each lead stands', () => {
  const leads = [
    buildLead({ id: 1 }),
    buildLead({ id: 2, origin: 'Formulaire du salon', question: 'Et le dimanche ?' }),
    buildLead({ id: 3 })
  ]
  const csv = followUpToCsv(leads, [
    buildDesk({
      leadId: 2,
      status: 'perdu',
      lostReason: 'Hors de notre région',
      owner: 'Camille Astier',
      contactedAt: '2026-11-24T11:30:00.000Z'
    }),
    buildDesk({ leadId: 1, status: 'rendez-vous', callbackAt: '2026-11-26T08:00:00.000Z' })
  ])
  const first = linesOf(leadsToCsv(leads))
  expect(linesOf(csv)).toEqual([
    `${first[0]},"Statut","Responsable","Rappel","Premier contact","Reçu par","Issue","Question"`,
    `${first[1]},"Rendez-vous","","2026-11-26 09:00:00","","","En cours",""`,
    `${first[2]},"Perdu","Camille Astier","","2026-11-24 12:30:00","Formulaire du salon","Perdu\u00a0: Hors de notre région","Et le dimanche ?"`,
    `${first[3]},"","","","","","",""`
  ])
})

it('LEADS-42 makes text of what a spreadsheet would run', () => {
  const csv = followUpToCsv(
    [buildLead({ id: 1, origin: '=1+1', question: '=2+2' })],
    [buildDesk({ leadId: 1, owner: '@cmd', status: 'gagne' })]
  )
  expect(linesOf(csv)[1]).toMatch(/"Gagné","'@cmd","","","'=1\+1","Gagné","'=2\+2"$/)
})

it('LEADS-42 names the file after the day in Paris', () => {
  expect(followUpFileName(new Date('2026-11-21T23:00:00Z'))).toBe('suivi-2026-11-22.csv')
})
