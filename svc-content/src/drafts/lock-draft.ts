import type { Database, Executor } from '@site/service/database/database'
import { lockArticle, type StoredArticle } from '../articles/article-repository.ts'
import { type ChangeDeps, inOneCommit } from '../articles/change-article.ts'
import { articleDraftsTable } from '../tables/tables.ts'
import { readDraft, type StoredDraft } from './draft-repository.ts'
import { draftNotFound } from './refusals.ts'

/** A draft and its article, locked. */
export interface LockedDraft {
  trx: Executor
  article: StoredArticle
  draft: StoredDraft
}

/**
 * Changes a draft in one transaction. Whoever changes anything of an article locks its row first, so that changes of one article follow
 * each other; what is read after that lock is current, as a transaction of MySQL sees what was committed before its first plain read.
 *
 * @throws HttpError 404 when there is no such draft
 */
export async function withDraft<T>(
  deps: ChangeDeps,
  id: number,
  work: (locked: LockedDraft) => Promise<T>
): Promise<T> {
  const articleId = await articleIdOf(deps.db, id)
  return inOneCommit(deps, async (trx) => {
    const article = await lockArticle(trx, articleId)
    const draft = article && (await readDraft(trx, id))
    if (!draft) throw draftNotFound()
    return work({ trx, article, draft })
  })
}

async function articleIdOf(db: Database, id: number): Promise<number> {
  const row = await articleDraftsTable(db.knex).select('article_id').where({ id }).first()
  if (!row) throw draftNotFound()
  return row.article_id
}
