import { type ArticleOrigin, articleOriginSchema } from '@site/contracts/articles/article-origin'
import { type DraftReading, findingSchema } from '@site/contracts/operations/draft-reading'
import { type Executor, toBoolean, toDatabaseDate, toDate } from '@site/service/database/database'
import { z } from 'zod'
import { holdPictures } from '../pictures/show-pictures.ts'
import { articleRunsTable, chosenSubjectsTable, runDraftsTable } from '../tables/tables.ts'
import type { Draft } from '../writers/draft/article-writer.ts'

const draftRowSchema = z
  .object({
    run_id: z.number(),
    attempt: z.number(),
    title: z.string(),
    content: z.string(),
    writer: articleOriginSchema.shape.writer,
    model: z.string().nullable(),
    grade: z.number(),
    passed: z.unknown().transform(toBoolean),
    findings: z.string().transform((text) => z.array(findingSchema).parse(JSON.parse(text))),
    written_at: z.unknown().transform(toDate)
  })
  .transform((row) => ({
    runId: row.run_id,
    attempt: row.attempt,
    draft: { title: row.title, content: row.content },
    origin: { writer: row.writer, ...(row.model !== null && { model: row.model }) } satisfies ArticleOrigin,
    reading: { grade: row.grade, passed: row.passed, findings: row.findings },
    writtenAt: row.written_at
  }))

/** A draft as the database keeps it. */
export type KeptDraft = z.output<typeof draftRowSchema>

/** Keeps a draft with what the gate thought of it. */
export async function insertDraft(
  trx: Executor,
  kept: {
    runId: number
    attempt: number
    draft: Draft
    origin: ArticleOrigin
    reading: DraftReading
    writtenAt: Date
  }
): Promise<void> {
  await holdPictures(trx, { imageUrl: null, content: kept.draft.content })
  await runDraftsTable(trx).insert({
    run_id: kept.runId,
    attempt: kept.attempt,
    title: kept.draft.title,
    content: kept.draft.content,
    writer: kept.origin.writer,
    model: kept.origin.model ?? null,
    grade: kept.reading.grade,
    passed: kept.reading.passed,
    findings: JSON.stringify(kept.reading.findings),
    written_at: toDatabaseDate(kept.writtenAt)
  })
}

/** The drafts of runs, newest first. */
export async function draftsOf(executor: Executor, runIds: readonly number[]): Promise<KeptDraft[]> {
  const rows = await runDraftsTable(executor)
    .whereIn('run_id', [...runIds])
    .orderBy('id', 'desc')
  return rows.map((row) => draftRowSchema.parse(row))
}

/** Titles that no new draft of the run may have: those of its held drafts, and of articles that wait. */
export async function reservedTitles(executor: Executor, runId: number): Promise<string[]> {
  const held = await runDraftsTable(executor).where({ run_id: runId }).select('title')
  const waiting = await articleRunsTable(executor).whereIn('state', ['waiting', 'undecided']).select('title')
  return [...held, ...waiting].flatMap(({ title }) => title ?? [])
}

/** How long drafts are kept: as long as the planning of nights goes back, and some. */
const KEPT_MS = 90 * 86_400_000

/** Deletes the drafts of ended runs that are older than 90 days. Gives how many. */
export async function purgeRunDrafts(executor: Executor, now: Date): Promise<number> {
  const open = await articleRunsTable(executor).whereIn('state', ['waiting', 'undecided']).select('id')
  return runDraftsTable(executor)
    .where('written_at', '<', toDatabaseDate(new Date(now.getTime() - KEPT_MS)))
    .whereNotIn(
      'run_id',
      open.map(({ id }) => id)
    )
    .delete()
}

/** The subject that somebody chose for the night of `date`. */
export async function chosenSubject(executor: Executor, date: string): Promise<string | undefined> {
  return (await chosenSubjectsTable(executor).where({ planned_date: date }).first())?.subject
}

/** Chooses the subject of the night of `date`, or leaves it to the order. */
export async function chooseSubject(
  trx: Executor,
  date: string,
  subject: string | null,
  at: Date
): Promise<void> {
  await chosenSubjectsTable(trx).where({ planned_date: date }).delete()
  if (subject !== null)
    await chosenSubjectsTable(trx).insert({ planned_date: date, subject, chosen_at: toDatabaseDate(at) })
}
