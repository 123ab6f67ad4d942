import type { ArticleOrigin } from '@site/contracts/articles/article-origin'
import type { DraftReading } from '@site/contracts/operations/draft-reading'
import { FEW_ARTICLES_LEFT, type RUN_KINDS } from '@site/contracts/operations/scheduler'
import type { Wish } from '@site/contracts/questions/asked'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, type Executor, inTransaction } from '@site/service/database/database'
import type { Log } from '@site/service/observability/log'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import { listPublishedTexts, type StoredArticle } from '../articles/article-repository.ts'
import type { Editor } from '../editor-check/editor.ts'
import { openWishes, spendWish } from '../questions/wishes.ts'
import type { Timers } from '../timing/timers.ts'
import type { ArticleWriter, Draft } from '../writers/draft/article-writer.ts'
import { checkDraft } from '../writers/draft/check-draft.ts'
import { causeOf, WriterError } from '../writers/draft/writer-error.ts'
import { holdLease } from './hold-lease.ts'
import { nextAttempt } from './next-attempt.ts'
import { publishRunDraft } from './publish-run-draft.ts'
import { type ReviewRule, waitsUntil } from './review-rule.ts'
import { chosenSubject, draftsOf, insertDraft, reservedTitles } from './run-draft-repository.ts'
import {
  type Claim,
  listUsedTitles,
  lockOwned,
  recordFailure,
  recordNextAttempt,
  recordSuccess,
  recordWaiting,
  reserveTitle,
  setLease
} from './run-repository.ts'

export interface RunDeps {
  db: Database
  clock: Clock
  log: Log
  timers: Timers
  writer: ArticleWriter
  /** Writes the day's article once the editor has held FALLBACK_AFTER drafts of `writer`. */
  fallback?: ArticleWriter | undefined
  /** Reads every draft before it is published. */
  editor: Editor
  /** Whether and how long the article of the night waits for somebody. */
  review: ReviewRule
  metrics: Metrics
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

/** After so many held drafts of one day the fallback writes, so that the night has its article. */
const FALLBACK_AFTER = 3

/** How many drafts are written at once of an article that somebody ordered: nobody tries it again later, as the day's is. */
const ORDERED_DRAFTS = 3

/** A draft that the editor let pass, and what it is published with. */
interface PassedDraft {
  draft: Draft
  origin: ArticleOrigin
  reading: DraftReading
  /** The wish that it was written on. */
  wishId?: number
}

/**
 * Writes the article of a claimed run, has it read by the editor, and publishes it, or lets it wait for somebody: undefined then.
 * Article, event, audit and the run's success commit together, and only while the claim is valid, so that an owner that was taken for
 * dead publishes nothing when it wakes. An error is recorded with its cause before it is thrown, a held draft is kept with it; when
 * the service stops, the run is left for another replica to take over.
 */
export async function performRun(
  deps: RunDeps,
  run: ClaimedRun,
  stopping: AbortSignal
): Promise<StoredArticle | undefined> {
  const lease = holdLease(deps, run)
  try {
    const signal = AbortSignal.any([stopping, lease.lost, AbortSignal.timeout(deps.attemptTimeoutMs)])
    const passed = await writeUntilPassed(deps, run, signal)
    const until = run.plannedDate === null ? null : waitsUntil(deps.review, run.plannedDate, deps.clock())
    if (until) return await letWait(deps, run, passed, until)
    const article = await publish(deps, run, passed)
    deps.notify()
    return article
  } catch (error) {
    if (!lease.lost.aborted) await recordAttemptFailure(deps, run, timeoutAsWriterError(error), stopping)
    throw error
  } finally {
    lease.release()
  }
}

/**
 * Writes a draft that the editor lets pass. A draft that it holds is followed at once by the next, where the article was ordered; one
 * whose title another run took meanwhile by another article. Counts the attempts in `run`.
 */
async function writeUntilPassed(deps: RunDeps, run: ClaimedRun, signal: AbortSignal): Promise<PassedDraft> {
  const taken: string[] = []
  let mayBeHeld = run.plannedDate === null ? ORDERED_DRAFTS - 1 : 0
  for (;;) {
    try {
      return await write(deps, run, taken, signal)
    } catch (error) {
      if (!(error instanceof WriterError)) throw error
      if (error.code !== 'taken' && (error.code !== 'held' || mayBeHeld === 0)) throw error
      if (error.code === 'held') mayBeHeld -= 1
      run.attempts += 1
      await recordNextAttempt(deps.db.knex, run, { attempts: run.attempts, cause: causeOf(error) })
    }
  }
}

/** `taken`: titles that other runs took meanwhile; the draft's is added when it is one of them. */
async function write(
  deps: RunDeps,
  run: ClaimedRun,
  taken: string[],
  signal: AbortSignal
): Promise<PassedDraft> {
  const { knex } = deps.db
  const usedTitles = [...(await listUsedTitles(knex)), ...(await reservedTitles(knex, run.id)), ...taken]
  const held = (await draftsOf(knex, [run.id])).filter(({ reading }) => !reading.passed)
  const writer = (held.length >= FALLBACK_AFTER && deps.fallback) || deps.writer
  const left = writer.countLeft?.(usedTitles)
  if (left !== undefined && left <= FEW_ARTICLES_LEFT)
    deps.log.warn({ left }, 'The writer’s store of articles runs out: no article is written twice')
  const topic = await topicOf(knex, run, writer)
  const order = {
    seed: seedOf(run),
    usedTitles,
    signal,
    subject: topic.subject,
    wish: topic.wish?.text,
    heldFor: held.flatMap(({ reading }) => reading.findings.map(({ sentence }) => sentence)).slice(0, 10)
  }
  const given = await beforeAbort(writer.write(order), signal)
  const { draft, mistakes } = checkDraft(given, usedTitles)
  if (!draft)
    throw new WriterError('unusable', 'The writer gave what may not be published', {
      detail: mistakes.join(' ')
    })
  if (!(await reserveTitle(knex, run, draft.title))) {
    taken.push(draft.title)
    throw new WriterError('taken', 'Another run writes the same article')
  }
  const published = await listPublishedTexts(knex)
  const reading = await beforeAbort(deps.editor.read(draft, published, signal), signal)
  if (!reading.passed) throw await holdDraft(deps, run, { draft, origin: writer.origin, reading })
  return { draft, origin: writer.origin, reading, ...(topic.wish && { wishId: topic.wish.id }) }
}

/** What the article of a night is about: what somebody chose, or else the oldest wish, where the writer takes wishes; nothing else is. */
async function topicOf(
  executor: Executor,
  { plannedDate }: ClaimedRun,
  writer: ArticleWriter
): Promise<{ subject?: string; wish?: Wish }> {
  if (plannedDate === null) return {}
  const subject = await chosenSubject(executor, plannedDate)
  if (subject !== undefined) return { subject }
  const [wish] = writer.takesWishes ? await openWishes(executor) : []
  return wish ? { wish } : {}
}

/** Keeps a draft that the editor held, and gives the error that ends the attempt. */
async function holdDraft(
  { db, clock, metrics }: RunDeps,
  run: ClaimedRun,
  held: PassedDraft
): Promise<WriterError> {
  await keepDraft(db.knex, run, held, clock())
  const counter = counterOf(metrics, {
    name: 'article_drafts_held_total',
    help: 'Drafts that the editor held, by the check that found something.',
    labelNames: ['check']
  })
  const { findings } = held.reading
  for (const check of new Set(findings.map((finding) => finding.check))) counter.inc({ check })
  const reasons = findings.filter(({ severity }) => severity === 'serious').map(({ sentence }) => sentence)
  return new WriterError('held', 'The editor held the draft', { detail: reasons.slice(0, 3).join(' ') })
}

const keepDraft = (executor: Executor, run: ClaimedRun, kept: PassedDraft, writtenAt: Date) =>
  insertDraft(executor, { ...kept, runId: run.id, attempt: run.attempts, writtenAt })

async function letWait(
  { db, clock }: RunDeps,
  run: ClaimedRun,
  passed: PassedDraft,
  until: Date
): Promise<undefined> {
  await inTransaction(db, async (trx) => {
    if (!(await lockOwned(trx, run))) throw new WriterError('interrupted', 'The run is no longer ours')
    const at = clock()
    await keepDraft(trx, run, passed, at)
    if (passed.wishId !== undefined) await spendWish(trx, passed.wishId, at)
    await recordWaiting(trx, run, { title: passed.draft.title, at, until })
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

function publish({ db, clock }: RunDeps, run: ClaimedRun, passed: PassedDraft): Promise<StoredArticle> {
  return inTransaction(db, async (trx) => {
    if (!(await lockOwned(trx, run))) throw new WriterError('interrupted', 'The run is no longer ours')
    const at = clock()
    await keepDraft(trx, run, passed, at)
    const article = await publishRunDraft(trx, passed, at)
    if (run.actor)
      await recordAudit(trx, { at, action: 'test-article-generated', subjectId: article.id, ...run.actor })
    if (passed.wishId !== undefined) await spendWish(trx, passed.wishId, at)
    await recordSuccess(trx, run, { articleId: article.id, title: article.title, at })
    return article
  })
}

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
