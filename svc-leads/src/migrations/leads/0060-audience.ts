import type { Migration } from '@site/service/database/migrate'
import { tableDefaults } from '@site/service/database/tables'

/**
 * How often visitors took each step, by day and by one thing alone: a page, an article or a campaign. No row holds two of them, and
 * none anything of a person (infra/decisions/0140).
 */
export const audienceMigration: Migration = {
  name: 'leads-0060-audience',
  async up({ knex, dialect }) {
    await knex.schema.createTable('audience_days', (table) => {
      tableDefaults(table, dialect)
      table.string('day', 10).notNullable()
      table.string('kind', 8).notNullable()
      const value = table.string('value', 200).notNullable()
      if (dialect === 'mysql') value.collate('utf8mb4_bin')
      table.string('step', 16).notNullable()
      table.integer('count').unsigned().notNullable()
      table.primary(['day', 'kind', 'value', 'step'])
    })
  }
}
