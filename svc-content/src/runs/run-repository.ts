import { createHash } from 'node:crypto'
import { RUN_KINDS } from '@site/contracts/operations/scheduler'
import { type Executor, isDuplicateKey, toDatabaseDate, toDate } from '@site/service/database/database'
import { z } from 'zod'
import { articleRunsTable, articlesTable, RUN_STATES } from '../tables/tables.ts'
import { comparable } from '../writers/draft/check-draft.ts'

const date = z.unknown().transform(toDate)
const dateOrNull = z.unknown().transform((value) => (value === null ? null : toDate(value)))

const runRowSchema = z
  .object({
    id: z.number(),
    kind: z.enum(RUN_KINDS),
    planned_date: z.string().nullable(),
    state: z.enum(RUN_STATES),
    attempts: z.number(),
    claim: z.string(),
    lease_until: date,
    started_at: date,
    ended_at: dateOrNull,
    next_attempt_at: dateOrNull,
    cause: z.string().nullable(),
    article_id: z.number().nullable(),
    title: z.string().nullable(),
    waits_until: dateOrNull
  })
  .transform((row) => ({
    id: row.id,
    kind: row.kind,
    plannedDate: row.planned_date,
    state: row.state,
    attempts: row.attempts,
    claim: row.claim,
    leaseUntil: row.lease_until,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    nextAttemptAt: row.next_attempt_at,
    cause: row.cause,
    articleId: row.article_id,
    title: row.title,
    waitsUntil: row.waits_until
  }))

/** Characters that the column `cause` holds. */
const CAUSE_LENGTH = 500

/** A row of `article_runs`. */
export type Run = z.output<typeof runRowSchema>

/** The run of the day `plannedDate` in Paris. */
export async function findDaily(executor: Executor, plannedDate: string): Promise<Run | undefined> {
  const row = await articleRunsTable(executor).where({ planned_date: plannedDate }).first()
  return row && runRowSchema.parse(row)
}

/** The latest runs, newest first. */
export async function latestRuns(executor: Executor, limit: number): Promise<Run[]> {
  const rows = await articleRunsTable(executor).orderBy('id', 'desc').limit(limit)
  return rows.map((row) => runRowSchema.parse(row))
}

/** The daily runs from the day `date` on, oldest first. */
export async function dailyRunsSince(executor: Executor, date: string): Promise<Run[]> {
  const rows = await articleRunsTable(executor).where('planned_date', '>=', date).orderBy('planned_date')
  return rows.map((row) => runRowSchema.parse(row))
}

/** The day of the first daily run there ever was. */
export async function firstPlannedDate(executor: Executor): Promise<string | null> {
  const row = await articleRunsTable(executor).whereNotNull('planned_date').orderBy('planned_date').first()
  return row?.planned_date ?? null
}

/** Runs whose article waits for somebody, and whose time is over. */
export async function overdueRuns(executor: Executor, now: Date): Promise<Run[]> {
  const rows = await articleRunsTable(executor)
    .where({ state: 'waiting' })
    .where('waits_until', '<=', toDatabaseDate(now))
    .orderBy('id')
  return rows.map((row) => runRowSchema.parse(row))
}

/** The run `id`, locked until the transaction ends; undefined when there is none. */
export async function lockRun(trx: Executor, id: number): Promise<Run | undefined> {
  const row = await articleRunsTable(trx).where({ id }).forUpdate().first()
  return row && runRowSchema.parse(row)
}

/** The run `id`. */
export async function findRun(executor: Executor, id: number): Promise<Run | undefined> {
  const row = await articleRunsTable(executor).where({ id }).first()
  return row && runRowSchema.parse(row)
}

/** Is an article being written now, by any replica? */
export async function isAnyRunning(executor: Executor, now: Date): Promise<boolean> {
  const running = articleRunsTable(executor).select('id').where({ state: 'running' })
  return (await running.where('lease_until', '>', toDatabaseDate(now)).first()) !== undefined
}

/** Runs whose owner is silent: their lease has passed and they have not ended. */
export async function abandonedRuns(executor: Executor, now: Date): Promise<Run[]> {
  const rows = await articleRunsTable(executor)
    .where({ state: 'running' })
    .where('lease_until', '<=', toDatabaseDate(now))
    .orderBy('id')
  return rows.map((row) => runRowSchema.parse(row))
}

/** Adds a run, which belongs to the caller at once. `place` is unique, so that at most one run has it; null may repeat. */
export async function insertRun(
  executor: Executor,
  run: Pick<Run, 'kind' | 'plannedDate' | 'claim' | 'leaseUntil' | 'startedAt'> & { place: string | null }
): Promise<number> {
  const [id] = await articleRunsTable(executor).insert({
    kind: run.kind,
    planned_date: run.plannedDate,
    place: run.place,
    state: 'running',
    attempts: 1,
    claim: run.claim,
    lease_until: toDatabaseDate(run.leaseUntil),
    started_at: toDatabaseDate(run.startedAt)
  })
  return Number(id)
}

/** Takes `run` over with a new claim, if it has not changed since it was read. False when another replica was quicker. */
export async function takeOver(
  executor: Executor,
  run: Run,
  change: { claim: string; leaseUntil: Date; startedAt: Date; cause: string | null }
): Promise<boolean> {
  const taken = await articleRunsTable(executor)
    .where({ id: run.id, claim: run.claim, state: run.state })
    .update({
      state: 'running',
      attempts: run.attempts + 1,
      claim: change.claim,
      lease_until: toDatabaseDate(change.leaseUntil),
      started_at: toDatabaseDate(change.startedAt),
      ended_at: null,
      next_attempt_at: null,
      cause: change.cause
    })
  return taken === 1
}

/** Proves who owns a run: the functions below have no effect once the run has ended or was taken over. */
export interface Claim {
  id: number
  claim: string
}

const owned = (executor: Executor, { id, claim }: Claim) =>
  articleRunsTable(executor).where({ id, claim, state: 'running' })

/** Does the claim still own the run? Locks the run until the transaction ends. */
export async function lockOwned(trx: Executor, claim: Claim): Promise<boolean> {
  return (await owned(trx, claim).select('id').forUpdate().first()) !== undefined
}

/** Renews the lease, or ends it early so that another replica can take the run over. False when the claim no longer owns the run. */
export async function setLease(executor: Executor, claim: Claim, leaseUntil: Date): Promise<boolean> {
  return (await owned(executor, claim).update({ lease_until: toDatabaseDate(leaseUntil) })) === 1
}

/** Counts the next attempt of a run that goes on, and keeps why the one before gave nothing. */
export async function recordNextAttempt(
  executor: Executor,
  claim: Claim,
  { attempts, cause }: { attempts: number; cause: string }
): Promise<void> {
  await owned(executor, claim).update({ attempts, cause: cause.slice(0, CAUSE_LENGTH) })
}

/** Keeps a title for a run, until the run fails. False when another run writes or wrote an article of that title. */
export async function reserveTitle(executor: Executor, claim: Claim, title: string): Promise<boolean> {
  const hash = createHash('sha256').update(comparable(title)).digest('hex')
  try {
    await owned(executor, claim).update({ title_hash: hash })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

/** Ends a run whose article was published. */
export async function recordSuccess(
  trx: Executor,
  claim: Claim,
  success: { articleId: number; title: string; at: Date }
): Promise<void> {
  await owned(trx, claim).update({
    state: 'succeeded',
    article_id: success.articleId,
    title: success.title,
    ended_at: toDatabaseDate(success.at),
    place: null
  })
}

/** Lets the article of a run wait for somebody until `until`. */
export async function recordWaiting(
  trx: Executor,
  claim: Claim,
  waiting: { title: string; at: Date; until: Date }
): Promise<void> {
  await owned(trx, claim).update({
    state: 'waiting',
    title: waiting.title,
    ended_at: toDatabaseDate(waiting.at),
    waits_until: toDatabaseDate(waiting.until)
  })
}

/** Ends the wait of a run that the caller has locked: with its article, undecided, or refused. */
export async function endWait(
  trx: Executor,
  { id }: Run,
  end: { state: 'succeeded' | 'undecided' | 'failed'; articleId?: number; cause?: string; at: Date }
): Promise<void> {
  await articleRunsTable(trx)
    .where({ id })
    .update({
      state: end.state,
      article_id: end.articleId ?? null,
      cause: end.cause ?? null,
      ended_at: toDatabaseDate(end.at)
    })
}

/** Ends an attempt that gave no article. Administrators read `cause`; `nextAttemptAt` is null when there will be no other attempt. False when the claim no longer owns the run. */
export async function recordFailure(
  executor: Executor,
  claim: Claim,
  failure: { cause: string; at: Date; nextAttemptAt: Date | null }
): Promise<boolean> {
  const ended = await owned(executor, claim).update({
    state: 'failed',
    cause: failure.cause.slice(0, CAUSE_LENGTH),
    ended_at: toDatabaseDate(failure.at),
    next_attempt_at: failure.nextAttemptAt && toDatabaseDate(failure.nextAttemptAt),
    title_hash: null,
    place: null
  })
  return ended === 1
}

/** The titles of all articles, newest first, including those of generated articles that were deleted or renamed. */
export async function listUsedTitles(executor: Executor): Promise<string[]> {
  const shown = articlesTable(executor).select('title', { at: 'created_at' })
  const generated = articleRunsTable(executor).select('title', { at: 'ended_at' }).whereNotNull('title')
  const rows = [...(await shown), ...(await generated)].map((row) => titleRowSchema.parse(row))
  const newestFirst = rows.sort((one, other) => other.at.getTime() - one.at.getTime())
  return [...new Set(newestFirst.map(({ title }) => title))]
}

const titleRowSchema = z.object({ title: z.string(), at: date })

/** Deletes runs older than two years, except those that wrote an article, whose title must never be used again. Gives how many. */
export function purgeRuns(executor: Executor, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 2 * 365 * 86_400_000)
  return articleRunsTable(executor)
    .where('started_at', '<', toDatabaseDate(before))
    .whereNull('title')
    .delete()
}
