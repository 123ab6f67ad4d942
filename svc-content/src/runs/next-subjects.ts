import type { NextSubjects } from '@site/contracts/operations/run-drafts'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, type Executor, inTransaction } from '@site/service/database/database'
import { unprocessable } from '@site/service/http/errors'
import type { Clock } from '@site/service/process/clock'
import { daysAfter } from '@site/service/process/paris-time'
import { openWishes } from '../questions/wishes.ts'
import type { ArticleWriter } from '../writers/draft/article-writer.ts'
import { generationCopy } from './content/generation.ts'
import { comingNight } from './nights.ts'
import { chooseSubject, chosenSubject } from './run-draft-repository.ts'
import { listUsedTitles } from './run-repository.ts'

/** For so many nights it is worked out whose turn it is: as many as the writer has subjects, more or less. */
const NIGHTS = 36

/** The subjects in the order in which they come, and the one chosen for the coming night (RUN-22). */
export async function readNextSubjects(
  executor: Executor,
  writer: ArticleWriter,
  now: Date
): Promise<NextSubjects> {
  const date = comingNight(now)
  const dates = Array.from({ length: NIGHTS }, (_, index) => daysAfter(date, index))
  const subjects = writer.listSubjects?.(dates, await listUsedTitles(executor)) ?? []
  const chosen = await chosenSubject(executor, date)
  return {
    date,
    chosen: subjects.some(({ id }) => id === chosen) ? (chosen ?? null) : null,
    subjects,
    wishes: (await openWishes(executor)).map(({ text }) => text),
    takesWishes: writer.takesWishes === true
  }
}

/**
 * Chooses the subject of the coming night, or leaves it to the order (null). Only the run of that night uses it.
 *
 * @throws HttpError 422 when the writer does not know the subject
 */
export async function chooseNextSubject(
  { db, clock, writer }: { db: Database; clock: Clock; writer: ArticleWriter },
  subject: string | null,
  actor: Actor
): Promise<NextSubjects> {
  const at = clock()
  const next = await readNextSubjects(db.knex, writer, at)
  const { date, subjects } = next
  if (subject !== null && !subjects.some(({ id }) => id === subject))
    throw unprocessable({ subject: generationCopy.unknownSubject })
  await inTransaction(db, async (trx) => {
    await chooseSubject(trx, date, subject, at)
    await recordAudit(trx, { at, action: 'subject-chosen', subjectId: null, ...actor })
  })
  return { ...next, chosen: subject }
}
