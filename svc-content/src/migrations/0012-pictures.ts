import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/**
 * Pictures of our own. `hash` names the file that was sent; `picture_files` holds what is served of it, by width and format.
 * `unused_since` is when nothing was found to show it any more; null while something does.
 */
export const picturesMigration: Migration = {
  name: 'content-0012-pictures',
  async up({ knex, dialect }) {
    await knex.schema.createTable('pictures', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.string('hash', 32).notNullable().unique()
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.string('alt', 300).notNullable()
      table.integer('focus_x').notNullable()
      table.integer('focus_y').notNullable()
      dateColumn(table, 'created_at').notNullable()
      dateColumn(table, 'unused_since').nullable()
    })
    await knex.schema.createTable('picture_files', (table) => {
      tableDefaults(table, dialect)
      table.string('hash', 32).notNullable()
      table.integer('width').notNullable()
      table.string('format', 4).notNullable()
      table.specificType('bytes', dialect === 'mysql' ? 'mediumblob' : 'blob').notNullable()
      table.primary(['hash', 'width', 'format'])
    })
  }
}
