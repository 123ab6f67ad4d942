import type { Migration } from '@site/service/database/migrate'

/** Adds whether who has a sheet open is writing an answer in it. */
export const whoWritesMigration: Migration = {
  name: 'leads-0069-who-writes',
  async up({ knex }) {
    await knex.schema.alterTable('lead_presences', (table) => {
      table.boolean('is_writing').notNullable().defaultTo(false)
    })
  }
}
