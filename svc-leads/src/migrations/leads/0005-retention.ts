import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/** How addresses were compared when this landed. The application's own may change; what this migration wrote may not. */
const emailKey = (email: string): string => email.trim().toLowerCase()

/**
 * `email_key`: the address as addresses are compared, the same on every database. The archive holds what a lead was, and
 * when its address last sent something; `job_runs` which replica did the day's work.
 */
export const retentionMigration: Migration = {
  name: 'leads-0005-retention',
  async up({ knex, dialect }) {
    await knex.schema.alterTable('leads', (table) => {
      const key = table.string('email_key', 512).notNullable().defaultTo('')
      if (dialect === 'mysql') key.collate('utf8mb4_bin')
      table.index(['email_key', 'created_at'], 'leads_email')
    })
    for (const { id, email } of await knex('leads').select('id', 'email')) {
      await knex('leads')
        .where({ id })
        .update({ email_key: emailKey(email) })
    }
    await knex.schema.createTable('archived_leads', (table) => {
      tableDefaults(table, dialect)
      table.integer('id').unsigned().primary()
      dateColumn(table, 'created_at').notNullable()
      table.string('source', 32).notNullable()
      table.string('nom', 120).notNullable()
      table.string('prenom', 120).notNullable()
      table.string('email', 254).notNullable()
      const key = table.string('email_key', 512).notNullable()
      if (dialect === 'mysql') key.collate('utf8mb4_bin')
      table.string('telephone', 40).nullable()
      table.string('company', 200).notNullable()
      table.text('note').notNullable()
      dateColumn(table, 'consent_at').nullable()
      table.string('consent_version', 40).nullable()
      table.string('page_url', 2000).nullable()
      table.string('utm_source', 200).nullable()
      table.string('utm_medium', 200).nullable()
      table.string('utm_campaign', 200).nullable()
      dateColumn(table, 'last_activity_at').notNullable()
      dateColumn(table, 'archived_at').notNullable()
      table.index(['last_activity_at'], 'archived_leads_activity')
      table.index(['email_key'], 'archived_leads_email')
    })
    await knex.schema.createTable('job_runs', (table) => {
      tableDefaults(table, dialect)
      table.string('job', 40).notNullable()
      table.string('day', 10).notNullable()
      dateColumn(table, 'started_at').notNullable()
      dateColumn(table, 'finished_at').nullable()
      table.primary(['job', 'day'])
    })
  }
}
