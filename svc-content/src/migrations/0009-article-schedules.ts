import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/**
 * Texts that are to be published at a minute (infra/decisions/0117). A schedule holds its text, so that what is typed into the draft later
 * is not published with it. `pending_article_id` is unique: an article has one schedule to come at most.
 */
export const articleSchedulesMigration: Migration = {
  name: 'content-0009-article-schedules',
  async up({ knex, dialect }) {
    await knex.schema.createTable('article_schedules', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.integer('article_id').unsigned().notNullable()
      table.integer('pending_article_id').unsigned().nullable().unique()
      table.integer('draft_id').unsigned().notNullable()
      table.integer('version').unsigned().notNullable()
      table.string('wall_time', 16).notNullable()
      dateColumn(table, 'publish_at').notNullable()
      table.string('title', 200).notNullable()
      table.text('content', 'mediumtext').notNullable()
      table.string('image_url', 2000).nullable()
      table.string('state', 16).notNullable()
      dateColumn(table, 'created_at').notNullable()
      table.string('created_by', 80).nullable()
      dateColumn(table, 'ended_at').nullable()
      table.integer('revision').unsigned().nullable()
      table.index(['state', 'publish_at'], 'article_schedules_due')
      table.index(['state', 'ended_at'], 'article_schedules_ended')
      table.index(['article_id'], 'article_schedules_article')
    })
  }
}
