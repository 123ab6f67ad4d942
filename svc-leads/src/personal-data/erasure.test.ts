import { randomUUID } from 'node:crypto'
import { toDatabaseDate } from '@site/service/database/database'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyRetention } from '../retention/retention.ts'
import { addLead, insertLead } from '../testing/add-lead.ts'
import { buildLead } from '../testing/build-lead.ts'
import { readAllTables } from '../testing/read-all-tables.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'

describe.each(DIALECTS)('export and erasure by the API on %s', (dialect) => {
  let leads: TestService
  beforeAll(async () => {
    leads = await startTestLeads(dialect)
  })
  afterAll(() => leads.stop())

  const ask = (path: string, body: object) =>
    leads.send('POST', `/api/persons/${path}`, { adminCode: TEST_CODE, ...body })

  /** One person with two addresses, one of them in the archive alone, and an e-mail that has left. */
  async function personWithTwo(name: string) {
    const [one, other] = [`${name}@exemple.fr`, `${name}@ailleurs.fr`]
    const old = new Date('2023-03-01T10:00:00Z')
    const archived = await insertLead(leads.db.knex, leads.db, buildLead({ email: other, createdAt: old }))
    await applyRetention(leads.db, new Date())
    const id = await addLead(leads.db, { email: one })
    await addLead(leads.db, {
      email: `ami-${name}@exemple.com`,
      note: `De la part de ${other.toUpperCase()}`
    })
    const notices = () => leads.db.knex('lead_notices').where({ lead_id: id })
    await eventually('the note that nobody was told', async () => (await notices()).length === 1)
    const identity = randomUUID()
    const sent_at = toDatabaseDate(new Date('2026-11-20T08:30:00Z'))
    const [receiver] = await leads.db
      .knex('call_receivers')
      .insert({ name: 'Mews', url: '', sources: '', secret: '', created_at: sent_at, removed_at: sent_at })
    for (const channel of ['email', `receiver-${receiver}`])
      await leads.db.knex('lead_notices').insert({
        ...{ lead_id: id, noticed_at: sent_at, attempts: 1, channel, event_id: identity, sent_at }
      })
    await ask('links', { first: one, second: other })
    await ask('proposals', {})
    return { one, other, id, archived, identity }
  }
  const rowsOf = (parts: { part: string; rows: number }[]) =>
    Object.fromEntries(parts.filter(({ rows }) => rows > 0).map(({ part, rows }) => [part, rows]))

  it('PERSON-8 exports everything of all addresses, and counts the same before', async () => {
    const { one, other, id, archived, identity } = await personWithTwo('export')
    const kept = (await ask('kept-data', { email: one })).body
    expect(kept.addresses).toEqual([other, one])
    expect(rowsOf(kept.parts)).toMatchObject({ leads: 1, archived: 1, events: 1, links: 1, mentions: 1 })
    expect(kept.told).toEqual([
      { channel: 'email', receiver: null, leadId: id, sentAt: '2026-11-20T08:30:00.000Z', identity },
      { channel: 'webhook', receiver: 'Mews', leadId: id, sentAt: '2026-11-20T08:30:00.000Z', identity }
    ])
    const { status, body, headers } = await ask('export', { email: other })
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body).toMatchObject({
      email: other,
      leads: [{ id, email: one }],
      archived: [{ id: archived, email: other }],
      links: [{ isOnePerson: true, first: other, second: one }],
      mentionedIn: [{ table: 'leads', columns: ['note'] }]
    })
    const [last] = await leads.db.knex('audit_entries').orderBy('id', 'desc').limit(1)
    expect(last).toMatchObject({ action: 'person-exported', affected_rows: null })
  })

  it('PERSON-9 erases everything of all addresses, says what had left, and the audit how many rows', async () => {
    const { one, other, identity } = await personWithTwo('efface')
    const { addresses, parts } = (await ask('kept-data', { email: one })).body
    const { status, body } = await ask('erasure', { email: one, addresses })
    expect(status).toBe(200)
    expect(body).toMatchObject({ parts, told: [{ channel: 'email', identity }, { receiver: 'Mews' }] })
    const left = JSON.stringify(await readAllTables(leads.db))
    for (const address of [one, other]) expect(left.toLowerCase()).not.toContain(address)
    const audit = (await leads.get(`/api/leads/audit?adminCode=${encodeURIComponent(TEST_CODE)}`)).body
    const rows = parts.reduce((sum: number, part: { rows: number }) => sum + part.rows, 0)
    expect(rows).toBeGreaterThan(5)
    expect(audit[0]).toMatchObject({ action: 'lead-erased', subjectId: null, rows })
    expect((await ask('read', { email: one })).status).toBe(404)
    expect(rowsOf((await ask('kept-data', { email: one })).body.parts)).toEqual({})
  })

  it('PERSON-10 refuses an erasure that was confirmed for other addresses', async () => {
    const { one } = await personWithTwo('change')
    const before = await leads.db.knex('leads')
    const { status, body } = await ask('erasure', { email: one, addresses: [one] })
    expect([status, body.code]).toEqual([409, 'person-addresses-changed'])
    expect(await leads.db.knex('leads')).toEqual(before)
    expect((await ask('erasure', { email: one, addresses: [] })).status).toBe(422)
  })
})
