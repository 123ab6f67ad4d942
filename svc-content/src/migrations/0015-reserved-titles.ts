import type { Migration } from '@site/service/database/migrate'

/** The title of the article that a run writes or wrote, as a hash: two runs that write at once never write the same article. */
export const reservedTitlesMigration: Migration = {
  name: 'content-0015-reserved-titles',
  async up({ knex }) {
    await knex.schema.alterTable('article_runs', (table) => {
      table.string('title_hash', 64).nullable()
      table.unique(['title_hash'], { indexName: 'article_runs_title_hash' })
    })
  }
}
