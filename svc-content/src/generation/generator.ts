import { randomUUID } from 'node:crypto'
import { recordAudit } from '@site/service/audit'
import { inTransaction, isDuplicateKey } from '@site/service/database'
import { conflict, HttpProblem } from '@site/service/errors'
import { counterOf, type Metrics } from '@site/service/metrics'
import type { StoredArticle } from '../articles/article-repository.ts'
import type { Asker } from '../articles/change-article.ts'
import { generationCopy } from './content/generation.ts'
import { parisDate } from './paris-time.ts'
import { performRun, type RunDeps, type RunInHand } from './perform-run.ts'
import {
  abandonedRuns,
  findDaily,
  insertRun,
  isAnyRunning,
  type Run,
  recordFailure,
  takeOver
} from './run-repository.ts'
import { causeOf, WriterFault } from './writer-fault.ts'

export interface Generator {
  /**
   * Does what is due: the day's article when it is missing and nobody is at it, a manual one whose owner died.
   * Any replica may call it at any time; the claims in the database decide. Logs what fails and never rejects.
   */
  runDue(): Promise<void>
  /** Orders an article, which is written after this resolves. Throws an HttpProblem 409 while one is being written. */
  trigger(asker: Asker): Promise<void>
  /** Resolves with an article once it is published. Throws an HttpProblem 502 when none came of it. */
  generateTest(asker: Asker): Promise<StoredArticle>
  /** Breaks off what is being written, leaves it for other replicas, and resolves when nothing is in hand. */
  stop(): Promise<void>
}

/** Whoever holds this place is the manual run. */
const MANUAL_PLACE = 'manual'
/** A manual run that killed so many owners is not tried by another. */
const MANUAL_ATTEMPTS = 3

/** Writes articles, each once: who may is settled by rows of `article_runs` (RESOLUTIONS 20). */
export function createGenerator(deps: RunDeps & { metrics: Metrics }): Generator {
  const { db, clock, log } = deps
  const stopping = new AbortController()
  const inHand = new Set<Promise<unknown>>()
  const outcomes = counterOf(deps.metrics, {
    name: 'article_runs_total',
    help: 'Attempts to have an article written, by kind and outcome.',
    labelNames: ['kind', 'outcome']
  })

  /** Remembers what stop() has to wait for. */
  const track = <T>(work: Promise<T>): Promise<T> => {
    const tracked = work.finally(() => inHand.delete(tracked))
    inHand.add(tracked)
    return tracked
  }

  const perform = async (run: RunInHand): Promise<StoredArticle> => {
    try {
      const article = await performRun(deps, run, stopping.signal)
      outcomes.inc({ kind: run.kind, outcome: 'succeeded' })
      log.info(
        { run: run.id, kind: run.kind, plannedDate: run.plannedDate, article: article.id },
        'Article written'
      )
      return article
    } catch (error) {
      outcomes.inc({ kind: run.kind, outcome: 'failed' })
      log.error({ err: error, run: run.id, kind: run.kind, attempts: run.attempts }, 'No article was written')
      throw error
    }
  }

  /** For runs nobody waits for: the log and the run's row have been told. */
  const performAlone = (run: RunInHand) => perform(run).catch(() => undefined)

  const freshClaim = () => {
    const startedAt = clock()
    return { claim: randomUUID(), startedAt, leaseUntil: new Date(startedAt.getTime() + deps.leaseMs) }
  }

  const take = async (run: Run): Promise<RunInHand | undefined> => {
    const fresh = freshClaim()
    const cause = run.state === 'running' ? causeOf(new WriterFault('interrupted', '')) : run.cause
    if (!(await takeOver(db.knex, run, { ...fresh, cause }))) return undefined
    const { id, kind, plannedDate } = run
    return { id, kind, plannedDate, attempts: run.attempts + 1, claim: fresh.claim }
  }

  const claimDaily = async (): Promise<RunInHand | undefined> => {
    const plannedDate = parisDate(clock())
    const known = await findDaily(db.knex, plannedDate)
    if (known) return isDue(known, clock()) ? take(known) : undefined
    const fresh = freshClaim()
    const run = { kind: 'daily' as const, plannedDate, ...fresh }
    try {
      const id = await insertRun(db.knex, { ...run, place: null })
      return { id, kind: run.kind, plannedDate, claim: fresh.claim, attempts: 1 }
    } catch (error) {
      if (isDuplicateKey(error)) return undefined // another replica was quicker
      throw error
    }
  }

  /** Manual runs go on with another owner. A test nobody waits for any more, or a day that is over, ends. */
  const dealWithAbandoned = async (): Promise<void> => {
    const today = parisDate(clock())
    for (const run of await abandonedRuns(db.knex, clock())) {
      if (run.plannedDate === today) continue
      if (run.kind === 'manual' && run.attempts < MANUAL_ATTEMPTS) {
        const taken = await take(run)
        if (taken) await performAlone(taken)
      } else {
        const cause = causeOf(new WriterFault('interrupted', ''))
        await recordFailure(db.knex, run, { cause, at: clock(), nextAttemptAt: null })
      }
    }
  }

  const lookForWork = async (): Promise<void> => {
    if (stopping.signal.aborted) return
    try {
      const daily = await claimDaily()
      if (daily) await performAlone(daily)
      await dealWithAbandoned()
    } catch (error) {
      log.error({ err: error }, 'The generator could not look for work and will try again')
    }
  }

  const orderManual = async (asker: Asker): Promise<RunInHand> => {
    const fresh = freshClaim()
    if (await isAnyRunning(db.knex, fresh.startedAt)) throw alreadyRunning()
    const run = { kind: 'manual' as const, plannedDate: null, ...fresh }
    const id = await inTransaction(db, async (trx) => {
      const at = fresh.startedAt
      await recordAudit(trx, { at, action: 'generation-triggered', subjectId: null, from: asker.from })
      return insertRun(trx, { ...run, place: MANUAL_PLACE })
    }).catch((error) => {
      throw isDuplicateKey(error) ? alreadyRunning() : error
    })
    return { id, kind: run.kind, plannedDate: null, claim: fresh.claim, attempts: 1 }
  }

  const performTest = async (asker: Asker): Promise<StoredArticle> => {
    const run = { kind: 'test' as const, plannedDate: null, ...freshClaim() }
    const id = await insertRun(db.knex, { ...run, place: null })
    try {
      return await perform({ id, kind: run.kind, plannedDate: null, claim: run.claim, attempts: 1, asker })
    } catch (cause) {
      throw notGenerated(cause)
    }
  }

  return {
    runDue: () => track(lookForWork()),
    async trigger(asker) {
      const run = await track(orderManual(asker))
      void track(performAlone(run))
    },
    generateTest: (asker) => track(performTest(asker)),
    async stop() {
      stopping.abort(new WriterFault('interrupted', 'The service stops'))
      while (inHand.size > 0) await Promise.allSettled(inHand)
    }
  }
}

/** A day's run that anyone may take: its attempt failed and the pause is over, or its owner fell silent. */
const isDue = (run: Run, now: Date): boolean =>
  (run.state === 'running' && run.leaseUntil <= now) ||
  (run.state === 'failed' && run.nextAttemptAt !== null && run.nextAttemptAt <= now)

const alreadyRunning = () => conflict(generationCopy.alreadyRunning, 'generation-running')

const notGenerated = (cause: unknown) =>
  new HttpProblem({ status: 502, code: 'generation-failed', message: generationCopy.notGenerated, cause })
