import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/**
 * Leads with their proof of consent, and the keys that make a repeated submission one lead. `search_text` and
 * `search_phone` are written by the application (leads/search-text.ts) and compared byte by byte, so that every database agrees.
 */
export const leadsMigration: Migration = {
  name: 'leads-0001-leads',
  async up({ knex, dialect }) {
    await knex.schema.createTable('leads', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      dateColumn(table, 'created_at').notNullable()
      table.string('source', 32).notNullable()
      table.string('nom', 120).notNullable()
      table.string('prenom', 120).notNullable()
      table.string('email', 254).notNullable()
      table.string('telephone', 40).nullable()
      table.string('company', 200).notNullable()
      table.text('note').notNullable()
      dateColumn(table, 'consent_at').nullable()
      table.string('consent_version', 40).nullable()
      table.string('page_url', 2000).nullable()
      table.string('utm_source', 200).nullable()
      table.string('utm_medium', 200).nullable()
      table.string('utm_campaign', 200).nullable()
      table.boolean('is_suspect').notNullable()
      const text = table.string('search_text', 500).notNullable()
      const phone = table.string('search_phone', 100).notNullable()
      if (dialect === 'mysql') for (const column of [text, phone]) column.collate('utf8mb4_bin')
      table.index(['is_suspect', 'created_at', 'id'], 'leads_newest')
    })
    await knex.schema.createTable('idempotency_keys', (table) => {
      tableDefaults(table, dialect)
      table.string('key', 36).primary()
      table.string('fingerprint', 64).notNullable()
      table.integer('lead_id').unsigned().notNullable()
      dateColumn(table, 'created_at').notNullable()
      table.index(['created_at'], 'idempotency_keys_created')
    })
    await knex.schema.createTable('lead_notices', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.integer('lead_id').unsigned().notNullable()
      dateColumn(table, 'noticed_at').notNullable()
      table.index(['lead_id'], 'lead_notices_lead')
    })
  }
}
