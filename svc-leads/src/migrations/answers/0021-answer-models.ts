import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/** Models of answers to visitors. */
export const answerModelsMigration: Migration = {
  name: 'leads-0021-answer-models',
  async up({ knex, dialect }) {
    await knex.schema.createTable('answer_models', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.string('name', 80).notNullable()
      table.string('subject', 200).notNullable()
      table.text('body').notNullable()
      dateColumn(table, 'updated_at').notNullable()
      table.unique(['name'], { indexName: 'answer_models_name' })
    })
  }
}
