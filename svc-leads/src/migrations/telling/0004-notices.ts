import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/**
 * What each channel (e-mail, webhook) did with each event, and since when a channel is in use. Rows of before stand for
 * channel 'none'.
 */
export const noticesMigration: Migration = {
  name: 'leads-0004-notices',
  async up({ knex, dialect }) {
    await knex.schema.alterTable('lead_notices', (table) => {
      table.string('channel', 16).notNullable().defaultTo('none')
      table.string('event_id', 36).nullable()
      table.integer('attempts').notNullable().defaultTo(0)
      dateColumn(table, 'claimed_until').nullable()
      dateColumn(table, 'sent_at').nullable()
      table.unique(['channel', 'event_id'], { indexName: 'lead_notices_event' })
    })
    await knex.schema.createTable('notice_channels', (table) => {
      tableDefaults(table, dialect)
      table.string('channel', 16).primary()
      dateColumn(table, 'since').notNullable()
    })
  }
}
