import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/**
 * What writers gave and what the editor's gate thought of it, a row for each attempt that had a draft; until when a run's article
 * waits for somebody; the subject chosen for a night.
 */
export const draftsOfRunsMigration: Migration = {
  name: 'content-0011-drafts-of-runs',
  async up({ knex, dialect }) {
    await knex.schema.createTable('run_drafts', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.integer('run_id').unsigned().notNullable()
      table.integer('attempt').notNullable()
      table.string('title', 200).notNullable()
      table.text('content', 'mediumtext').notNullable()
      table.string('writer', 16).notNullable()
      table.string('model', 200).nullable()
      table.integer('grade').notNullable()
      table.boolean('passed').notNullable()
      table.text('findings', 'mediumtext').notNullable()
      dateColumn(table, 'written_at').notNullable()
      table.index(['run_id'], 'run_drafts_run')
      table.index(['written_at'], 'run_drafts_written')
    })
    await knex.schema.createTable('chosen_subjects', (table) => {
      tableDefaults(table, dialect)
      table.string('planned_date', 10).primary()
      table.string('subject', 200).notNullable()
      dateColumn(table, 'chosen_at').notNullable()
    })
    await knex.schema.alterTable('article_runs', (table) => {
      dateColumn(table, 'waits_until').nullable()
    })
  }
}
