import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/**
 * Questions that found nothing, by group, day and wording, with nothing of who asked; the entries that answer some; and those that were
 * given to the writer (infra/decisions/0154).
 */
export const questionsMigration: Migration = {
  name: 'content-0019-questions',
  async up({ knex, dialect }) {
    await knex.schema.createTable('question_groups', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      const key = table.string('group_key', 120).notNullable()
      if (dialect === 'mysql') key.collate('utf8mb4_bin')
      table.unique(['group_key'], { indexName: 'question_groups_key' })
      table.string('begun_on', 10).notNullable()
      table.index(['begun_on'], 'question_groups_begun')
      table.string('closed_as', 16).nullable()
      table.string('closed_on', 10).nullable()
    })
    await knex.schema.createTable('question_days', (table) => {
      tableDefaults(table, dialect)
      table.integer('group_id').unsigned().notNullable()
      table.string('day', 10).notNullable()
      const wording = table.string('wording', 200).notNullable()
      if (dialect === 'mysql') wording.collate('utf8mb4_bin')
      table.integer('count').unsigned().notNullable()
      table.primary(['group_id', 'day', 'wording'])
      table.index(['day'], 'question_days_day')
    })
    await knex.schema.createTable('faq_entries', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.string('question', 200).notNullable()
      table.text('answer').notNullable()
      table.string('link_path', 200).nullable()
      table.string('link_label', 80).nullable()
      table.text('wordings').notNullable()
      table.integer('version').unsigned().notNullable()
      table.integer('group_id').unsigned().nullable()
      dateColumn(table, 'created_at').notNullable()
      dateColumn(table, 'updated_at').notNullable()
      dateColumn(table, 'removed_at').nullable()
      table.index(['removed_at'], 'faq_entries_removed')
    })
    await knex.schema.createTable('writer_wishes', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.string('text', 200).notNullable()
      table.integer('group_id').unsigned().nullable()
      dateColumn(table, 'created_at').notNullable()
      table.string('created_by', 80).nullable()
      dateColumn(table, 'used_at').nullable()
    })
  }
}
