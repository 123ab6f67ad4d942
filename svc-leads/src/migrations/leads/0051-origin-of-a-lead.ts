import type { Migration } from '@site/service/database/migrate'

/** The form or program that sent a lead by a token (infra/decisions/0138); null for the site's own forms. */
export const originOfALeadMigration: Migration = {
  name: 'leads-0051-origin-of-a-lead',
  async up({ knex }) {
    for (const name of ['leads', 'archived_leads'])
      await knex.schema.alterTable(name, (table) => {
        table.string('origin', 80).nullable()
      })
  }
}
