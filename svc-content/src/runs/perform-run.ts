import { randomUUID } from 'node:crypto'
import { buildEvent } from '@site/contracts/events/events'
import type { RUN_KINDS } from '@site/contracts/operations/scheduler'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, inTransaction } from '@site/service/database/database'
import { bumpRevision } from '@site/service/database/revision'
import { appendEvent } from '@site/service/events/outbox'
import type { Log } from '@site/service/observability/log'
import type { Clock } from '@site/service/process/clock'
import {
  ARTICLES_REVISION,
  insertArticle,
  NEW_ARTICLE,
  type StoredArticle
} from '../articles/article-repository.ts'
import type { ArticleWriter, Draft } from '../writers/draft/article-writer.ts'
import { checkDraft } from '../writers/draft/check-draft.ts'
import { causeOf, WriterError } from '../writers/draft/writer-error.ts'
import { holdLease } from './hold-lease.ts'
import { nextAttempt } from './next-attempt.ts'
import {
  type Claim,
  listUsedTitles,
  lockOwned,
  recordFailure,
  recordSuccess,
  setLease
} from './run-repository.ts'
import type { Timers } from './timers.ts'

export interface RunDeps {
  db: Database
  clock: Clock
  log: Log
  timers: Timers
  writer: ArticleWriter
  /** Called after each commit, so that the event is published at once. */
  notify: () => void
  /** How long an owner may be silent before another replica takes its run over, in milliseconds. */
  leaseMs: number
  /** How long one attempt may take, in milliseconds. */
  attemptTimeoutMs: number
}

/** A run that this replica owns. `actor` is the administrator who waits for its article, if there is one. */
export interface ClaimedRun extends Claim {
  kind: (typeof RUN_KINDS)[number]
  plannedDate: string | null
  attempts: number
  actor?: Actor
}

/** The log warns when the writer can write no more than this many articles: two months of days. */
const FEW_LEFT = 60

/**
 * Writes the article of a claimed run and publishes it. Article, event, audit and the run's success commit together, and
 * only while the claim is valid, so that an owner that was taken for dead publishes nothing when it wakes. An error is
 * recorded with its cause before it is thrown; when the service stops, the run is left for another replica to take over.
 */
export async function performRun(
  deps: RunDeps,
  run: ClaimedRun,
  stopping: AbortSignal
): Promise<StoredArticle> {
  const lease = holdLease(deps, run)
  try {
    const signal = AbortSignal.any([stopping, lease.lost, AbortSignal.timeout(deps.attemptTimeoutMs)])
    const draft = await write(deps, run, signal)
    const article = await publish(deps, run, draft)
    deps.notify()
    return article
  } catch (error) {
    if (!lease.lost.aborted) await recordAttemptFailure(deps, run, timeoutAsWriterError(error), stopping)
    throw error
  } finally {
    lease.release()
  }
}

async function write(deps: RunDeps, run: ClaimedRun, signal: AbortSignal): Promise<Draft> {
  const usedTitles = await listUsedTitles(deps.db.knex)
  const left = deps.writer.countLeft?.(usedTitles)
  if (left !== undefined && left <= FEW_LEFT)
    deps.log.warn({ left }, 'The writer’s store of articles runs out: no article is written twice')
  const given = await beforeAbort(deps.writer.write({ seed: seedOf(run), usedTitles, signal }), signal)
  const { draft, mistakes } = checkDraft(given, usedTitles)
  if (draft) return draft
  throw new WriterError('unusable', 'The writer gave what may not be published', {
    detail: mistakes.join(' ')
  })
}

/** A different seed for each attempt. The date, or the number of the run, lets a writer treat its subjects in turn. */
const seedOf = ({ kind, id, plannedDate, attempts }: ClaimedRun) =>
  plannedDate === null ? `${kind}/${attempts}/${id}` : `${plannedDate}#${attempts}`

/** The result of `work`, or a rejection when the signal is aborted, even if the writer does not react to the signal. */
function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function publish({ db, clock, writer }: RunDeps, run: ClaimedRun, draft: Draft): Promise<StoredArticle> {
  return inTransaction(db, async (trx) => {
    if (!(await lockOwned(trx, run))) throw new WriterError('interrupted', 'The run is no longer ours')
    const at = clock()
    const article = { ...draft, ...NEW_ARTICLE, imageUrl: null, createdAt: at, origin: writer.origin }
    const id = await insertArticle(trx, article)
    await appendEvent(trx, articleGenerated(id, at))
    if (run.actor)
      await recordAudit(trx, { at, action: 'test-article-generated', subjectId: id, ...run.actor })
    await recordSuccess(trx, run, { articleId: id, title: draft.title, at })
    await bumpRevision(trx, ARTICLES_REVISION)
    return { ...article, id }
  })
}

const articleGenerated = (articleId: number, time: Date) =>
  buildEvent({
    id: randomUUID(),
    source: '/svc-content',
    type: 'site.article-generated',
    subject: `articles/${articleId}`,
    time,
    data: { articleId }
  })

const timeoutAsWriterError = (error: unknown): unknown =>
  error instanceof DOMException && error.name === 'TimeoutError'
    ? new WriterError('timeout', 'The writer took too long', { cause: error })
    : error

/** Records why the attempt failed. When even that fails, the run counts as interrupted once its lease runs out. */
async function recordAttemptFailure(
  deps: RunDeps,
  run: ClaimedRun,
  failure: unknown,
  stopping: AbortSignal
): Promise<void> {
  const at = deps.clock()
  try {
    if (stopping.aborted && run.kind !== 'test') await setLease(deps.db.knex, run, at)
    else {
      const cause = stopping.aborted
        ? causeOf(new WriterError('interrupted', 'The service stops'))
        : causeOf(failure)
      await recordFailure(deps.db.knex, run, { cause, at, nextAttemptAt: nextAttempt(run, failure, at) })
    }
  } catch (error) {
    deps.log.error({ err: error, run: run.id }, 'The failure of a run could not be recorded')
  }
}
