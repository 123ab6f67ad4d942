import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/** Reminders of leads that nobody has contacted, each through one channel about one or several leads, and what came of sending them. */
export const leadRemindersMigration: Migration = {
  name: 'leads-0011-lead-reminders',
  async up({ knex, dialect }) {
    await knex.schema.createTable('lead_reminders', (table) => {
      tableDefaults(table, dialect)
      table.string('id', 36).primary()
      table.string('channel', 16).notNullable()
      table.string('step', 16).notNullable()
      table.string('owner', 80).nullable()
      table.text('lead_ids').notNullable()
      dateColumn(table, 'created_at').notNullable()
      table.integer('tries').notNullable().defaultTo(0)
      table.integer('unconfirmed').notNullable().defaultTo(0)
      dateColumn(table, 'claimed_until').nullable()
      dateColumn(table, 'next_try_at').nullable()
      dateColumn(table, 'settled_at').nullable()
      table.string('outcome', 16).nullable()
      table.index(['settled_at', 'created_at'], 'lead_reminders_settled')
    })
  }
}
