import type { Migration } from '../database/migrate.ts'
import { dateColumn, tableDefaults } from '../database/tables.ts'

/**
 * Creates the table of the named codes, and the column of the audit that says by whom. `isAuthority`: numbers them; a copy has the
 * authority's numbers, which a restored backup may give out twice, so the selector is its key.
 */
export const createCodesMigration = (name: string, { isAuthority }: { isAuthority: boolean }): Migration => ({
  name,
  async up({ knex, dialect }) {
    await knex.schema.createTable('admin_codes', (table) => {
      tableDefaults(table, dialect)
      if (isAuthority) table.increments('id')
      else table.integer('id').unsigned().notNullable()
      const selector = table.string('selector', 8).notNullable()
      const hash = table.string('hash', 160).notNullable()
      if (dialect === 'mysql') for (const column of [selector, hash]) column.collate('utf8mb4_bin')
      if (isAuthority) table.unique(['selector'], { indexName: 'admin_codes_selector' })
      else table.primary(['selector'])
      table.string('name', 80).notNullable()
      table.string('scopes', 200).notNullable()
      dateColumn(table, 'created_at').notNullable()
      dateColumn(table, 'revoked_at').nullable()
      table.bigInteger('version').notNullable()
      dateColumn(table, 'last_used_at').nullable()
    })
    await knex.schema.alterTable('audit_entries', (table) => {
      table.string('actor', 80).nullable()
    })
  }
})

/** What a token may publish: its deployables and routes, as JSON. */
export const createReleaseGrantsMigration = (name: string): Migration => ({
  name,
  async up({ knex }) {
    await knex.schema.alterTable('admin_codes', (table) => {
      table.text('releases').nullable()
    })
  }
})
