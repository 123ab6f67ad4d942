import { inTransaction } from '@site/service/database/database'
import { createMetrics } from '@site/service/observability/metrics'
import {
  createTestDatabase,
  createTestLog,
  DIALECTS,
  type TestDatabase
} from '@site/service/testing/test-database'
import { inForm } from '@site/service/testing/test-form'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announceLeads } from '../../leads/announce-lead.ts'
import { insertLeads, removeLeads } from '../../leads/lead-repository.ts'
import { migrations } from '../../migrations/index.ts'
import { leadDesksTable, leadRemindersTable } from '../../tables/desk-tables.ts'
import { leadsTable } from '../../tables/tables.ts'
import { addLead } from '../../testing/add-lead.ts'
import { buildLead } from '../../testing/build-lead.ts'
import { changeDesk } from '../change-desk.ts'
import { type DeskTiming, deskEnv } from '../desk-config.ts'
import { listJournal } from '../journal.ts'
import type { Reminder, ReminderSender } from './reminder.ts'
import { runReminders } from './reminders.ts'
import { REMINDER_CLAIM_MS, REMINDER_PAUSES_MS } from './send-reminders.ts'

const MINUTE = 60_000
/** How long after each other the simulated replicas look. */
const BETWEEN_LOOKS = inForm({ long: 30, short: 60 }) * MINUTE
const CAMILLE = 'Camille Astier'
const { desk: usual } = deskEnv.parse({})

/** Whoever looks at the hours of the night sees the clocks change. */
const { desk: always } = deskEnv.parse({ OFFICE_HOURS: '1-7 00:00-24:00', OFFICE_HOLIDAYS: '' })

describe.each(DIALECTS)('reminders on %s', (dialect) => {
  let database: TestDatabase
  let now: Date
  let sent: { channel: string; at: Date; reminder: Reminder }[]
  const { log, text } = createTestLog()

  beforeAll(async () => {
    database = await createTestDatabase(dialect, { migrations })
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    const { knex } = database.db
    await removeLeads(knex, await leadsTable(knex).pluck('id'))
    await leadRemindersTable(knex).delete()
    now = new Date('2026-11-24T09:00:00.000Z')
    sent = []
  })

  const sender = (channel: 'email' | 'webhook', changes: Partial<ReminderSender> = {}): ReminderSender => ({
    channel,
    maxUnconfirmed: channel === 'email' ? 2 : Number.POSITIVE_INFINITY,
    mayHaveArrived: () => channel === 'webhook',
    secrets: [],
    send: async (reminder) => {
      sent.push({ channel, at: now, reminder })
      return { status: 250, text: 'Taken' }
    },
    ...changes
  })
  /** A replica that has just been started: it knows nothing but the database. */
  const look = (senders = [sender('email'), sender('webhook')], timing: DeskTiming = usual) =>
    runReminders({
      db: database.db,
      clock: () => now,
      log,
      metrics: createMetrics('svc-leads'),
      timing,
      senders,
      notify: () => undefined
    })
  const addAt = (iso: string) => addLead(database.db, { createdAt: new Date(iso) })
  const change = (id: number, body: object) =>
    changeDesk(
      {
        db: database.db,
        clock: () => now,
        timing: usual,
        contactTimes: { note: () => undefined },
        notify: () => undefined
      },
      id,
      { version: 1, ...body },
      { from: 'test' }
    )
  const told = () =>
    sent.flatMap(({ channel, reminder: { step, owner, leads } }) =>
      leads.map(({ id }) => `${id} ${step} ${owner} ${channel}`)
    )

  it.each([
    [
      'usual hours over a weekend on which winter begins',
      usual,
      '2026-10-23T12:00:00Z',
      '2026-10-27T08:00:00Z'
    ],
    [
      'usual hours over Easter and the beginning of summer',
      usual,
      '2027-03-26T12:00:00Z',
      '2027-03-31T08:00:00Z'
    ],
    ['every hour of a night that comes twice', always, '2026-10-24T21:00:00Z', '2026-10-25T09:00:00Z'],
    ['every hour of a night with one missing', always, '2027-03-27T21:00:00Z', '2027-03-28T09:00:00Z']
  ])(
    'DESK-12 go out once each by eight replicas that restart all the time, in %s',
    async (_, timing, from, to) => {
      const [begin, end] = [Date.parse(from), Date.parse(to)]
      const leads = new Map<number, Date>()
      for (let at = begin; at < end; at += (end - begin) / 6)
        leads.set(await addAt(new Date(at).toISOString()), new Date(at))
      for (let at = begin; at <= end + 4 * 60 * MINUTE; at += BETWEEN_LOOKS) {
        now = new Date(at)
        await Promise.all(Array.from({ length: 8 }, () => look(undefined, timing)))
      }
      expect(told().toSorted()).toEqual(
        [...leads.keys()]
          .flatMap((id) =>
            ['owner', 'everybody'].flatMap((step) => [
              `${id} ${step} null email`,
              `${id} ${step} null webhook`
            ])
          )
          .toSorted()
      )
      for (const { at, reminder } of sent)
        for (const { id } of reminder.leads) {
          const within = reminder.step === 'owner' ? timing.contactWithin : timing.escalateAfter
          const due = timing.office.after(leads.get(id) as Date, within)
          expect(at.getTime() - due.getTime()).toBeGreaterThanOrEqual(0)
          expect(at.getTime() - due.getTime()).toBeLessThan(BETWEEN_LOOKS)
        }
      expect(text()).not.toContain('A reminder did not leave')
    },
    60_000
  )

  it('DESK-12 remind the owner, then everybody, of what nobody has contacted, and the journal says so', async () => {
    const hers = await addAt('2026-11-24T08:00:00Z')
    const nobodys = await addAt('2026-11-24T08:05:00Z')
    const contacted = await addAt('2026-11-24T08:06:00Z')
    const later = await addAt('2026-11-24T08:07:00Z')
    await change(hers, { owner: null })
    await leadDesksTable(database.db.knex).where({ lead_id: hers }).update({ owner: CAMILLE })
    await change(contacted, { status: 'contacte' })
    await change(later, { callbackAt: '2026-11-24T15:00:00.000Z' })
    now = new Date('2026-11-24T09:30:00Z')
    await look()
    expect(told().toSorted()).toEqual(
      [
        `${hers} owner ${CAMILLE} email`,
        `${hers} owner ${CAMILLE} webhook`,
        `${nobodys} owner null email`,
        `${nobodys} owner null webhook`
      ].toSorted()
    )
    sent = []
    now = new Date('2026-11-24T11:30:00Z')
    await look([sender('email')])
    expect(sent.map(({ reminder }) => [reminder.step, reminder.leads.map(({ id }) => id)])).toEqual([
      ['everybody', [hers, nobodys]]
    ])
    const journal = await listJournal(database.db.knex, hers, 10)
    expect(journal.map((entry) => entry.kind === 'reminder' && entry.to)).toEqual(['everybody', 'owner'])
    sent = []
    now = new Date('2026-11-24T15:00:00Z')
    await look([sender('email')])
    expect(told()).toEqual([`${later} everybody null email`])
  })

  it('DESK-12 leave out what was contacted or deleted before the message left', async () => {
    const [contacted, deleted, waits] = [
      await addAt('2026-11-24T08:00:00Z'),
      await addAt('2026-11-24T08:01:00Z'),
      await addAt('2026-11-24T08:02:00Z')
    ]
    now = new Date('2026-11-24T09:30:00Z')
    const failing = sender('email', { send: () => Promise.reject(new Error('no connection')) })
    await look([failing])
    await change(contacted, { status: 'contacte' })
    await removeLeads(database.db.knex, [deleted])
    now = new Date(now.getTime() + (REMINDER_PAUSES_MS[0] ?? 0))
    await look([sender('email')])
    expect(told()).toEqual([`${waits} owner null email`])
  })

  it('DESK-12 come again, as the same message, when a server did not take it, and not for ever', async () => {
    await addAt('2026-11-24T08:00:00Z')
    now = new Date('2026-11-24T09:30:00Z')
    const ids: string[] = []
    const failing = sender('email', {
      send: ({ id }) => {
        ids.push(id)
        return Promise.reject(new Error('no connection'))
      }
    })
    await look([failing])
    await look([failing])
    expect(ids).toHaveLength(1)
    for (const pause of REMINDER_PAUSES_MS) {
      now = new Date(now.getTime() + pause)
      // The second step has become due meanwhile: it is another message.
      await look([failing])
    }
    const [first] = ids
    expect(ids.filter((id) => id === first)).toHaveLength(REMINDER_PAUSES_MS.length + 1)
    now = new Date(now.getTime() + 24 * 60 * MINUTE)
    await look([sender('email')])
    expect(sent.map(({ reminder }) => reminder.id)).not.toContain(first)
  })

  it('DESK-12 are sent twice at most when nobody knows whether they arrived', async () => {
    await addAt('2026-11-24T08:00:00Z')
    now = new Date('2026-11-24T09:30:00Z')
    const lost = sender('email', {
      mayHaveArrived: () => true,
      send: async (reminder) => {
        sent.push({ channel: 'email', at: now, reminder })
        throw new Error('the connection broke')
      }
    })
    for (let round = 0; round < 5; round += 1) {
      await look([lost])
      now = new Date(now.getTime() + 10 * MINUTE)
    }
    expect(new Set(sent.map(({ reminder }) => reminder.id)).size).toBe(1)
    expect(sent).toHaveLength(2)
  })

  it('DESK-12 are sent again by another replica when one was killed in the middle, once', async () => {
    await addAt('2026-11-24T08:00:00Z')
    now = new Date('2026-11-24T09:30:00Z')
    const killed = () =>
      new Promise<void>((begun) => {
        const send = (reminder: Reminder) => {
          sent.push({ channel: 'email', at: now, reminder })
          begun()
          return new Promise<never>(() => undefined) // it never comes back
        }
        void look([sender('email', { send })])
      })
    await killed()
    await look([sender('email')])
    expect(sent).toHaveLength(1)
    now = new Date(now.getTime() + REMINDER_CLAIM_MS)
    await killed()
    now = new Date(now.getTime() + REMINDER_CLAIM_MS)
    await look([sender('email')])
    expect(sent.map(({ reminder }) => reminder.id)).toEqual([sent[0]?.reminder.id, sent[0]?.reminder.id])
  })

  it('DESK-12 are none where nobody can be told, and none of old leads once somebody can', async () => {
    const id = await addAt('2026-11-23T08:00:00Z')
    await look([])
    expect(await listJournal(database.db.knex, id, 10)).toEqual([])
    await look()
    expect(sent).toEqual([])
  })

  it('DESK-12 name many leads in messages of fifty', async () => {
    await inTransaction(database.db, async (trx) => {
      const createdAt = new Date('2026-11-24T08:00:00Z')
      const leads = Array.from({ length: 120 }, () => buildLead({ createdAt }))
      const ids = await insertLeads(trx, dialect, leads)
      await announceLeads(
        trx,
        ids.map((leadId) => ({ leadId, time: createdAt }))
      )
    })
    now = new Date('2026-11-24T09:30:00Z')
    await look([sender('email')])
    expect(sent.map(({ reminder }) => reminder.leads.length).toSorted()).toEqual([20, 50, 50])
    expect(new Set(told()).size).toBe(120)
  })
})
