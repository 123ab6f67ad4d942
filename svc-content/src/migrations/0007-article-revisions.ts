import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/**
 * The state of each article, and every text that was ever published (infra/decisions/0117). What is there so far is published, and
 * becomes revision 1. `schedule_id` is unique: a schedule publishes one revision at most. `excerpt` and `search_text` serve the list
 * of the administration; they are null until the service has filled them in.
 */
export const articleRevisionsMigration: Migration = {
  name: 'content-0007-article-revisions',
  async up({ knex, dialect }) {
    await knex.schema.createTable('article_revisions', (table) => {
      tableDefaults(table, dialect)
      table.integer('article_id').unsigned().notNullable()
      table.integer('number').unsigned().notNullable()
      dateColumn(table, 'published_at').notNullable()
      table.string('published_by', 80).nullable()
      table.string('title', 200).notNullable()
      table.text('content', 'mediumtext').notNullable()
      table.string('image_url', 2000).nullable()
      table.string('writer', 16).notNullable()
      table.string('model', 200).nullable()
      table.integer('schedule_id').unsigned().nullable().unique()
      table.primary(['article_id', 'number'])
    })
    await knex.raw(
      `insert into article_revisions (article_id, number, published_at, title, content, image_url, writer, model)
       select id, 1, coalesce(edited_at, created_at), title, content, image_url, writer, model from articles`
    )
    await knex.schema.alterTable('articles', (table) => {
      table.string('state', 16).notNullable().defaultTo('published')
      table.integer('revision').unsigned().notNullable().defaultTo(0)
      table.string('excerpt', 400).nullable()
      const folded = table.text('search_text', 'mediumtext').nullable()
      // Compared byte by byte: it is folded already, and the usual collation makes LIKE many times slower.
      if (dialect === 'mysql') folded.collate('utf8mb4_bin')
      table.index(['is_pinned', 'created_at', 'id'], 'articles_order')
      table.index(['state', 'is_pinned', 'created_at', 'id'], 'articles_state')
    })
    await knex('articles').update({ revision: 1 })
  }
}
