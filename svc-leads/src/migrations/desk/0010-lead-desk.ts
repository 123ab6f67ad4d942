import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/** Leads of before the desk are new there, and nobody is reminded of them: 2 is the number of reminders that a lead can have. */
const ALL_REMINDERS = 2

/**
 * Where each lead of the list stands, what was done about it, and who looks at it. `reminders`: how many went out or are not wanted any
 * more. The journal outlives the list: it stays with an archived lead.
 */
export const leadDeskMigration: Migration = {
  name: 'leads-0010-lead-desk',
  async up({ knex, dialect }) {
    await knex.schema.createTable('lead_desks', (table) => {
      tableDefaults(table, dialect)
      table.integer('lead_id').unsigned().primary()
      dateColumn(table, 'since').notNullable()
      table.string('status', 16).notNullable().defaultTo('nouveau')
      table.string('lost_reason', 200).nullable()
      const owner = table.string('owner', 80).nullable()
      if (dialect === 'mysql') owner.collate('utf8mb4_bin')
      dateColumn(table, 'callback_at').nullable()
      dateColumn(table, 'contacted_at').nullable()
      table.integer('contact_seconds').unsigned().nullable()
      table.integer('contact_office_seconds').unsigned().nullable()
      table.integer('reminders').notNullable().defaultTo(0)
      table.integer('version').unsigned().notNullable().defaultTo(1)
      dateColumn(table, 'changed_at').notNullable()
      table.index(['since', 'lead_id'], 'lead_desks_since')
      table.index(['status', 'callback_at', 'since'], 'lead_desks_status')
      table.index(['owner', 'status'], 'lead_desks_owner')
      table.index(['contacted_at'], 'lead_desks_contacted')
      table.index(['reminders', 'since'], 'lead_desks_reminders')
    })
    await knex.schema.createTable('lead_journal', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.integer('lead_id').unsigned().notNullable()
      dateColumn(table, 'at').notNullable()
      table.string('actor', 80).nullable()
      table.string('kind', 16).notNullable()
      table.integer('version').unsigned().nullable()
      table.text('detail').notNullable()
      table.string('note_key', 36).nullable()
      table.index(['lead_id', 'id'], 'lead_journal_lead')
      table.unique(['lead_id', 'note_key'], { indexName: 'lead_journal_note' })
    })
    await knex.schema.createTable('lead_presences', (table) => {
      tableDefaults(table, dialect)
      table.integer('lead_id').unsigned().notNullable()
      table.string('editor', 36).notNullable()
      table.string('name', 80).nullable()
      dateColumn(table, 'since').notNullable()
      dateColumn(table, 'until').notNullable()
      table.primary(['lead_id', 'editor'])
      table.index(['until'], 'lead_presences_until')
    })
    await knex(knex.raw('lead_desks (lead_id, since, changed_at, reminders)')).insert(
      knex('leads')
        .select('id', 'created_at', { changed_at: 'created_at' }, knex.raw('?', [ALL_REMINDERS]))
        .where({ is_suspect: false })
    )
  }
}
