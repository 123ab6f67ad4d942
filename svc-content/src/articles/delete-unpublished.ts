import type { Executor } from '@site/service/database/database'
import {
  articleDraftsTable,
  articlePresencesTable,
  articleSchedulesTable,
  draftPreviewsTable
} from '../tables/tables.ts'

/** Removes a draft with its previews. Its article must be locked. */
export async function deleteDraft(trx: Executor, id: number): Promise<void> {
  await draftPreviewsTable(trx).where({ draft_id: id }).delete()
  await articleDraftsTable(trx).where({ id }).delete()
}

/** Removes what is written and scheduled for, and who has open, the article `id`, which must be locked. */
export async function deleteUnpublished(trx: Executor, id: number): Promise<void> {
  const draft = await articleDraftsTable(trx).select('id').where({ article_id: id }).first()
  if (draft) await deleteDraft(trx, draft.id)
  await articlePresencesTable(trx).where({ article_id: id }).delete()
  await articleSchedulesTable(trx).where({ article_id: id }).delete()
}
