import type { ArticleInput } from '@site/contracts/article'
import { type Executor, toBoolean, toDatabaseDate, toDate } from '@site/service/database'
import { z } from 'zod'

/** Name of the counter that changes with every committed change of an article (service/revision). */
export const ARTICLES_REVISION = 'articles'

const articleRowSchema = z
  .object({
    id: z.number(),
    title: z.string(),
    content: z.string(),
    image_url: z.string().nullable(),
    is_pinned: z.unknown().transform(toBoolean),
    created_at: z.unknown().transform(toDate)
  })
  .transform(({ id, title, content, image_url, is_pinned, created_at }) => ({
    id,
    title,
    content,
    imageUrl: image_url,
    isPinned: is_pinned,
    createdAt: created_at
  }))

/** An article as the service holds it. */
export type StoredArticle = z.output<typeof articleRowSchema>

const COLUMNS = ['id', 'title', 'content', 'image_url', 'is_pinned', 'created_at']

/** All articles: pinned first, then newest first, the later id first among equals (SPEC §2, RESOLUTIONS 31). */
export async function listArticles(executor: Executor): Promise<StoredArticle[]> {
  const rows = await executor('articles')
    .select(COLUMNS)
    .orderBy([
      { column: 'is_pinned', order: 'desc' },
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' }
    ])
  return rows.map((row) => articleRowSchema.parse(row))
}

/** The article `id`, locked until the transaction ends; undefined when there is none. */
export async function lockArticle(trx: Executor, id: number): Promise<StoredArticle | undefined> {
  const row = await trx('articles').select(COLUMNS).where({ id }).forUpdate().first()
  return row && articleRowSchema.parse(row)
}

/** Adds an article and gives its id. `id` and `isPinned` are for seeds. */
export async function insertArticle(
  trx: Executor,
  article: ArticleInput & { id?: number; isPinned?: boolean; createdAt: Date }
): Promise<number> {
  const [id] = await trx('articles').insert({
    ...(article.id === undefined ? {} : { id: article.id }),
    title: article.title,
    content: article.content,
    image_url: article.imageUrl,
    is_pinned: article.isPinned ?? false,
    created_at: toDatabaseDate(article.createdAt),
    updated_at: toDatabaseDate(article.createdAt)
  })
  return Number(id)
}

/** Replaces what an editor can change of the article `id`, or its pin. */
export async function updateArticle(
  trx: Executor,
  id: number,
  change: ArticleInput | { isPinned: boolean },
  at: Date
): Promise<void> {
  const columns =
    'isPinned' in change
      ? { is_pinned: change.isPinned }
      : { title: change.title, content: change.content, image_url: change.imageUrl }
  await trx('articles')
    .where({ id })
    .update({ ...columns, updated_at: toDatabaseDate(at) })
}

/** Removes the article `id`. */
export async function deleteArticle(trx: Executor, id: number): Promise<void> {
  await trx('articles').where({ id }).delete()
}
