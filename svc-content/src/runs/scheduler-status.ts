import type { ArticleRun, SchedulerStatus } from '@site/contracts/operations/scheduler'
import type { Executor } from '@site/service/database/database'
import { nextParisMidnight } from '@site/service/process/paris-time'
import type { ArticleWriter } from '../writers/draft/article-writer.ts'
import { causeOf, WriterError } from '../writers/draft/writer-error.ts'
import { readArticleStock } from './article-stock.ts'
import { readNights } from './nights.ts'
import type { ReviewRule } from './review-rule.ts'
import { isAnyRunning, latestRuns, type Run } from './run-repository.ts'

const SHOWN = 10

/** The status that /admin/auto shows. It comes from the database, so that every replica gives the same (RUN-12). */
export async function readSchedulerStatus(
  executor: Executor,
  now: Date,
  { review, writer }: { review: ReviewRule; writer: ArticleWriter }
): Promise<Required<SchedulerStatus>> {
  return {
    isRunning: await isAnyRunning(executor, now),
    scheduledTime: '00:00',
    nextRun: nextParisMidnight(now).toISOString(),
    runs: (await latestRuns(executor, SHOWN)).map((run) => presentRun(run, now)),
    nights: await readNights(executor, now, review),
    stock: await readArticleStock(executor, writer, now)
  }
}

/** How runs that wait look to who knows of no waiting: not ended yet, or not published. */
const PLAIN_STATE = { waiting: 'running', undecided: 'failed' } as const

/** A run as the API answers it. A run whose lease has passed counts as failed. */
function presentRun(run: Run, now: Date): ArticleRun {
  const isAbandoned = run.state === 'running' && run.leaseUntil <= now
  return {
    id: run.id,
    kind: run.kind,
    plannedDate: run.plannedDate,
    state: isAbandoned ? 'failed' : isOpen(run.state) ? PLAIN_STATE[run.state] : run.state,
    attempts: run.attempts,
    startedAt: run.startedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    cause: isAbandoned ? causeOf(new WriterError('interrupted', 'Abandoned')) : run.cause,
    nextAttemptAt: run.nextAttemptAt?.toISOString() ?? null,
    articleId: run.articleId,
    title: run.title,
    waitsUntil: run.state === 'waiting' ? (run.waitsUntil?.toISOString() ?? null) : null
  }
}

const isOpen = (state: Run['state']): state is keyof typeof PLAIN_STATE => state in PLAIN_STATE
