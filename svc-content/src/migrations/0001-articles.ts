import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/** Articles, and the mark that the seeds were planted once. */
export const articlesMigration: Migration = {
  name: 'content-0001-articles',
  async up({ knex, dialect }) {
    await knex.schema.createTable('articles', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.string('title', 200).notNullable()
      table.text('content', 'mediumtext').notNullable()
      table.string('image_url', 2000).nullable()
      table.boolean('is_pinned').notNullable().defaultTo(false)
      dateColumn(table, 'created_at').notNullable()
      dateColumn(table, 'updated_at').notNullable()
    })
    await knex.schema.createTable('plantings', (table) => {
      tableDefaults(table, dialect)
      table.string('name', 64).primary()
      dateColumn(table, 'planted_at').notNullable()
    })
  }
}
