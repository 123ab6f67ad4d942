import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/**
 * What was written to the visitor of a lead and came back: a row for each e-mail, with what became of its sending. `answers` of the
 * revisions is the row that counting for a limit locks.
 */
export const leadMessagesMigration: Migration = {
  name: 'leads-0020-lead-messages',
  async up({ knex, dialect }) {
    await knex.schema.createTable('lead_messages', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.integer('lead_id').unsigned().notNullable()
      const key = table.string('email_key', 512).notNullable()
      const message = table.string('message_id', 255).notNullable()
      if (dialect === 'mysql') for (const column of [key, message]) column.collate('utf8mb4_bin')
      table.string('kind', 16).notNullable()
      dateColumn(table, 'written_at').notNullable()
      table.string('author', 80).nullable()
      table.string('subject', 300).notNullable()
      table.text('body').notNullable()
      table.boolean('is_cut').notNullable().defaultTo(false)
      table.boolean('is_automatic').notNullable().defaultTo(false)
      table.text('attachments').nullable()
      table.string('request_key', 36).nullable()
      table.string('event_id', 36).nullable()
      table.string('state', 16).notNullable()
      table.string('failure', 24).nullable()
      table.integer('attempts').notNullable().defaultTo(0)
      table.boolean('is_repeated').notNullable().defaultTo(false)
      dateColumn(table, 'claimed_until').nullable()
      dateColumn(table, 'tried_at').nullable()
      dateColumn(table, 'sent_at').nullable()
      table.index(['lead_id'], 'lead_messages_lead')
      table.index(['email_key', 'written_at'], 'lead_messages_email')
      table.index(['written_at'], 'lead_messages_written')
      table.unique(['message_id'], { indexName: 'lead_messages_message' })
      table.unique(['request_key'], { indexName: 'lead_messages_request' })
    })
    await knex('revisions').insert({ name: 'answers', slot: 0, revision: 0 })
  }
}
