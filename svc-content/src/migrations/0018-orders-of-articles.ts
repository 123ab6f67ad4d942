import type { Migration } from '@site/service/database/migrate'

/**
 * What the list of the administration is put in order by (infra/decisions/0144). `title_key` is null until the service has filled it in.
 * `updated_at` is from now on moved by each save of a draft too.
 */
export const ordersOfArticlesMigration: Migration = {
  name: 'content-0018-orders-of-articles',
  async up({ knex, dialect }) {
    await knex.schema.alterTable('articles', (table) => {
      const key = table.string('title_key', 200).nullable()
      // It is folded already: compared byte by byte both databases give one order.
      if (dialect === 'mysql') key.collate('utf8mb4_bin')
      table.index(['title_key', 'id'], 'articles_title')
      table.index(['created_at', 'id'], 'articles_created')
      table.index(['updated_at', 'id'], 'articles_updated')
    })
    await knex.raw(
      `update articles set updated_at = (select saved_at from article_drafts where article_id = articles.id)
       where exists (select 1 from article_drafts where article_id = articles.id and saved_at > articles.updated_at)`
    )
  }
}
