import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/**
 * What is being written (infra/decisions/0117): one draft for each article at most, who has it open, and the hashes of the tokens under
 * which it can be read. A draft of a new article has a row of `articles` that was never published.
 */
export const articleDraftsMigration: Migration = {
  name: 'content-0008-article-drafts',
  async up({ knex, dialect }) {
    await knex.schema.createTable('article_drafts', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.integer('article_id').unsigned().notNullable().unique()
      table.integer('version').unsigned().notNullable()
      table.integer('base_revision').unsigned().notNullable()
      table.string('title', 200).notNullable()
      table.text('content', 'mediumtext').notNullable()
      table.string('image_url', 2000).nullable()
      dateColumn(table, 'created_at').notNullable()
      table.string('created_by', 80).nullable()
      dateColumn(table, 'saved_at').notNullable()
      table.string('saved_by', 80).nullable()
      table.index(['saved_at', 'id'], 'article_drafts_saved')
    })
    await knex.schema.createTable('draft_presences', (table) => {
      tableDefaults(table, dialect)
      table.integer('draft_id').unsigned().notNullable()
      table.string('editor', 36).notNullable()
      table.string('name', 80).nullable()
      dateColumn(table, 'since').notNullable()
      dateColumn(table, 'until').notNullable()
      table.primary(['draft_id', 'editor'])
      table.index(['until'], 'draft_presences_until')
    })
    await knex.schema.createTable('draft_previews', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.integer('draft_id').unsigned().notNullable()
      table.string('token_hash', 64).notNullable().unique()
      dateColumn(table, 'created_at').notNullable()
      table.string('created_by', 80).nullable()
      dateColumn(table, 'expires_at').notNullable()
      table.index(['draft_id'], 'draft_previews_draft')
      table.index(['expires_at'], 'draft_previews_expiry')
    })
  }
}
