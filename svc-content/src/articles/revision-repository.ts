import { type ArticleOrigin, articleOriginSchema } from '@site/contracts/articles/article-origin'
import { type Executor, toDatabaseDate, toDate } from '@site/service/database/database'
import { z } from 'zod'
import { articleRevisionsTable } from '../tables/tables.ts'

/** A text that was published: the `number`th of its article. */
export interface StoredRevision {
  articleId: number
  number: number
  at: Date
  /** Who published it; null when nobody was named. */
  by: string | null
  title: string
  content: string
  imageUrl: string | null
  origin: ArticleOrigin
  /** The schedule that published it. */
  scheduleId?: number | undefined
}

const summaryRowSchema = z.object({
  article_id: z.number(),
  number: z.number(),
  published_at: z.unknown().transform(toDate),
  published_by: z.string().nullable(),
  title: z.string(),
  image_url: z.string().nullable(),
  writer: articleOriginSchema.shape.writer,
  model: z.string().nullable(),
  schedule_id: z.number().nullable()
})

const SUMMARY = [
  'article_id',
  'number',
  'published_at',
  'published_by',
  'title',
  'image_url',
  'writer',
  'model',
  'schedule_id'
] as const

const summaryOf = (given: unknown): Omit<StoredRevision, 'content'> => {
  const row = summaryRowSchema.parse(given)
  return {
    articleId: row.article_id,
    number: row.number,
    at: row.published_at,
    by: row.published_by,
    title: row.title,
    imageUrl: row.image_url,
    origin: { writer: row.writer, ...(row.model !== null && { model: row.model }) },
    ...(row.schedule_id !== null && { scheduleId: row.schedule_id })
  }
}

/** Adds a revision. Its number must be free, and its schedule must not have published before. */
export async function insertRevision(trx: Executor, revision: StoredRevision): Promise<void> {
  await articleRevisionsTable(trx).insert({
    article_id: revision.articleId,
    number: revision.number,
    published_at: toDatabaseDate(revision.at),
    published_by: revision.by,
    title: revision.title,
    content: revision.content,
    image_url: revision.imageUrl,
    writer: revision.origin.writer,
    model: revision.origin.model ?? null,
    schedule_id: revision.scheduleId ?? null
  })
}

/** The revisions of an article without their contents, newest first. */
export async function listRevisions(
  executor: Executor,
  articleId: number
): Promise<Omit<StoredRevision, 'content'>[]> {
  const rows = await articleRevisionsTable(executor)
    .select(...SUMMARY)
    .where({ article_id: articleId })
    .orderBy('number', 'desc')
  return rows.map(summaryOf)
}

/** The `number`th revision of an article; undefined when there is none. */
export async function readRevision(
  executor: Executor,
  articleId: number,
  number: number
): Promise<StoredRevision | undefined> {
  const row = await articleRevisionsTable(executor).where({ article_id: articleId, number }).first()
  return row && { ...summaryOf(row), content: row.content }
}

/** Removes the revisions of an article. */
export async function deleteRevisions(trx: Executor, articleId: number): Promise<void> {
  await articleRevisionsTable(trx).where({ article_id: articleId }).delete()
}
