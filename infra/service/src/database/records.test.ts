import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccessAudit } from '../admin/access-audit.ts'
import {
  createAuditMigration,
  createAuditRowsMigration,
  createAuditSubjectMigration,
  listAudit,
  purgeAudit,
  recordAudit
} from '../admin/audit.ts'
import { createCodesMigration } from '../admin/codes-migration.ts'
import { createTestDatabase, createTestLog, DIALECTS, type TestDatabase } from '../testing/test-database.ts'
import { inTransaction } from './database.ts'
import { bumpRevision, createRevisionMigration, readRevision } from './revision.ts'

const migrations = [
  createAuditMigration('audit'),
  createCodesMigration('codes', { isAuthority: true }),
  createAuditRowsMigration('audit-rows'),
  createAuditSubjectMigration('audit-subjects'),
  createRevisionMigration('revision', 'leads'),
  createRevisionMigration('another', 'articles')
]

/** The records that a service keeps beside its data: the audit and the revision. */
describe.each(DIALECTS)('records beside the data on %s', (dialect) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase(dialect, { migrations })
  })
  afterAll(() => database.drop())

  it('gives another revision after each of many simultaneous commits, and leaves other counters alone', async () => {
    const { db } = database
    const before = await readRevision(db.knex, 'leads')
    const others = await readRevision(db.knex, 'articles')
    await Promise.all(
      Array.from({ length: 40 }, () => inTransaction(db, (trx) => bumpRevision(trx, 'leads')))
    )
    expect(Number(await readRevision(db.knex, 'leads'))).toBe(Number(before) + 40)
    expect(await readRevision(db.knex, 'articles')).toBe(others)
  })

  it('takes a change back with its transaction', async () => {
    const { db } = database
    const before = await readRevision(db.knex, 'leads')
    const failing = inTransaction(db, async (trx) => {
      await bumpRevision(trx, 'leads')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await readRevision(db.knex, 'leads')).toBe(before)
  })

  it('lists the audit newest first and keeps it one year', async () => {
    const { knex } = database.db
    const write = (at: string, subjectId: number) =>
      recordAudit(knex, { at: new Date(at), action: 'lead-deleted', subjectId, from: '192.0.2.1' })
    await write('2025-11-20T12:00:00.000Z', 1)
    await write('2025-11-21T12:00:00.001Z', 2)
    await write('2026-11-21T12:00:00.000Z', 3)
    expect(await purgeAudit(knex, new Date('2026-11-21T12:00:00.000Z'))).toBe(1)
    expect(
      (await listAudit(knex, { limit: 10, scope: 'changes' })).map(({ subjectId }) => subjectId)
    ).toEqual([3, 2])
    expect(await listAudit(knex, { limit: 1, scope: 'changes' })).toEqual([
      {
        id: expect.any(Number),
        at: '2026-11-21T12:00:00.000Z',
        action: 'lead-deleted',
        subjectId: 3,
        from: '192.0.2.1'
      }
    ])
  })

  it('writes an access down once an hour for each address, apart from the changes', async () => {
    let now = new Date('2026-11-21T12:00:00.000Z')
    const access = createAccessAudit({ db: database.db, clock: () => now, log: createTestLog().log })
    const listed = async (scope: 'changes' | 'all') =>
      (await listAudit(database.db.knex, { limit: 9, scope })).map(({ action, from }) => `${action} ${from}`)
    const before = await listed('changes')
    for (let count = 0; count < 3; count += 1) await access.note('leads-read', { from: '192.0.2.1' })
    await access.note('leads-read', { from: '192.0.2.2' })
    await access.note('login', { from: '192.0.2.1' })
    now = new Date('2026-11-21T13:00:00.000Z')
    await access.note('login', { from: '192.0.2.1' })
    expect(await listed('changes')).toEqual(before)
    expect(await listed('all')).toEqual([
      'login 192.0.2.1',
      'login 192.0.2.1',
      'leads-read 192.0.2.2',
      'leads-read 192.0.2.1',
      ...before
    ])
  })
})
