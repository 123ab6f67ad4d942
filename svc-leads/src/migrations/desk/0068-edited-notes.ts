import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/** What notes said before they were edited, a row for each wording. It goes where the journal of its lead goes. */
export const editedNotesMigration: Migration = {
  name: 'leads-0068-edited-notes',
  async up({ knex, dialect }) {
    await knex.schema.createTable('lead_note_edits', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.integer('lead_id').unsigned().notNullable()
      table.integer('note_id').unsigned().notNullable()
      dateColumn(table, 'at').notNullable()
      table.text('wording').notNullable()
      table.index(['lead_id', 'id'], 'lead_note_edits_lead')
    })
  }
}
