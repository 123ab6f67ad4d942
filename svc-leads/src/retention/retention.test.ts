import { recordAudit } from '@site/service/admin/audit'
import { type Database, toDatabaseDate, toDate } from '@site/service/database/database'
import {
  createTestDatabase,
  DIALECTS,
  eventually,
  type TestDatabase
} from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertKeys } from '../contact/idempotency.ts'
import { migrations } from '../migrations/index.ts'
import { addLead } from '../testing/add-lead.ts'
import { readAllTables } from '../testing/read-all-tables.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'
import { applyRetention } from './retention.ts'

const now = new Date('2026-11-21T03:20:00.000Z')
const before = (text: string, offsetMs = 0) => new Date(new Date(text).getTime() + offsetMs)

/** What happens to leads of every age (DATA-1, DATA-3). */
describe.each(DIALECTS)('retention on %s', (dialect) => {
  let database: TestDatabase
  let db: Database
  beforeEach(async () => {
    database = await createTestDatabase(dialect, { migrations })
    db = database.db
  })
  afterEach(() => database.drop())

  const add = (nom: string, email: string, createdAt: Date, isSuspect = false) =>
    addLead(db, { nom, email, createdAt, isSuspect, consentAt: createdAt, consentVersion: 'v1' })
  const names = async (table: string) => (await db.knex(table).orderBy('id').pluck('nom')) as string[]

  it('DATA-3 leaves of every age of lead what it should, and a second run changes nothing', async () => {
    const two = '2024-11-21T03:20:00.000Z'
    const five = '2021-11-21T03:20:00.000Z'
    await add('hier', 'hier@x.fr', before('2026-11-20T10:00:00Z'))
    await add('deux ans moins 1 ms', 'presque@x.fr', before(two, 1))
    await add('deux ans', 'deux@x.fr', before(two))
    await add('trois ans', 'trois@x.fr', before('2023-06-01T00:00:00Z'))
    await add('cinq ans moins 1 ms', 'cinq-moins@x.fr', before(five, 1))
    await add('cinq ans', 'cinq@x.fr', before(five))
    await add('dix ans', 'dix@x.fr', before('2016-01-01T00:00:00Z'))
    await add('vieux, revenu hier', 'Fidele@x.fr', before('2017-01-01T00:00:00Z'))
    await add('revenu hier', 'fidele@X.FR', before('2026-11-20T10:00:00Z'))
    await add('très vieux, dernier il y a trois ans', 'jadis@x.fr', before('2018-01-01T00:00:00Z'))
    await add('dernier il y a trois ans', 'jadis@x.fr', before('2023-01-01T00:00:00Z'))
    await add('vieux, usurpé hier', 'usurpe@x.fr', before('2023-01-01T00:00:00Z'))
    await add('piège d’hier', 'usurpe@x.fr', before('2026-11-20T10:00:00Z'), true)
    await add('piège de 30 jours moins 1 ms', 'spam@x.fr', before('2026-10-22T03:20:00.000Z', 1), true)
    await add('piège de 30 jours', 'spam@x.fr', before('2026-10-22T03:20:00.000Z'), true)
    await add('piège de trois ans', 'spam@x.fr', before('2023-01-01T00:00:00Z'), true)
    const key = (name: string, at: Date) =>
      insertKeys(db.knex, [{ key: name, fingerprint: 'f', leadId: 1, at }])
    await key('24 h', before('2026-11-20T03:20:00.000Z'))
    await key('24 h moins 1 ms', before('2026-11-20T03:20:00.000Z', 1))
    const audit = (at: Date) => recordAudit(db.knex, { at, action: 'lead-deleted', subjectId: 1, from: 'a' })
    await audit(before('2025-11-20T00:00:00Z'))
    await audit(before('2025-11-22T00:00:00Z'))

    expect(await applyRetention(db, now)).toEqual({
      archived: 8,
      archivesErased: 2,
      suspectsErased: 2,
      keysErased: 1,
      auditErased: 1
    })
    expect(await names('leads')).toEqual([
      'hier',
      'deux ans moins 1 ms',
      'vieux, revenu hier',
      'revenu hier',
      'piège d’hier',
      'piège de 30 jours moins 1 ms'
    ])
    expect(await names('archived_leads')).toEqual([
      'deux ans',
      'trois ans',
      'cinq ans moins 1 ms',
      'très vieux, dernier il y a trois ans',
      'dernier il y a trois ans',
      'vieux, usurpé hier'
    ])
    expect(await db.knex('idempotency_keys').pluck('key')).toEqual(['24 h moins 1 ms'])
    expect(await db.knex('audit_entries')).toHaveLength(1)

    const afterFirstRun = await readAllTables(db)
    expect(Object.values(await applyRetention(db, now))).toEqual([0, 0, 0, 0, 0])
    expect(await readAllTables(db)).toEqual(afterFirstRun)
  })

  it('DATA-1 archives the whole lead with the proof of consent, and erases it five years after its last activity', async () => {
    const createdAt = before('2024-01-15T09:30:00.250Z')
    const id = await add('Lefèvre', 'a@x.fr', createdAt)
    await db.knex('lead_notices').insert({ lead_id: id, noticed_at: toDatabaseDate(createdAt) })
    const row = await db.knex('leads').where({ id }).first()
    await applyRetention(db, now)
    const archived = await db.knex('archived_leads').where({ id }).first()
    for (const column of [
      'id',
      'source',
      'nom',
      'prenom',
      'email',
      'telephone',
      'note',
      'consent_version',
      'page_url'
    ])
      expect(archived[column]).toEqual(row[column])
    for (const column of ['created_at', 'consent_at', 'last_activity_at'])
      expect(toDate(archived[column])).toEqual(createdAt)
    expect(toDate(archived.archived_at)).toEqual(now)
    expect(await db.knex('lead_notices')).toEqual([])

    await applyRetention(db, before('2029-01-15T09:30:00.249Z'))
    expect(await names('archived_leads')).toEqual(['Lefèvre'])
    await applyRetention(db, before('2029-01-15T09:30:00.250Z'))
    expect(await names('archived_leads')).toEqual([])
  })

  it('does the same when two replicas run it at once, over several batches', async () => {
    for (let index = 0; index < 450; index += 1)
      await add(`lead ${index}`, `${index}@x.fr`, before('2023-01-01T00:00:00Z'))
    const counts = await Promise.all([applyRetention(db, now), applyRetention(db, now)])
    expect(counts.reduce((sum, { archived = 0 }) => sum + archived, 0)).toBe(450)
    expect(await names('archived_leads')).toHaveLength(450)
    expect(await names('leads')).toEqual([])
  })
})

it('is done by the service when it starts', async () => {
  const leads = await startTestLeads('sqlite', { clock: () => new Date('2026-11-21T23:30:00.000Z') })
  const run = await eventually('the run', () =>
    leads.db.knex('job_runs').where({ job: 'retention' }).whereNotNull('finished_at').first()
  )
  expect(run).toMatchObject({ job: 'retention', day: '2026-11-22' })
  await leads.stop()
})
