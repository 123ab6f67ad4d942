import type { Migration } from '@site/service/database/migrate'

/**
 * What can be told of the articles that were there before 0005: the runs name those that were generated, by which writer
 * nobody wrote down, so that 'program' is said of all; the audit, which goes back a year, names those that were edited.
 */
export const knownOriginsMigration: Migration = {
  name: 'content-0006-known-origins',
  async up({ knex }) {
    await knex('articles')
      .whereIn('id', knex('article_runs').select('article_id').whereNotNull('article_id'))
      .update({ writer: 'program' })
    await knex('articles').update({
      edited_at: knex('audit_entries')
        .max('at')
        .where({ action: 'article-updated', subject_id: knex.ref('articles.id') })
    })
  }
}
