import type { Migration } from '@site/service/database/migrate'

/** What a visitor asked the assistant before, where he sent it along with the contact form (infra/decisions/0147); null for all others. */
export const questionOfALeadMigration: Migration = {
  name: 'leads-0063-question-of-a-lead',
  async up({ knex }) {
    for (const name of ['leads', 'archived_leads'])
      await knex.schema.alterTable(name, (table) => {
        table.text('question').nullable()
      })
  }
}
