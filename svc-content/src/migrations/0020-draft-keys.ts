import type { Migration } from '@site/service/database/migrate'

/** The idempotency key of the call that began a draft: repeated, it is one draft (infra/decisions/0160). */
export const draftKeysMigration: Migration = {
  name: 'content-0020-draft-keys',
  async up({ knex }) {
    await knex.schema.alterTable('article_drafts', (table) => {
      table.string('request_key', 36).nullable()
      table.unique(['request_key'], { indexName: 'article_drafts_request' })
    })
  }
}
