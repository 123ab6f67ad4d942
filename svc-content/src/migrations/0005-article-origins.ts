import type { Migration } from '@site/service/database/migrate'
import { dateColumn } from '@site/service/database/tables'

/**
 * How an article was made: who wrote it, when its text was last changed (`updated_at` moves with a pin too), who has read
 * it over and when. What is in the table so far is a person's, until 0006 has looked.
 */
export const articleOriginsMigration: Migration = {
  name: 'content-0005-article-origins',
  async up({ knex }) {
    await knex.schema.alterTable('articles', (table) => {
      table.string('writer', 16).notNullable().defaultTo('person')
      table.string('model', 200).nullable()
      dateColumn(table, 'edited_at').nullable()
      dateColumn(table, 'reviewed_at').nullable()
      table.string('reviewed_by', 80).nullable()
    })
  }
}
