import type { ArticleInput } from '@site/contracts/articles/article'
import { type ArticleOrigin, articleOriginSchema } from '@site/contracts/articles/article-origin'
import { articleStateSchema } from '@site/contracts/articles/article-state'
import type { PictureFacts } from '@site/contracts/pictures/own-picture'
import { type Executor, toBoolean, toDatabaseDate, toDate } from '@site/service/database/database'
import { z } from 'zod'
import { picturesOf } from '../pictures/picture-repository.ts'
import { showPictures } from '../pictures/show-pictures.ts'
import { articlesTable } from '../tables/tables.ts'
import { describeText } from './describe-text.ts'
import { deleteRevisions, insertRevision, readRevision } from './revision-repository.ts'

/** The name of the revision that grows with every committed change of an article (service/revision). */
export const ARTICLES_REVISION = 'articles'

const dateOrNull = z.unknown().transform((value) => (value === null ? null : toDate(value)))

const originOf = (writer: ArticleOrigin['writer'], model: string | null): ArticleOrigin => ({
  writer,
  ...(model !== null && { model })
})

/** What the database holds of an article beside its text. */
const HEAD = {
  id: z.number(),
  title: z.string(),
  image_url: z.string().nullable(),
  is_pinned: z.unknown().transform(toBoolean),
  created_at: z.unknown().transform(toDate),
  writer: articleOriginSchema.shape.writer,
  model: z.string().nullable(),
  edited_at: dateOrNull,
  reviewed_at: dateOrNull,
  reviewed_by: z.string().nullable(),
  state: articleStateSchema,
  revision: z.number()
}
const headRowSchema = z.object(HEAD)

const headOf = (row: z.output<typeof headRowSchema>) => ({
  id: row.id,
  title: row.title,
  imageUrl: row.image_url,
  isPinned: row.is_pinned,
  createdAt: row.created_at,
  origin: originOf(row.writer, row.model),
  /** When title, text or picture were last changed; null when never. */
  editedAt: row.edited_at,
  review: row.reviewed_at && { at: row.reviewed_at, by: row.reviewed_by },
  state: row.state,
  /** The number of its latest revision; 0 when it was never published. */
  revision: row.revision
})

/** An article without its text, from a row with HEAD_COLUMNS. */
export const articleHeadSchema = headRowSchema.transform(headOf)

const articleRowSchema = z
  .object({ ...HEAD, content: z.string() })
  .transform(({ content, ...row }) => ({ ...headOf(row), content }))

/** An article as the database holds it; `picture` when its imageUrl is a picture of ours. */
export type StoredArticle = z.output<typeof articleRowSchema> & { picture: PictureFacts | null }

export const HEAD_COLUMNS = [
  'id',
  'title',
  'image_url',
  'is_pinned',
  'created_at',
  'writer',
  'model',
  'edited_at',
  'reviewed_at',
  'reviewed_by',
  'state',
  'revision'
] as const
const COLUMNS = [...HEAD_COLUMNS, 'content'] as const

/** Pinned first, then newest first, the later id first among equals (BLOG-2). */
export const IN_ORDER: { column: 'is_pinned' | 'created_at' | 'id'; order: 'desc' }[] = [
  { column: 'is_pinned', order: 'desc' },
  { column: 'created_at', order: 'desc' },
  { column: 'id', order: 'desc' }
]

/** The values that every article begins with that is published at once. */
export const NEW_ARTICLE = {
  isPinned: false,
  editedAt: null,
  review: null,
  state: 'published',
  revision: 1
} as const

/** Who publishes, when, and by which schedule if by one. */
export interface Publication {
  at: Date
  by: string | null
  scheduleId?: number
}

/** The published articles: pinned first, then newest first, the later id first among equals (BLOG-2, API-1). */
export async function listArticles(executor: Executor): Promise<StoredArticle[]> {
  const rows = await articlesTable(executor)
    .select(...COLUMNS)
    .where({ state: 'published' })
    .orderBy(IN_ORDER)
  return withPictures(executor, rows)
}

/** Title and text of every published article. */
export const listPublishedTexts = (
  executor: Executor
): Promise<{ id: number; title: string; content: string }[]> =>
  articlesTable(executor).select('id', 'title', 'content').where({ state: 'published' }).orderBy(IN_ORDER)

/** The article `id`; undefined when there is none. */
export async function readArticle(executor: Executor, id: number): Promise<StoredArticle | undefined> {
  const row = await articlesTable(executor)
    .select(...COLUMNS)
    .where({ id })
    .first()
  return row && withPicture(executor, row)
}

/** The article `id`, locked until the transaction ends; undefined when there is none. */
export async function lockArticle(trx: Executor, id: number): Promise<StoredArticle | undefined> {
  const row = await articlesTable(trx)
    .select(...COLUMNS)
    .where({ id })
    .forUpdate()
    .first()
  return row && withPicture(trx, row)
}

async function withPicture(
  executor: Executor,
  row: { image_url: string | null }
): Promise<StoredArticle | undefined> {
  const [article] = await withPictures(executor, [row])
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

/**
 * Adds a published article with its first revision, and gives its id. `id` and `isPinned` are for seeds; an article without `origin` is
 * recorded as written by a person.
 */
export async function insertArticle(
  trx: Executor,
  article: ArticleInput & {
    id?: number
    isPinned?: boolean
    createdAt: Date
    origin?: ArticleOrigin
    by?: string | null
  }
): Promise<number> {
  const { title, content, imageUrl, createdAt, origin = { writer: 'person' }, by = null } = article
  const [given] = await articlesTable(trx).insert({
    ...(article.id === undefined ? {} : { id: article.id }),
    title,
    content,
    image_url: imageUrl,
    is_pinned: article.isPinned ?? false,
    writer: origin.writer,
    model: origin.model ?? null,
    created_at: toDatabaseDate(createdAt),
    updated_at: toDatabaseDate(createdAt),
    revision: 1,
    ...describeText(article)
  })
  const id = Number(given)
  await insertRevision(trx, { articleId: id, number: 1, at: createdAt, by, title, content, imageUrl, origin })
  return id
}

/** Adds an article that is a draft, and gives its id. It has no text of its own yet, only what the list shows of it. */
export async function insertUnpublished(trx: Executor, text: ArticleInput, at: Date): Promise<number> {
  const [id] = await articlesTable(trx).insert({
    title: text.title,
    content: '',
    image_url: text.imageUrl,
    created_at: toDatabaseDate(at),
    updated_at: toDatabaseDate(at),
    state: 'draft',
    ...describeText(text)
  })
  return Number(id)
}

/** Keeps what the list shows of an article that was never published as its draft is. */
export async function describeUnpublished(
  trx: Executor,
  { id, revision }: StoredArticle,
  text: ArticleInput
): Promise<void> {
  if (revision > 0) return
  await articlesTable(trx)
    .where({ id })
    .update({ title: text.title, image_url: text.imageUrl, ...describeText(text) })
}

/** Marks an article that is not published as scheduled, or as what it was before: it must be locked. */
export async function markScheduled(
  trx: Executor,
  { id, state, revision }: StoredArticle,
  isScheduled: boolean
): Promise<void> {
  if (state === 'published') return
  const before = revision > 0 ? 'withdrawn' : 'draft'
  await articlesTable(trx)
    .where({ id })
    .update({ state: isScheduled ? 'scheduled' : before })
}

/**
 * Publishes a text of an article that the transaction has locked: the only way in which a published text changes, and each time it
 * leaves a revision. An article that was never published gets its date.
 *
 * @throws HttpError 422 when its picture of ours is there no more
 */
export async function publishText(
  trx: Executor,
  article: StoredArticle,
  { title, content, imageUrl }: ArticleInput,
  { at, by, scheduleId }: Publication
): Promise<StoredArticle> {
  const picture = await showPictures(trx, { imageUrl, content })
  const number = (await recordUnseen(trx, article)) + 1
  const isFirst = number === 1
  const dates = isFirst ? { created_at: toDatabaseDate(at) } : { edited_at: toDatabaseDate(at) }
  await articlesTable(trx)
    .where({ id: article.id })
    .update({
      title,
      content,
      image_url: imageUrl,
      state: 'published',
      revision: number,
      updated_at: toDatabaseDate(at),
      ...dates,
      ...describeText({ title, content })
    })
  const { id: articleId, origin } = article
  await insertRevision(trx, { articleId, number, at, by, title, content, imageUrl, origin, scheduleId })
  const text = { title, content, imageUrl, picture }
  const published = { ...article, ...text, state: 'published' as const, revision: number }
  return isFirst ? { ...published, createdAt: at } : { ...published, editedAt: at }
}

/**
 * While a release is rolled out, a replica of the release before changes texts without a revision: what it wrote becomes one before
 * anything else does. Gives the number of the latest revision.
 */
async function recordUnseen(trx: Executor, article: StoredArticle): Promise<number> {
  const { id: articleId, title, content, imageUrl, origin, revision } = article
  if (article.state !== 'published') return revision
  const last = await readRevision(trx, articleId, revision)
  if (last?.title === title && last.content === content && last.imageUrl === imageUrl) return revision
  const at = article.editedAt ?? article.createdAt
  const number = revision + 1
  await insertRevision(trx, { articleId, number, at, by: null, title, content, imageUrl, origin })
  return number
}

/** Takes a published article that the transaction has locked off the blog. Its text stays, as its latest revision. */
export async function withdrawText(trx: Executor, article: StoredArticle, at: Date): Promise<void> {
  const revision = await recordUnseen(trx, article)
  const change = { state: 'withdrawn' as const, revision, updated_at: toDatabaseDate(at) }
  await articlesTable(trx).where({ id: article.id }).update(change)
}

/** Changes the pin of the article `id`, or its review. */
export async function updateArticle(
  trx: Executor,
  id: number,
  change: { isPinned: boolean } | Pick<StoredArticle, 'review'>,
  at: Date
): Promise<void> {
  await articlesTable(trx)
    .where({ id })
    .update({ ...columnsOf(change), updated_at: toDatabaseDate(at) })
}

function columnsOf(change: Parameters<typeof updateArticle>[2]) {
  if ('isPinned' in change) return { is_pinned: change.isPinned }
  const { at = null, by = null } = change.review ?? {}
  return { reviewed_at: at && toDatabaseDate(at), reviewed_by: by }
}

/** Removes the article `id` with its revisions. */
export async function deleteArticle(trx: Executor, id: number): Promise<void> {
  await deleteRevisions(trx, id)
  await articlesTable(trx).where({ id }).delete()
}
