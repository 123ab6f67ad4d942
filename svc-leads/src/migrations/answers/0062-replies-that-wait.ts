import type { Migration } from '@site/service/database/migrate'
import { dateColumn } from '@site/service/database/tables'

/** Since when an e-mail of the visitor waits for an answer; null where none does. Those of before are taken for answered. */
export const repliesThatWaitMigration: Migration = {
  name: 'leads-0062-replies-that-wait',
  async up({ knex }) {
    await knex.schema.alterTable('lead_desks', (table) => {
      dateColumn(table, 'replied_at').nullable()
      table.index(['replied_at'], 'lead_desks_replied')
    })
  }
}
