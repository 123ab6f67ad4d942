import type { Migration } from '@site/service/database/migrate'
import { tableDefaults } from '@site/service/database/tables'

/** Why a submission was set aside: its score and its signals with their weights, as JSON. It goes with the submission, and when that is released. */
export const suspectDecisionsMigration: Migration = {
  name: 'leads-0050-suspect-decisions',
  async up({ knex, dialect }) {
    await knex.schema.createTable('suspect_decisions', (table) => {
      tableDefaults(table, dialect)
      table.integer('lead_id').unsigned().primary()
      table.integer('score').unsigned().notNullable()
      table.text('signals').notNullable()
    })
  }
}
