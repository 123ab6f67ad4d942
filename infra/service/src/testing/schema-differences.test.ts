import { expect, it } from 'vitest'
import {
  createAuditMigration,
  createAuditRowsMigration,
  createAuditSubjectMigration
} from '../admin/audit.ts'
import { createCodesMigration, createReleaseGrantsMigration } from '../admin/codes-migration.ts'
import { boolean, nullable, number, text, withDefault } from '../database/columns.ts'
import type { Migration } from '../database/migrate.ts'
import { createRevisionMigration } from '../database/revision.ts'
import { sharedMigrations } from '../database/shared-migrations.ts'
import { sharedTables } from '../database/shared-tables.ts'
import { defineTable } from '../database/table.ts'
import { schemaDifferences } from './schema-differences.ts'

const shared = [
  ...sharedMigrations,
  createAuditMigration('audit'),
  createRevisionMigration('revision', 'books'),
  createCodesMigration('codes', { isAuthority: true }),
  createReleaseGrantsMigration('release-grants'),
  createAuditRowsMigration('audit-rows'),
  createAuditSubjectMigration('audit-subjects')
]
const books: Migration = {
  name: 'books',
  up: ({ knex }) =>
    knex.schema.createTable('books', (table) => {
      table.increments('id')
      table.string('title').notNullable()
      table.string('subtitle').nullable()
      table.integer('pages').notNullable()
      table.boolean('is_lent').notNullable().defaultTo(false)
    })
}

it('finds the shared tables declared as their migrations create them', async () => {
  expect(await schemaDifferences(shared, sharedTables)).toEqual([])
})

it('allows a declaration to demand what has a default', async () => {
  const declared = { id: number, title: text, subtitle: nullable(text), pages: number, is_lent: boolean }
  expect(
    await schemaDifferences([...shared, books], [...sharedTables, defineTable('books', declared)])
  ).toEqual([])
})

it('names each column and table that is not as it was made', async () => {
  const wrong = {
    id: text,
    titel: text,
    subtitle: text,
    pages: withDefault(number),
    is_lent: nullable(boolean)
  }
  const declared = [
    ...sharedTables.slice(1),
    defineTable('books', wrong),
    defineTable('shelves', { id: number })
  ]
  expect(await schemaDifferences([...shared, books], declared)).toEqual([
    'migrations is not declared',
    'books.id is declared as text, and made as INTEGER',
    'books.title is not declared',
    'books.subtitle can be null',
    'books.pages has no default',
    'books.is_lent cannot be null',
    'books.titel is in no migration',
    'shelves is in no migration'
  ])
})
