import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/**
 * Who writes, or wrote, which generated article. `planned_date` is unique: there is one run for each day, whoever
 * wants it (several null ones may be). `place` is held by the one manual run under way. `claim` is drawn anew by each
 * owner: what an owner writes later counts only while its claim still stands.
 */
export const articleRunsMigration: Migration = {
  name: 'content-0004-article-runs',
  async up({ knex, dialect }) {
    await knex.schema.createTable('article_runs', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.string('kind', 16).notNullable()
      table.string('planned_date', 10).nullable().unique()
      table.string('place', 16).nullable().unique()
      table.string('state', 16).notNullable()
      table.integer('attempts').notNullable()
      table.string('claim', 36).notNullable()
      dateColumn(table, 'lease_until').notNullable()
      dateColumn(table, 'started_at').notNullable()
      dateColumn(table, 'ended_at').nullable()
      dateColumn(table, 'next_attempt_at').nullable()
      table.string('cause', 500).nullable()
      table.integer('article_id').unsigned().nullable()
      table.string('title', 200).nullable()
      table.index(['state', 'lease_until'], 'article_runs_state')
      table.index(['started_at'], 'article_runs_started')
    })
  }
}
