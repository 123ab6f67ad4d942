import type { Migration } from '@site/service/database/migrate'

/** The reminder that an attempt sent; null for one about a lead, and for a test. */
export const reminderAttemptsMigration: Migration = {
  name: 'leads-0061-reminder-attempts',
  async up({ knex }) {
    await knex.schema.alterTable('notice_attempts', (table) => {
      table.string('reminder_id', 36).nullable()
      table.index(['reminder_id'], 'notice_attempts_reminder')
    })
  }
}
