import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/**
 * The receivers of calls that are made in the administration (infra/decisions/0133). `secret` is encrypted. A receiver that was removed
 * keeps its row, for the name of what it was told, without address and secret.
 */
export const receiversMigration: Migration = {
  name: 'leads-0030-receivers',
  async up({ knex, dialect }) {
    await knex.schema.createTable('call_receivers', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      table.string('name', 80).notNullable()
      table.string('url', 500).notNullable()
      table.string('sources', 200).notNullable()
      table.string('secret', 255).notNullable()
      dateColumn(table, 'created_at').notNullable()
      dateColumn(table, 'paused_at').nullable()
      dateColumn(table, 'removed_at').nullable()
    })
  }
}
