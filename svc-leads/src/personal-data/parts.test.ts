import { sharedTables } from '@site/service/database/shared-tables'
import { createTestDatabase } from '@site/service/testing/test-database'
import { expect, it, onTestFinished } from 'vitest'
import { migrations } from '../migrations/index.ts'
import * as answerTables from '../tables/answer-tables.ts'
import * as deliveryTables from '../tables/delivery-tables.ts'
import * as deskTables from '../tables/desk-tables.ts'
import * as tables from '../tables/tables.ts'
import { PARTS, WITHOUT_PERSONAL_DATA } from './parts.ts'

it('PERSON-7 has every table in a part of the list, or a reason why it holds nobody’s data', async () => {
  const { db, drop } = await createTestDatabase('sqlite', { migrations })
  onTestFinished(drop)
  const made: string[] = await db
    .knex('sqlite_master')
    .where({ type: 'table' })
    .whereNot('name', 'like', 'sqlite_%')
    .pluck('name')
  const listed = PARTS.flatMap((part) => part.tables)
  const inNeither = made.filter((name) => !listed.includes(name) && !(name in WITHOUT_PERSONAL_DATA))
  expect(
    inNeither,
    'add its part to PARTS in personal-data/parts.ts, or why it holds nobody’s data to WITHOUT_PERSONAL_DATA there'
  ).toEqual([])
  const names = [...listed, ...Object.keys(WITHOUT_PERSONAL_DATA)]
  expect(names.filter((name) => !made.includes(name))).toEqual([])
  expect(listed.filter((name) => name in WITHOUT_PERSONAL_DATA)).toEqual([])
})

it('holds no free text in a table that is said to be without personal data', () => {
  const declared = [
    ...sharedTables,
    ...Object.values({ ...tables, ...deskTables, ...answerTables, ...deliveryTables }).filter(
      (table) => 'tableName' in table
    )
  ]
  const texts = declared
    .filter(({ tableName }) => tableName in WITHOUT_PERSONAL_DATA)
    .flatMap(({ tableName, columns }) =>
      Object.entries(columns)
        .filter(([, { kind }]) => kind === 'text' || kind === 'bytes')
        .map(([name]) => `${tableName}.${name}`)
    )
  // Who adds a text here says in WITHOUT_PERSONAL_DATA what it holds, or makes it a part.
  expect([...new Set(texts)].sort()).toEqual([
    'admin_codes.hash',
    'admin_codes.name',
    'admin_codes.releases',
    'admin_codes.scopes',
    'admin_codes.selector',
    'answer_models.body',
    'answer_models.name',
    'answer_models.subject',
    'audience_days.day',
    'audience_days.kind',
    'audience_days.step',
    'audience_days.value',
    'audit_entries.action',
    'audit_entries.actor',
    'audit_entries.address',
    'audit_entries.subject',
    'call_receivers.name',
    'call_receivers.secret',
    'call_receivers.sources',
    'call_receivers.url',
    'inbox.consumer',
    'inbox.event_id',
    'job_runs.day',
    'job_runs.job',
    'lead_reminders.channel',
    'lead_reminders.id',
    'lead_reminders.lead_ids',
    'lead_reminders.outcome',
    'lead_reminders.owner',
    'lead_reminders.step',
    'mailbox_reads.mailbox',
    'mailbox_reads.uid_validity',
    'migrations.name',
    'notice_channels.channel',
    'revisions.name'
  ])
})

it('has a name of its own for each part', () => {
  const names = PARTS.map(({ name, exportedAs = name }) => exportedAs)
  expect(new Set(names).size).toBe(names.length)
  expect(PARTS[0]?.name).toBe('leads')
})
