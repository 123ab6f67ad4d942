import { randomUUID } from 'node:crypto'
import { siteEventSchema } from '@site/contracts/events/events'
import { toDatabaseDate } from '@site/service/database/database'
import { keepDeadLetter } from '@site/service/events/inbox'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCommand } from '../cli/commands.ts'
import { applyRetention } from '../retention/retention.ts'
import { insertLead } from '../testing/add-lead.ts'
import { buildContact, buildLead } from '../testing/build-lead.ts'
import { readAllTables } from '../testing/read-all-tables.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'

const EMAIL = 'Marie.D_Or+devis@Exemple.fr'

/** The commands of `npm run site -- leads` (DATA-2, CONTACT-11, GDPR articles 15 and 17). */
describe.each(DIALECTS)('personal data on %s', (dialect) => {
  let leads: TestService
  const now = new Date()

  beforeAll(async () => {
    leads = await startTestLeads(dialect)
  })
  afterAll(() => leads.stop())

  const run = (...words: string[]) => readCommand(words)(leads.db, now)
  const capture = async (changes = {}, headers?: Record<string, string>): Promise<number> =>
    (await leads.send('POST', '/api/contact', buildContact(changes), headers)).body.id
  const listed = async (search = '') =>
    (await leads.get(`/api/leads?adminCode=${encodeURIComponent(TEST_CODE)}&search=${search}`)).body
  const traces = async (pattern: RegExp) =>
    Object.entries(await readAllTables(leads.db)).filter(([, rows]) => pattern.test(JSON.stringify(rows)))

  /** Stores the address in every table that could contain it. */
  async function storeEverywhere(): Promise<{
    id: number
    suspect: number
    archived: number
    others: number[]
  }> {
    const old = new Date('2023-03-01T10:00:00Z')
    const inactive = buildLead({ email: EMAIL.toUpperCase(), createdAt: old, nom: 'Archive' })
    const archived = await insertLead(leads.db.knex, leads.db, inactive)
    await applyRetention(leads.db, now)
    const id = await capture({ email: EMAIL, message: 'Bonjour' }, { 'Idempotency-Key': randomUUID() })
    const suspect = await capture({ email: EMAIL.toLowerCase(), website: 'https://spam.example' })
    const others = [
      await capture({
        email: 'ami@exemple.fr',
        message: `Voir avec ${EMAIL}, merci. Pas avec xmarie.d_or+devis@exemple.fr`
      }),
      await capture({ email: 'nom@exemple.fr', lastName: EMAIL.toLowerCase() }),
      await capture({
        email: 'url@exemple.fr',
        pageUrl: `https://site.example/?e=${encodeURIComponent(EMAIL)}&p=1`
      })
    ]
    const notices = () => leads.db.knex('lead_notices').whereIn('lead_id', [id, ...others])
    await eventually('the notices', async () => (await notices()).length === 4)
    const event = await leads.db.knex('outbox').where('event', 'like', `%"leadId":${id}}%`).first()
    const letter = { consumer: 'team-webhook', attempts: 5, eventId: null }
    await keepDeadLetter(leads.db.knex, { ...letter, event: event.event, cause: 'Error: 500' }, now)
    await keepDeadLetter(
      leads.db.knex,
      { ...letter, event: 'no event', cause: `Error: <${EMAIL}> refused` },
      now
    )
    return { id, suspect, archived, others }
  }

  it('DATA-2 exports everything and erases all of it: the address is then in no table', async () => {
    const { id, suspect, archived, others } = await storeEverywhere()
    const untouched = await capture({ email: 'annemarie.d_or+devis@exemple.fr' })

    const exported = JSON.parse(await run('export', '--email', ` ${EMAIL.toLowerCase()} `))
    expect(exported.leads.map((lead: { id: number; status: string }) => [lead.id, lead.status])).toEqual([
      [id, 'listed'],
      [suspect, 'suspect']
    ])
    expect(exported.archived).toMatchObject([
      { id: archived, nom: 'Archive', lastActivityAt: '2023-03-01T10:00:00.000Z' }
    ])
    expect(exported.events).toHaveLength(1)
    expect(exported.notices).toMatchObject([{ leadId: id }])
    expect(exported.idempotencyKeys).toMatchObject([{ leadId: id }])
    expect(exported.deadLetters).toHaveLength(2)
    expect(exported.mentionedIn).toEqual([
      { table: 'leads', id: others[0], columns: ['note'] },
      { table: 'leads', id: others[1], columns: ['nom'] },
      { table: 'leads', id: others[2], columns: ['page_url'] }
    ])
    const address = /(?<![\w.+-])marie\.d_or(\+|%2B)devis(@|%40)exemple\.fr/i
    expect((await traces(address)).length).toBeGreaterThanOrEqual(3)

    // Housekeeping may have given the lead a place on the desk before it was archived.
    const desks = async () =>
      (await leads.db.knex('lead_desks').whereIn('lead_id', [id, suspect, archived]).select('lead_id')).length
    const onDesk = await desks()
    expect(onDesk).toBeGreaterThan(0)
    const output = await run('erase', `--email=${EMAIL}`)
    expect(output).toBe(
      `leads: 2\narchived: 1\nnotices: 1\ndeliveries: 0\nmessages: 0\ndecisions: 1\nevents: 1\ndeadLetters: 2\nkeys: 1\ndesk: ${onDesk}\nlinks: 0\nlikeness: 0\nmentions: 3`
    )
    expect(await desks()).toBe(0)
    expect(await traces(address)).toEqual([])
    // The last one names somebody else in its message, which is searched too (LIST-7).
    expect((await listed('marie')).map((lead: { id: number }) => lead.id)).toEqual([untouched, others[0]])
    expect(await leads.db.knex('leads').where({ id: others[0] }).first()).toMatchObject({
      note: 'Voir avec […], merci. Pas avec xmarie.d_or+devis@exemple.fr'
    })
    expect((await leads.db.knex('leads').where({ id: others[2] }).first()).page_url).toBe(
      'https://site.example/?e=[…]&p=1'
    )

    const nothing = JSON.parse(await run('export', '--email', EMAIL))
    expect(
      Object.values({ ...nothing, addresses: [] })
        .filter(Array.isArray)
        .flat()
    ).toEqual([])
    expect(await leads.db.knex('audit_entries').where({ action: 'lead-erased' })).toHaveLength(1)
  })

  it('says which e-mails and calls had left for whom it erases', async () => {
    const email = 'prevenu@exemple.fr'
    const id = await capture({ email })
    const sent_at = toDatabaseDate(new Date('2026-11-20T08:30:00Z'))
    const row = { lead_id: id, noticed_at: toDatabaseDate(now), attempts: 1 }
    const [mail, call] = [randomUUID(), randomUUID()]
    await leads.db.knex('lead_notices').insert([
      { ...row, channel: 'email', event_id: mail, sent_at },
      { ...row, channel: 'webhook', event_id: call, sent_at: null }
    ])
    const output = await run('erase', '--email', email)
    expect(output).toContain('ask those of MAIL_TO and WEBHOOK_URL to erase')
    expect(output).toContain(
      `an e-mail about lead ${id} left on 2026-11-20T08:30:00.000Z; its Message-ID begins with ${mail}`
    )
    expect(output).toContain(`a call about lead ${id} may have left; its Webhook-Id is ${call}`)
    expect(await run('erase', '--email', email)).not.toContain('Told outside')
  })

  it('does not hand an erased lead back to a repeat of its submission', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const email = 'repete@exemple.fr'
    const id = await capture({ email }, headers)
    await run('erase', '--email', email)
    expect(await capture({ email }, headers)).not.toBe(id)
  })

  it('releases a suspect: it is listed, told, and written down', async () => {
    const id = await capture({
      email: 'vrai@exemple.fr',
      website: 'rempli par le navigateur',
      lastName: 'Vrai'
    })
    expect(await listed('vrai@')).toEqual([])
    expect(await run('suspects')).toContain('vrai@exemple.fr')
    expect(await run('release', String(id))).toBe(`${id} is in the list`)
    expect(await listed('vrai@')).toMatchObject([{ id, nom: 'Vrai' }])
    const events = (await leads.db.knex('outbox').select('event')).map(({ event }) =>
      siteEventSchema.parse(JSON.parse(event))
    )
    expect(events.filter(({ subject }) => subject === `leads/${id}`)).toHaveLength(1)
    await eventually(
      'the notice',
      async () => (await leads.db.knex('lead_notices').where({ lead_id: id })).length === 1
    )
    expect(
      await leads.db.knex('audit_entries').where({ action: 'lead-released', subject_id: id })
    ).toHaveLength(1)
    await expect(run('release', String(id))).rejects.toThrow('no suspect')
  })

  it.each([
    [[]],
    [['export']],
    [['erase', 'a@b.fr']],
    [['erase', '--email']],
    [['release']],
    [['suspects', 'x']],
    [['drop']]
  ])('says how it is used for %j', (words) => {
    expect(() => run(...words)).toThrow(/^[^\n]*erase --email[^\n]*$/)
  })

  it.each(['0', '-1', '1e3', 'abc', '1.5'])('does not take %s for the number of a suspect', (id) => {
    expect(() => run('release', id)).toThrow(/Not understood|-1/)
  })

  it('releases none that is not there', async () => {
    await expect(run('release', '999999999')).rejects.toThrow('no suspect')
  })
})
