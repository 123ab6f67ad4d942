import type { Migration } from '@site/service/database/migrate'
import { dateColumn, tableDefaults } from '@site/service/database/tables'

/** How far each mailbox was read, and which replica is reading it. */
export const mailboxReadsMigration: Migration = {
  name: 'leads-0022-mailbox-reads',
  async up({ knex, dialect }) {
    await knex.schema.createTable('mailbox_reads', (table) => {
      tableDefaults(table, dialect)
      table.string('mailbox', 64).primary()
      table.string('uid_validity', 20).notNullable()
      table.bigInteger('last_uid').notNullable()
      dateColumn(table, 'claimed_until').nullable()
    })
  }
}
