import type { ArticleInput } from '@site/contracts/articles/article'
import { type ArticleOrigin, articleOriginSchema } from '@site/contracts/articles/article-origin'
import type { PictureFacts } from '@site/contracts/pictures/own-picture'
import { type Executor, toBoolean, toDatabaseDate, toDate } from '@site/service/database/database'
import { z } from 'zod'
import { picturesOf } from '../pictures/picture-repository.ts'
import { articlesTable } from '../tables/tables.ts'

/** The name of the revision that grows with every committed change of an article (service/revision). */
export const ARTICLES_REVISION = 'articles'

const dateOrNull = z.unknown().transform((value) => (value === null ? null : toDate(value)))

const originOf = (writer: ArticleOrigin['writer'], model: string | null): ArticleOrigin => ({
  writer,
  ...(model !== null && { model })
})

const articleRowSchema = z
  .object({
    id: z.number(),
    title: z.string(),
    content: z.string(),
    image_url: z.string().nullable(),
    is_pinned: z.unknown().transform(toBoolean),
    created_at: z.unknown().transform(toDate),
    writer: articleOriginSchema.shape.writer,
    model: z.string().nullable(),
    edited_at: dateOrNull,
    reviewed_at: dateOrNull,
    reviewed_by: z.string().nullable()
  })
  .transform((row) => ({
    id: row.id,
    title: row.title,
    content: row.content,
    imageUrl: row.image_url,
    isPinned: row.is_pinned,
    createdAt: row.created_at,
    origin: originOf(row.writer, row.model),
    /** When title, text or picture were last changed; null when never. */
    editedAt: row.edited_at,
    review: row.reviewed_at && { at: row.reviewed_at, by: row.reviewed_by }
  }))

/** An article as the database holds it; `picture` when its imageUrl is a picture of ours. */
export type StoredArticle = z.output<typeof articleRowSchema> & { picture: PictureFacts | null }

const COLUMNS = [
  'id',
  'title',
  'content',
  'image_url',
  'is_pinned',
  'created_at',
  'writer',
  'model',
  'edited_at',
  'reviewed_at',
  'reviewed_by'
] as const

/** The values that every new article begins with. */
export const NEW_ARTICLE = { isPinned: false, editedAt: null, review: null, picture: null } as const

/** All articles: pinned first, then newest first, the later id first among equals (BLOG-2, API-1). */
export async function listArticles(executor: Executor): Promise<StoredArticle[]> {
  const rows = await articlesTable(executor)
    .select(...COLUMNS)
    .orderBy([
      { column: 'is_pinned', order: 'desc' },
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' }
    ])
  return withPictures(executor, rows)
}

/** The article `id`, locked until the transaction ends; undefined when there is none. */
export async function lockArticle(trx: Executor, id: number): Promise<StoredArticle | undefined> {
  const row = await articlesTable(trx)
    .select(...COLUMNS)
    .where({ id })
    .forUpdate()
    .first()
  if (!row) return undefined
  const [article] = await withPictures(trx, [row])
  return article
}

async function withPictures(
  executor: Executor,
  rows: { image_url: string | null }[]
): Promise<StoredArticle[]> {
  const pictureOf = await picturesOf(
    executor,
    rows.map(({ image_url: address }) => address)
  )
  return rows.map((row) => ({ ...articleRowSchema.parse(row), picture: pictureOf(row.image_url) }))
}

/** Adds an article and gives its id. `id` and `isPinned` are for seeds; an article without `origin` is recorded as written by a person. */
export async function insertArticle(
  trx: Executor,
  article: ArticleInput & { id?: number; isPinned?: boolean; createdAt: Date; origin?: ArticleOrigin }
): Promise<number> {
  const [id] = await articlesTable(trx).insert({
    ...(article.id === undefined ? {} : { id: article.id }),
    title: article.title,
    content: article.content,
    image_url: article.imageUrl,
    is_pinned: article.isPinned ?? false,
    writer: article.origin?.writer ?? 'person',
    model: article.origin?.model ?? null,
    created_at: toDatabaseDate(article.createdAt),
    updated_at: toDatabaseDate(article.createdAt)
  })
  return Number(id)
}

/** Replaces the title, text and picture of the article `id`, its pin or its review. */
export async function updateArticle(
  trx: Executor,
  id: number,
  change: ArticleInput | { isPinned: boolean } | Pick<StoredArticle, 'review'>,
  at: Date
): Promise<void> {
  await articlesTable(trx)
    .where({ id })
    .update({ ...columnsOf(change, at), updated_at: toDatabaseDate(at) })
}

function columnsOf(change: Parameters<typeof updateArticle>[2], at: Date) {
  if ('isPinned' in change) return { is_pinned: change.isPinned }
  if ('review' in change) {
    const { at: reviewedAt = null, by = null } = change.review ?? {}
    return { reviewed_at: reviewedAt && toDatabaseDate(reviewedAt), reviewed_by: by }
  }
  const { title, content, imageUrl } = change
  return { title, content, image_url: imageUrl, edited_at: toDatabaseDate(at) }
}

/** Removes the article `id`. */
export async function deleteArticle(trx: Executor, id: number): Promise<void> {
  await articlesTable(trx).where({ id }).delete()
}
