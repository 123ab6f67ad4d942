import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, type Executor, inTransaction } from '@site/service/database/database'
import { conflict, notFound } from '@site/service/http/errors'
import type { Clock } from '@site/service/process/clock'
import { type StoredArticle, updateArticle } from '../articles/article-repository.ts'
import { reviewCauses } from './content/failure-causes.ts'
import { generationCopy } from './content/generation.ts'
import { publishRunDraft } from './publish-run-draft.ts'
import type { ReviewRule } from './review-rule.ts'
import { draftsOf } from './run-draft-repository.ts'
import { endWait, lockRun, overdueRuns, type Run } from './run-repository.ts'

interface ReviewDeps {
  db: Database
  clock: Clock
  notify: () => void
}

/** Who approves, and the name they sign with, null for none. */
export type Approval = Actor & { reviewer: string | null }

/**
 * Publishes the article of a run that waits, as read over by whoever approves. The run's lock decides between several at once.
 *
 * @throws HttpError 404 when there is no such run, 409 when it does not wait (any more)
 */
export async function approveRun(
  deps: ReviewDeps,
  id: number,
  { reviewer, ...actor }: Approval
): Promise<StoredArticle> {
  const article = await inTransaction(deps.db, async (trx) => {
    const run = await lockOpen(trx, id)
    const at = deps.clock()
    const article = await publishWaiting(trx, run, at)
    const review = { at, by: reviewer }
    await updateArticle(trx, article.id, { review }, at)
    await recordAudit(trx, { at, action: 'draft-approved', subjectId: article.id, ...actor })
    return { ...article, review }
  })
  deps.notify()
  return article
}

/**
 * Ends the wait of a run without an article.
 *
 * @throws HttpError as approveRun
 */
export function refuseRun(deps: ReviewDeps, id: number, actor: Actor): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const run = await lockOpen(trx, id)
    const at = deps.clock()
    await endWait(trx, run, { state: 'failed', cause: reviewCauses.refused, at })
    await recordAudit(trx, { at, action: 'draft-refused', subjectId: run.id, ...actor })
  })
}

/**
 * Does with the articles whose time is over what the rule says: publishes them, or leaves them undecided. Any replica may call it at any
 * time: the lock of each run decides, so that each is published once. Gives the runs it published.
 */
export async function decideOverdue(deps: ReviewDeps & { review: ReviewRule }): Promise<Run[]> {
  const published: Run[] = []
  for (const { id } of await overdueRuns(deps.db.knex, deps.clock())) {
    await inTransaction(deps.db, async (trx) => {
      const run = await lockRun(trx, id)
      if (run?.state !== 'waiting') return // a person, or another replica, was quicker
      const at = deps.clock()
      if (deps.review.byDefault === 'hold')
        return endWait(trx, run, { state: 'undecided', cause: reviewCauses.undecided, at })
      await publishWaiting(trx, run, at)
      published.push(run)
    })
  }
  if (published.length > 0) deps.notify()
  return published
}

async function lockOpen(trx: Executor, id: number): Promise<Run> {
  const run = await lockRun(trx, id)
  if (!run) throw runNotFound()
  if (run.state !== 'waiting' && run.state !== 'undecided')
    throw conflict(generationCopy.notWaiting, 'not-waiting')
  return run
}

export const runNotFound = () => notFound(generationCopy.noRun, 'run-not-found')

async function publishWaiting(trx: Executor, run: Run, at: Date): Promise<StoredArticle> {
  const kept = (await draftsOf(trx, [run.id])).find(({ reading }) => reading.passed)
  if (!kept) throw new Error(`Run ${run.id} waits without a draft`)
  const article = await publishRunDraft(trx, kept, at)
  await endWait(trx, run, { state: 'succeeded', articleId: article.id, at })
  return article
}
