import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { type Migration, migrate } from '../database/migrate.ts'
import { sharedMigrations } from '../database/shared-migrations.ts'
import { dateColumn, tableDefaults } from '../database/tables.ts'
import { keepDeadLetter, recordReceipt } from '../events/inbox.ts'
import { appendEvent } from '../events/outbox.ts'
import {
  buildLeadCreated,
  createTestDatabase,
  DIALECTS,
  type TestDatabase
} from '../testing/test-database.ts'
import { writeBackup } from './backup.ts'
import { checkBackup } from './backup-format.ts'
import { tableNames } from './backup-tables.ts'
import { restoreBackup } from './restore.ts'

/** A table with values that are hard to preserve: generated ids, dates, booleans, nulls, long and strange texts. */
const people: Migration = {
  name: 'test-people',
  async up({ knex, dialect }) {
    await knex.schema.createTable('people', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.string('name', 200).notNullable().defaultTo("l’un d’eux ? 'oui'")
      table.text('note', 'mediumtext').nullable()
      table.boolean('is_suspect').notNullable()
      dateColumn(table, 'born_at').nullable()
      table.index(['born_at'], 'people_born')
    })
  }
}
const migrations = [...sharedMigrations, people]

const blobs: Migration = {
  name: 'test-blobs',
  async up({ knex, dialect }) {
    await knex.schema.createTable('blobs', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.specificType('bytes', dialect === 'mysql' ? 'mediumblob' : 'blob').notNullable()
    })
  }
}

/** Backs up, loses and restores data, on one dialect. */
describe.each(DIALECTS)('backup and restore on %s', (dialect) => {
  let folder: string
  let source: TestDatabase
  const made: TestDatabase[] = []
  const open = async (given: Migration[]) => {
    const place = await createTestDatabase(dialect, { migrations: given })
    made.push(place)
    return place
  }
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-backup-'))
    source = await open(migrations)
    await fill(source.db)
  })
  afterEach(async () => {
    for (const place of made.splice(0)) await place.drop()
    rmSync(folder, { recursive: true, force: true })
  })
  const file = () => join(folder, 'backup.gz')
  const back = () => writeBackup(file(), { leads: source.db }, new Date())
  /** A database that no service has ever started on. */
  const openEmpty = async () => {
    const place = await open([])
    await place.db.knex.schema.dropTable('migrations')
    return place
  }

  test('what was lost is back on an empty server: rows, tables, and the numbers given out', async () => {
    const before = await contentOf(source.db)
    const counts = await back()
    expect([counts['leads.people'], counts['leads.outbox']]).toEqual([1234, 1])
    const target = await openEmpty()
    await restoreBackup({ file: file(), databases: { leads: target.db }, replace: false })
    expect(await contentOf(target.db)).toEqual(before)
    // The tables are as the migrations created them: no migration is left to apply, and their constraints hold.
    expect(await migrate(target.db, migrations)).toEqual([])
    await expect(target.db.knex('people').insert({ name: 'x', is_suspect: null })).rejects.toThrow()
    // The row with id 1235 was deleted: the id is not used again.
    const [id] = await target.db.knex('people').insert({ name: 'neuf', is_suspect: false })
    expect(id).toBe(1236)
  })

  test('PICTURE-9 blobs come back byte for byte, more of them than one statement may carry', async () => {
    await migrate(source.db, [...migrations, blobs])
    // Written as digits they are 27 MB; a server takes statements of 16.
    const rows = Array.from({ length: 9 }, (_, id) => ({ id: id + 1, bytes: randomBytes(1_500_000) }))
    for (const row of rows) await source.db.knex('blobs').insert(row)
    await back()
    const target = await openEmpty()
    await restoreBackup({ file: file(), databases: { leads: target.db }, replace: false })
    const restored = await target.db.knex('blobs').orderBy('id')
    expect(restored.map(({ bytes }) => Buffer.from(bytes).equals(rows.shift()?.bytes as Buffer))).toEqual(
      Array(9).fill(true)
    )
  })

  test('a database that holds something is refused, and replaced when that is said', async () => {
    await back()
    const before = await contentOf(source.db)
    await source.db.knex('people').where('id', '>', 3).delete()
    await source.db.knex.schema.createTable('later', (table) => void table.increments('id'))
    const options = { file: file(), databases: { leads: source.db } }
    await expect(restoreBackup({ ...options, replace: false })).rejects.toThrow('not empty')
    expect(await source.db.knex('people').pluck('id')).toHaveLength(3)
    await restoreBackup({ ...options, replace: true })
    expect(await contentOf(source.db)).toEqual(before)
    expect(await tableNames(source.db.knex, dialect)).not.toContain('later')
  })

  test('it is of one moment: what is written meanwhile is in it whole or not at all', async () => {
    if (dialect === 'sqlite') return expect(await back()).toMatchObject({ 'leads.people': 1234 }) // its one connection waits
    let isWriting = true
    const write = async () => {
      for (let round = 0; isWriting; round += 1) {
        await source.db.knex.transaction(async (trx) => {
          await trx('people').insert({ name: `pair ${round}`, is_suspect: true })
          await appendEvent(trx, buildLeadCreated(round + 1))
        })
      }
    }
    const writing = write()
    const counts = await back()
    isWriting = false
    await writing
    expect(Number(counts['leads.people']) - 1234).toBe(Number(counts['leads.outbox']) - 1)
  })

  test('a file that was cut, or is none, touches nothing', async () => {
    await back()
    const whole = readFileSync(file())
    const before = await contentOf(source.db)
    const damage: [string, () => void][] = [
      ['cut', () => truncateSync(file(), whole.length - 200)],
      ['lines lost', () => writeFileSync(file(), gzipSync(withoutRows(gunzipSync(whole).toString())))],
      [
        'no end',
        () =>
          writeFileSync(file(), gzipSync(gunzipSync(whole).toString().split('\n').slice(0, -2).join('\n')))
      ],
      ['other', () => writeFileSync(file(), 'hello')],
      ['more', () => appendFileSync(file(), 'hello')]
    ]
    for (const [, harm] of damage) {
      writeFileSync(file(), whole)
      harm()
      const options = { file: file(), databases: { leads: source.db }, replace: true }
      await expect(restoreBackup(options)).rejects.toThrow(/not whole|cannot be read/)
    }
    expect(await contentOf(source.db)).toEqual(before)
  })

  test('the file is its owner’s alone, and a backup that fails leaves none', async () => {
    await back()
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect((await checkBackup(file())).databases).toMatchObject([{ name: 'leads', dialect }])
    rmSync(file())
    await source.db.knex.schema.dropTable('migrations')
    await expect(back()).rejects.toThrow()
    expect(readdirSync(folder)).toEqual([])
  })
})

const withoutRows = (text: string) => {
  const lines = text.split('\n')
  lines.splice(
    lines.findIndex((line) => line.startsWith('{"kind":"rows"')),
    1
  )
  return lines.join('\n')
}

async function fill({ knex }: Database): Promise<void> {
  const rows = Array.from({ length: 1234 }, (_, index) => ({
    name: `Élodie ${index} 😀 "quoted" \\ ?`,
    note: index % 3 === 0 ? null : 'ligne\nligne\u2028fin',
    is_suspect: index % 2 === 0,
    born_at: index % 5 === 0 ? null : new Date(Date.UTC(2026, 2, 29, 1, 30, 0, index))
  }))
  for (let start = 0; start < rows.length; start += 100)
    await knex('people').insert(rows.slice(start, start + 100))
  await knex('people').insert({ name: 'gone', is_suspect: false })
  await knex('people').where({ name: 'gone' }).delete()
  const event = buildLeadCreated()
  await appendEvent(knex, event)
  await recordReceipt(knex, { consumer: 'b', eventId: event.id, at: new Date() })
  await recordReceipt(knex, { consumer: 'a', eventId: event.id, at: new Date() })
  const letter = { consumer: 'a', eventId: null, event: '{', cause: 'Not JSON', attempts: 1 }
  await keepDeadLetter(knex, letter, new Date())
}

/** Everything in every table, as the services would read it. */
async function contentOf({ knex, dialect }: Database): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {}
  for (const name of await tableNames(knex, dialect)) {
    const rows: Record<string, unknown>[] = await knex(name)
    content[name] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return content
}
