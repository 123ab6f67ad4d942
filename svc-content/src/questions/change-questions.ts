import { randomUUID } from 'node:crypto'
import { buildEvent } from '@site/contracts/events/events'
import type { AuditAction } from '@site/contracts/operations/audit'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, type Executor, inTransaction } from '@site/service/database/database'
import { appendEvent } from '@site/service/events/outbox'
import { notFound } from '@site/service/http/errors'
import type { Clock } from '@site/service/process/clock'
import { parisDate } from '@site/service/process/paris-time'
import { type QuestionEnd, questionGroupsTable } from '../tables/tables.ts'
import { questionsCopy } from './content/questions.ts'

export interface QuestionDeps {
  db: Database
  clock: Clock
  /** Called after each commit, so that the event is published at once. */
  notify: () => void
}

export const questionNotFound = () => notFound(questionsCopy.questionNotFound, 'question-not-found')

/** Leaves a group without an answer. @throws HttpError 404 when it does not wait */
export const discardQuestion = (deps: QuestionDeps, id: number, actor: Actor): Promise<void> =>
  inOneCommit(deps, async (trx, at) => {
    await closeGroup(trx, id, 'discarded', at)
    await noteQuestion(trx, { at, action: 'question-discarded', id, actor })
  })

/** Lets a group wait again that was left, or given to the writer. @throws HttpError 404 when it is not closed so */
export const reopenQuestion = (deps: QuestionDeps, id: number, actor: Actor): Promise<void> =>
  inOneCommit(deps, async (trx, at) => {
    const changed = await questionGroupsTable(trx)
      .where({ id })
      .whereIn('closed_as', ['discarded', 'given'])
      .update({ closed_as: null, closed_on: null })
    if (changed === 0) throw questionNotFound()
    await noteQuestion(trx, { at, action: 'question-reopened', id, actor })
  })

/** Takes a group off the list. @throws HttpError 404 when it does not wait */
export async function closeGroup(trx: Executor, id: number, as: QuestionEnd, at: Date): Promise<void> {
  const changed = await questionGroupsTable(trx)
    .where({ id })
    .whereNull('closed_as')
    .update({ closed_as: as, closed_on: parisDate(at) })
  if (changed === 0) throw questionNotFound()
}

/** Writes down what was done to a group, and tells those who look at the list. */
export async function noteQuestion(
  trx: Executor,
  { at, action, id, actor }: { at: Date; action: AuditAction; id: number; actor: Actor }
): Promise<void> {
  await recordAudit(trx, { at, action, subjectId: id, ...actor })
  await appendEvent(trx, questionsChanged(at))
}

/** The event that the list is to be read anew. */
export const questionsChanged = (time: Date) =>
  buildEvent({
    id: randomUUID(),
    source: '/svc-content',
    type: 'site.questions-changed',
    subject: 'questions',
    time,
    data: {}
  })

/** Does it in one transaction, and has its events published. */
export async function inOneCommit<Result>(
  { db, clock, notify }: QuestionDeps,
  change: (trx: Executor, at: Date) => Promise<Result>
): Promise<Result> {
  const result = await inTransaction(db, (trx) => change(trx, clock()))
  notify()
  return result
}
