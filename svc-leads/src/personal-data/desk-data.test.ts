import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCommand } from '../cli/commands.ts'
import { applyRetention } from '../retention/retention.ts'
import { addLead } from '../testing/add-lead.ts'
import { readAllTables } from '../testing/read-all-tables.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'

const EMAIL = 'paule@exemple.fr'

/** What was done about a lead is about its person: it goes where the lead goes (DATA-1, DATA-2). */
describe.each(DIALECTS)('what was done about the leads of a person on %s', (dialect) => {
  let leads: TestService
  const now = new Date('2026-11-24T09:00:00.000Z')

  beforeAll(async () => {
    leads = await startTestLeads(dialect, { clock: () => now })
  })
  afterAll(() => leads.stop())

  const run = (...words: string[]) => readCommand(words)(leads.db, now)
  const note = (id: number, text: string) =>
    leads.send('POST', `/api/leads/${id}/notes`, { adminCode: TEST_CODE, text })
  const lose = (id: number, lostReason: string) =>
    leads.send('PATCH', `/api/leads/${id}/desk`, {
      adminCode: TEST_CODE,
      version: 1,
      status: 'perdu',
      lostReason
    })
  const rowsOf = (table: string, id: number) => leads.db.knex(table).where({ lead_id: id })

  it('DESK-11 is exported and erased with the person, and the address goes from what was noted about others', async () => {
    const id = await addLead(leads.db, { email: EMAIL })
    const friend = await addLead(leads.db, { email: 'ami@exemple.fr' })
    await note(id, 'Préfère le matin')
    await lose(id, 'Budget')
    await note(friend, `Envoyée par ${EMAIL}, pas par xpaule@exemple.fr`)
    const journal = await rowsOf('lead_journal', friend)
    const edited = { adminCode: TEST_CODE, text: 'Amie', seen: journal[0].detail }
    await leads.send('PUT', `/api/leads/${friend}/notes/${journal[0].id}`, edited)
    const [own] = await rowsOf('lead_journal', id)
    const editedOwn = { adminCode: TEST_CODE, text: 'Préfère le soir', seen: own.detail }
    await leads.send('PUT', `/api/leads/${id}/notes/${own.id}`, editedOwn)
    await lose(friend, `Doublon de ${EMAIL.toUpperCase()}`)

    const exported = JSON.parse(await run('export', '--email', EMAIL))
    expect(exported.desk).toMatchObject([
      { leadId: id, status: 'perdu', lostReason: 'Budget' },
      { leadId: id, kind: 'note', text: 'Préfère le soir', edits: [{ before: 'Préfère le matin' }] },
      { leadId: id, kind: 'change', status: { from: 'nouveau', to: 'perdu' } }
    ])
    expect(exported.mentionedIn).toMatchObject([
      { table: 'lead_desks', id: friend, columns: ['lost_reason'] },
      { table: 'lead_journal', columns: ['detail'] },
      { table: 'lead_note_edits', columns: ['wording'] }
    ])

    const erased = await run('erase', '--email', EMAIL)
    for (const line of ['desk: 3', 'mentions: 3']) expect(erased.split('\n')).toContain(line)
    for (const table of ['lead_desks', 'lead_journal', 'lead_note_edits'])
      expect(await rowsOf(table, id), table).toEqual([])
    const traces = JSON.stringify(await readAllTables(leads.db)).match(/.{0,1}paule@exemple\.fr/gi)
    expect(traces).toEqual(['xpaule@exemple.fr'])
    const sheet = await leads.get(`/api/leads/${friend}/sheet`, {
      'X-Admin-Code': encodeURIComponent(TEST_CODE)
    })
    expect(sheet.body.desk.lostReason).toBe('Doublon de […]')
    expect(sheet.body.journal[1].edits[0].before).toBe('Envoyée par […], pas par xpaule@exemple.fr')
  })

  it('DESK-11 stays with an archived lead until the archive is erased', async () => {
    const createdAt = new Date('2024-03-01T09:00:00.000Z')
    const id = await addLead(leads.db, { email: 'ancien@exemple.fr', createdAt })
    await note(id, 'Rappelé en vain')
    await applyRetention(leads.db, now)
    expect(await rowsOf('lead_desks', id)).toEqual([])
    const exported = JSON.parse(await run('export', '--email', 'ancien@exemple.fr'))
    expect(exported.desk).toMatchObject([{ leadId: id, kind: 'note', text: 'Rappelé en vain' }])
    await applyRetention(leads.db, new Date('2029-03-02T09:00:00.000Z'))
    expect(await rowsOf('lead_journal', id)).toEqual([])
  })
})
