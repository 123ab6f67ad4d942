import type { ArticleInput } from '@site/contracts/articles/article'
import { type Executor, toDatabaseDate, toDate } from '@site/service/database/database'
import { z } from 'zod'
import { articleSchedulesTable } from '../tables/tables.ts'

const date = z.unknown().transform(toDate)

const scheduleRowSchema = z
  .object({
    id: z.number(),
    article_id: z.number(),
    draft_id: z.number(),
    version: z.number(),
    wall_time: z.string(),
    publish_at: date,
    title: z.string(),
    state: z.enum(['pending', 'published', 'cancelled']),
    created_at: date,
    created_by: z.string().nullable(),
    ended_at: z.unknown().transform((value) => (value === null ? null : toDate(value))),
    revision: z.number().nullable()
  })
  .transform((row) => ({
    id: row.id,
    articleId: row.article_id,
    draftId: row.draft_id,
    /** The version of the draft whose text it holds. */
    version: row.version,
    /** The time on the wall in Paris, such as '2026-12-24T08:00'. */
    at: row.wall_time,
    publishAt: row.publish_at,
    title: row.title,
    state: row.state,
    createdAt: row.created_at,
    by: row.created_by,
    endedAt: row.ended_at,
    revision: row.revision
  }))

/** A schedule as the database holds it, without its text. */
export type StoredSchedule = z.output<typeof scheduleRowSchema>

const COLUMNS = [
  'id',
  'article_id',
  'draft_id',
  'version',
  'wall_time',
  'publish_at',
  'title',
  'state',
  'created_at',
  'created_by',
  'ended_at',
  'revision'
] as const

/** Adds the schedule of an article, which must be locked and have none to come. */
export async function insertSchedule(
  trx: Executor,
  schedule: Pick<
    StoredSchedule,
    'articleId' | 'draftId' | 'version' | 'at' | 'publishAt' | 'createdAt' | 'by'
  > &
    ArticleInput
): Promise<StoredSchedule> {
  const { articleId, draftId, version, at, publishAt, createdAt, by, title, content, imageUrl } = schedule
  const [id] = await articleSchedulesTable(trx).insert({
    article_id: articleId,
    pending_article_id: articleId,
    draft_id: draftId,
    version,
    wall_time: at,
    publish_at: toDatabaseDate(publishAt),
    title,
    content,
    image_url: imageUrl,
    state: 'pending',
    created_at: toDatabaseDate(createdAt),
    created_by: by
  })
  const begun = { state: 'pending' as const, endedAt: null, revision: null }
  return { id: Number(id), articleId, draftId, version, at, publishAt, title, createdAt, by, ...begun }
}

/** The schedule `id`; undefined when there is none. */
export async function readSchedule(executor: Executor, id: number): Promise<StoredSchedule | undefined> {
  const row = await articleSchedulesTable(executor)
    .select(...COLUMNS)
    .where({ id })
    .first()
  return row && scheduleRowSchema.parse(row)
}

/** The text that a schedule publishes. */
export async function textOfSchedule(executor: Executor, id: number): Promise<ArticleInput | undefined> {
  const row = await articleSchedulesTable(executor).where({ id }).first()
  return row && { title: row.title, content: row.content, imageUrl: row.image_url }
}

/** What is still to be published of an article. */
export async function pendingSchedule(
  executor: Executor,
  articleId: number
): Promise<StoredSchedule | undefined> {
  const row = await articleSchedulesTable(executor)
    .select(...COLUMNS)
    .where({ pending_article_id: articleId })
    .first()
  return row && scheduleRowSchema.parse(row)
}

/** What is to be published, the next first. With `dueAt`, what is due by then. */
export async function listPending(executor: Executor, dueAt?: Date): Promise<StoredSchedule[]> {
  const query = articleSchedulesTable(executor)
    .select(...COLUMNS)
    .where({ state: 'pending' })
    .orderBy([
      { column: 'publish_at', order: 'asc' },
      { column: 'id', order: 'asc' }
    ])
  const rows = await (dueAt ? query.where('publish_at', '<=', toDatabaseDate(dueAt)) : query)
  return rows.map((row) => scheduleRowSchema.parse(row))
}

/** The last `limit` schedules that were published or cancelled, newest first. */
export async function listEnded(executor: Executor, limit: number): Promise<StoredSchedule[]> {
  const rows = await articleSchedulesTable(executor)
    .select(...COLUMNS)
    .whereNot({ state: 'pending' })
    .orderBy([
      { column: 'ended_at', order: 'desc' },
      { column: 'id', order: 'desc' }
    ])
    .limit(limit)
  return rows.map((row) => scheduleRowSchema.parse(row))
}

/** Changes the minute of a schedule, whose article must be locked; with `text` also what it publishes. */
export async function moveSchedule(
  trx: Executor,
  schedule: StoredSchedule,
  {
    at,
    publishAt,
    text
  }: Pick<StoredSchedule, 'at' | 'publishAt'> & { text?: ArticleInput & { version: number } }
): Promise<StoredSchedule> {
  await articleSchedulesTable(trx)
    .where({ id: schedule.id })
    .update({
      wall_time: at,
      publish_at: toDatabaseDate(publishAt),
      ...(text && {
        title: text.title,
        content: text.content,
        image_url: text.imageUrl,
        version: text.version
      })
    })
  return { ...schedule, at, publishAt, ...(text && { title: text.title, version: text.version }) }
}

/** Ends a schedule, whose article must be locked: as published, by the revision it made, or as cancelled. */
export async function endSchedule(
  trx: Executor,
  id: number,
  { revision, endedAt }: { revision: number | null; endedAt: Date }
): Promise<void> {
  await articleSchedulesTable(trx)
    .where({ id })
    .update({
      state: revision === null ? 'cancelled' : 'published',
      pending_article_id: null,
      revision,
      ended_at: toDatabaseDate(endedAt)
    })
}

const KEPT_MS = 365 * 86_400_000

/** Removes schedules that ended more than a year ago, as the audit does. Gives how many. */
export const purgeSchedules = (executor: Executor, now: Date): Promise<number> =>
  articleSchedulesTable(executor)
    .where('ended_at', '<', toDatabaseDate(new Date(now.getTime() - KEPT_MS)))
    .delete()
