import { randomUUID } from 'node:crypto'
import { buildEvent } from '@site/contracts/events/events'
import type { RUN_KINDS } from '@site/contracts/operations/scheduler'
import { recordAudit } from '@site/service/admin/audit'
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
import type { Asker } from '../articles/change-article.ts'
import type { ArticleWriter, Draft } from '../writers/draft/article-writer.ts'
import { checkDraft } from '../writers/draft/check-draft.ts'
import { causeOf, WriterFault } from '../writers/draft/writer-fault.ts'
import { holdLease } from './hold-lease.ts'
import { nextAttempt } from './next-attempt.ts'
import {
  type Claim,
  lockOwned,
  recordFailure,
  recordSuccess,
  setLease,
  titlesEver
} from './run-repository.ts'
import type { Timers } from './timers.ts'

export interface RunDeps {
  db: Database
  clock: Clock
  log: Log
  timers: Timers
  writer: ArticleWriter
  /** Called after each commit, so that the event leaves at once. */
  notify: () => void
  /** How long an owner may be silent before another takes its run, in milliseconds. */
  leaseMs: number
  /** How long one attempt may write, in milliseconds. */
  patienceMs: number
}

/** A run in hand: claimed, not yet ended. `asker` is there when an administrator waits for its article. */
export interface RunInHand extends Claim {
  kind: (typeof RUN_KINDS)[number]
  plannedDate: string | null
  attempts: number
  asker?: Asker
}

/** From so few articles left in store on, the log warns: two months of days. */
const FEW_LEFT = 60

/**
 * Writes the article of a claimed run and publishes it: article, event, audit and the run's success commit together,
 * and only while the claim stands, so that an owner taken for dead publishes nothing when it wakes. A failure is
 * recorded with its cause before it is thrown; when the service stops, the run is left for another to take.
 */
export async function performRun(
  deps: RunDeps,
  run: RunInHand,
  stopping: AbortSignal
): Promise<StoredArticle> {
  const lease = holdLease(deps, run)
  try {
    const signal = AbortSignal.any([stopping, lease.lost, AbortSignal.timeout(deps.patienceMs)])
    const draft = await write(deps, run, signal)
    const article = await publish(deps, run, draft)
    deps.notify()
    return article
  } catch (error) {
    if (!lease.lost.aborted) await giveBack(deps, run, faultOf(error), stopping)
    throw error
  } finally {
    lease.release()
  }
}

async function write(deps: RunDeps, run: RunInHand, signal: AbortSignal): Promise<Draft> {
  const usedTitles = await titlesEver(deps.db.knex)
  const left = deps.writer.countLeft?.(usedTitles)
  if (left !== undefined && left <= FEW_LEFT)
    deps.log.warn({ left }, 'The writer’s store of articles runs out: no article is written twice')
  const given = await beforeAbort(deps.writer.write({ seed: seedOf(run), usedTitles, signal }), signal)
  const { draft, faults } = checkDraft(given, usedTitles)
  if (draft) return draft
  throw new WriterFault('unusable', 'The writer gave what may not be published', { detail: faults.join(' ') })
}

/** Another for each attempt. The day, or the number of the run, lets a writer take its subjects in turn. */
const seedOf = ({ kind, id, plannedDate, attempts }: RunInHand) =>
  plannedDate === null ? `${kind}/${attempts}/${id}` : `${plannedDate}#${attempts}`

/** What a writer that does not listen to its signal would otherwise hold up. */
function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function publish({ db, clock, writer }: RunDeps, run: RunInHand, draft: Draft): Promise<StoredArticle> {
  return inTransaction(db, async (trx) => {
    if (!(await lockOwned(trx, run))) throw new WriterFault('interrupted', 'The run is no longer ours')
    const at = clock()
    const article = { ...draft, ...NEW_ARTICLE, imageUrl: null, createdAt: at, origin: writer.origin }
    const id = await insertArticle(trx, article)
    await appendEvent(trx, articleGenerated(id, at))
    if (run.asker)
      await recordAudit(trx, { at, action: 'test-article-generated', subjectId: id, from: run.asker.from })
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

const faultOf = (error: unknown): unknown =>
  error instanceof DOMException && error.name === 'TimeoutError'
    ? new WriterFault('timeout', 'The writer took too long', { cause: error })
    : error

/** Records why the attempt failed. When even that fails, the lease runs out and says as much. */
async function giveBack(deps: RunDeps, run: RunInHand, fault: unknown, stopping: AbortSignal): Promise<void> {
  const at = deps.clock()
  try {
    if (stopping.aborted && run.kind !== 'test') await setLease(deps.db.knex, run, at)
    else {
      const cause = stopping.aborted
        ? causeOf(new WriterFault('interrupted', 'The service stops'))
        : causeOf(fault)
      await recordFailure(deps.db.knex, run, { cause, at, nextAttemptAt: nextAttempt(run, fault, at) })
    }
  } catch (error) {
    deps.log.error({ err: error, run: run.id }, 'The failure of a run could not be recorded')
  }
}
