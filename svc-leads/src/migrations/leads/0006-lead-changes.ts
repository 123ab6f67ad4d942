import type { Migration } from '@site/service/database/migrate'
import { tableDefaults } from '@site/service/database/tables'

/** Which leads the list gained, lost or saw reworded, a row for each, so that a search need not read all of them again. */
export const leadChangesMigration: Migration = {
  name: 'leads-0006-lead-changes',
  async up({ knex, dialect }) {
    await knex.schema.createTable('lead_changes', (table) => {
      tableDefaults(table, dialect)
      table.bigIncrements('seq')
      table.integer('lead_id').unsigned().notNullable()
    })
  }
}
