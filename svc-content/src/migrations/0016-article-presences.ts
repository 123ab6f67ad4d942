import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/**
 * Who has an article open, with or without a draft. The table `draft_presences`, which said that of drafts, stays empty: a replica of
 * the release before writes to it until it has gone.
 */
export const articlePresencesMigration: Migration = {
  name: 'content-0016-article-presences',
  async up({ knex, dialect }) {
    await knex.schema.createTable('article_presences', (table) => {
      tableDefaults(table, dialect)
      table.integer('article_id').unsigned().notNullable()
      table.string('editor', 36).notNullable()
      table.string('name', 80).nullable()
      dateColumn(table, 'since').notNullable()
      dateColumn(table, 'until').notNullable()
      table.primary(['article_id', 'editor'])
      table.index(['until'], 'article_presences_until')
    })
  }
}
