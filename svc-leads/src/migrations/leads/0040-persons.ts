import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/**
 * Persons (decision 135). `person_links` joins addresses, `person_refusals` says that two are not one person; `pair` is a hash of both
 * addresses, as a key over two of them would be too long for MySQL. `person_keys` finds leads that look alike: each key is a hash of
 * what two leads would share. `person_candidates` are the addresses that were found alike.
 */
export const personsMigration: Migration = {
  name: 'leads-0040-persons',
  async up({ knex, dialect }) {
    for (const name of ['person_links', 'person_refusals', 'person_candidates'])
      await knex.schema.createTable(name, (table) => {
        tableDefaults(table, dialect)
        table.increments('id')
        const pair = table.string('pair', 43).notNullable()
        const keys = [
          table.string('first_key', 512).notNullable(),
          table.string('second_key', 512).notNullable()
        ]
        if (dialect === 'mysql') for (const column of [pair, ...keys]) column.collate('utf8mb4_bin')
        dateColumn(table, 'created_at').notNullable()
        if (name !== 'person_candidates') table.string('actor', 80).nullable()
        table.unique(['pair'], { indexName: `${name}_pair` })
        table.index(['first_key'], `${name}_first`)
        table.index(['second_key'], `${name}_second`)
      })
    await knex.schema.createTable('person_keys', (table) => {
      tableDefaults(table, dialect)
      const key = table.string('key', 22).notNullable()
      if (dialect === 'mysql') key.collate('utf8mb4_bin')
      table.integer('lead_id').unsigned().notNullable()
      table.primary(['key', 'lead_id'])
      table.index(['lead_id'], 'person_keys_lead')
    })
  }
}
