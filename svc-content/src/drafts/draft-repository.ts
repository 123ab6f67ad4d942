import type { ArticleInput } from '@site/contracts/articles/article'
import { type Executor, toDatabaseDate, toDate } from '@site/service/database/database'
import { z } from 'zod'
import { holdPictures } from '../pictures/show-pictures.ts'
import { articleDraftsTable, articlesTable } from '../tables/tables.ts'

const date = z.unknown().transform(toDate)

const summaryRowSchema = z
  .object({
    id: z.number(),
    article_id: z.number(),
    version: z.number(),
    base_revision: z.number(),
    title: z.string(),
    created_at: date,
    created_by: z.string().nullable(),
    saved_at: date,
    saved_by: z.string().nullable()
  })
  .transform((row) => ({
    id: row.id,
    articleId: row.article_id,
    /** Grows with each save. */
    version: row.version,
    /** The revision of the article that it was made from; 0 when that was never published. */
    baseRevision: row.base_revision,
    title: row.title,
    createdAt: row.created_at,
    createdBy: row.created_by,
    savedAt: row.saved_at,
    savedBy: row.saved_by
  }))
export type StoredDraftSummary = z.output<typeof summaryRowSchema>

/** A draft as the database holds it. */
export interface StoredDraft extends StoredDraftSummary, ArticleInput {
  /** The idempotency key of the call that began it. */
  requestKey: string | null
}

const SUMMARY = [
  'id',
  'article_id',
  'version',
  'base_revision',
  'title',
  'created_at',
  'created_by',
  'saved_at',
  'saved_by'
] as const

const draftOf = (row: {
  content: string
  image_url: string | null
  request_key: string | null
}): StoredDraft => ({
  ...summaryRowSchema.parse(row),
  content: row.content,
  imageUrl: row.image_url,
  requestKey: row.request_key
})

/** Adds the draft of an article, which must be locked and have none. Rejects with a duplicate key when one was begun under its key. */
export async function insertDraft(
  trx: Executor,
  draft: Pick<StoredDraft, 'articleId' | 'baseRevision' | 'requestKey'> &
    ArticleInput & { at: Date; by: string | null }
): Promise<StoredDraft> {
  await holdPictures(trx, draft)
  const at = toDatabaseDate(draft.at)
  const [id] = await articleDraftsTable(trx).insert({
    article_id: draft.articleId,
    version: 1,
    base_revision: draft.baseRevision,
    title: draft.title,
    content: draft.content,
    image_url: draft.imageUrl,
    created_at: at,
    created_by: draft.by,
    saved_at: at,
    saved_by: draft.by,
    request_key: draft.requestKey
  })
  await noteChange(trx, draft.articleId, draft.at)
  const { at: createdAt, by: createdBy, ...rest } = draft
  return { ...rest, id: Number(id), version: 1, createdAt, createdBy, savedAt: createdAt, savedBy: createdBy }
}

/** The draft `id`; undefined when there is none. */
export async function readDraft(executor: Executor, id: number): Promise<StoredDraft | undefined> {
  const row = await articleDraftsTable(executor).where({ id }).first()
  return row && draftOf(row)
}

/** The draft of an article; undefined when it has none. */
export async function draftOfArticle(
  executor: Executor,
  articleId: number
): Promise<StoredDraft | undefined> {
  const row = await articleDraftsTable(executor).where({ article_id: articleId }).first()
  return row && draftOf(row)
}

/** The draft that was begun under a key, as long as there is one. */
export async function draftOfRequest(executor: Executor, key: string): Promise<StoredDraft | undefined> {
  const row = await articleDraftsTable(executor).where({ request_key: key }).first()
  return row && draftOf(row)
}

/** Drafts without their texts, those saved last first: `limit` of them after the first `offset`. */
export async function listDrafts(
  executor: Executor,
  { limit, offset }: { limit: number; offset: number }
): Promise<StoredDraftSummary[]> {
  const rows = await articleDraftsTable(executor)
    .select(...SUMMARY)
    .orderBy([
      { column: 'saved_at', order: 'desc' },
      { column: 'id', order: 'desc' }
    ])
    .limit(limit)
    .offset(offset)
  return rows.map((row) => summaryRowSchema.parse(row))
}

export async function countDrafts(executor: Executor): Promise<number> {
  return Number((await articleDraftsTable(executor).count({ n: '*' }).first())?.n)
}

/** Replaces the text of a draft, whose article must be locked, and gives it its next version. */
export async function replaceText(
  trx: Executor,
  draft: StoredDraft,
  text: ArticleInput,
  { at, by }: { at: Date; by: string | null }
): Promise<StoredDraft> {
  await holdPictures(trx, text)
  const version = draft.version + 1
  const { title, content, imageUrl } = text
  const change = { title, content, image_url: imageUrl, version, saved_at: toDatabaseDate(at), saved_by: by }
  await articleDraftsTable(trx).where({ id: draft.id }).update(change)
  await noteChange(trx, draft.articleId, at)
  return { ...draft, title, content, imageUrl, version, savedAt: at, savedBy: by }
}

/** What is written of an article is a change of it, by which the administration can put its list in order. */
async function noteChange(trx: Executor, articleId: number, at: Date): Promise<void> {
  await articlesTable(trx)
    .where({ id: articleId })
    .update({ updated_at: toDatabaseDate(at) })
}

/** Says that the draft stands on another revision from now on: one that was published from it. */
export async function rebaseDraft(trx: Executor, id: number, baseRevision: number): Promise<void> {
  await articleDraftsTable(trx).where({ id }).update({ base_revision: baseRevision })
}
