import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/**
 * Each attempt of a notice, and what comes of the notice: `due_at` is when a receiver that was made in the administration is tried next,
 * `given_up_at` when trying ended, `tries` how many attempts there were since somebody sent it last. What became a dead letter
 * before this migration was given up then.
 */
export const deliveriesMigration: Migration = {
  name: 'leads-0031-deliveries',
  async up({ knex, dialect }) {
    await knex.schema.alterTable('lead_notices', (table) => {
      dateColumn(table, 'due_at').nullable()
      dateColumn(table, 'given_up_at').nullable()
      table.integer('tries').notNullable().defaultTo(0)
      table.index(['channel', 'due_at'], 'lead_notices_due')
      table.index(['channel', 'sent_at'], 'lead_notices_sent')
      table.index(['given_up_at'], 'lead_notices_given_up')
    })
    await knex.schema.createTable('notice_attempts', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.string('channel', 16).notNullable()
      table.integer('lead_id').unsigned().nullable()
      dateColumn(table, 'at').notNullable()
      table.integer('duration_ms').nullable()
      table.string('outcome', 8).notNullable()
      table.integer('status').nullable()
      table.string('reason', 20).nullable()
      table.string('error', 300).nullable()
      table.text('answer').nullable()
      table.index(['lead_id', 'channel'], 'notice_attempts_lead')
      table.index(['channel', 'at'], 'notice_attempts_channel')
      table.index(['at'], 'notice_attempts_at')
    })
    const letters: { consumer: string; event_id: string; created_at: Date | number }[] = await knex(
      'dead_letters'
    )
      .select('consumer', 'event_id', 'created_at')
      .whereIn('consumer', ['team-email', 'team-webhook'])
      .whereNotNull('event_id')
    for (const { consumer, event_id, created_at } of letters)
      await knex('lead_notices')
        .where({ channel: consumer.replace('team-', ''), event_id })
        .whereNull('sent_at')
        .update({ given_up_at: new Date(created_at) })
  }
}
