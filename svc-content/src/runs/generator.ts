import type { Actor } from '@site/service/admin/audit'
import { conflict, HttpError } from '@site/service/http/errors'
import { counterOf } from '@site/service/observability/metrics'
import type { StoredArticle } from '../articles/article-repository.ts'
import { createTracker } from '../timing/track-work.ts'
import { WriterError } from '../writers/draft/writer-error.ts'
import { claimAbandoned, claimDaily, claimManual, claimTest } from './claim-run.ts'
import { generationCopy } from './content/generation.ts'
import { type ClaimedRun, performRun, type RunDeps } from './perform-run.ts'
import { type Approval, approveRun, decideOverdue, refuseRun } from './review-run.ts'
import { abandonedRuns } from './run-repository.ts'

export interface Generator {
  /**
   * Performs the runs that are due: the day's, and those whose owner died. Any replica may call it at any time, since the
   * claims in the database decide. Logs errors and never rejects.
   */
  runDue(): Promise<void>
  /** Orders an article, which is written after the promise resolves. Throws an HttpError 409 while one is being written. */
  trigger(actor: Actor): Promise<void>
  /** Resolves with an article once it is published. Throws an HttpError 502 when it could not be written. */
  generateTest(actor: Actor): Promise<StoredArticle>
  /** Publishes the article of a run that waits. Throws an HttpError 404 or 409 (review-run.ts). */
  approve(run: number, approval: Approval): Promise<StoredArticle>
  /** Ends the wait of a run without an article. Throws an HttpError 404 or 409. */
  refuse(run: number, actor: Actor): Promise<void>
  /** Aborts the runs in progress, leaves them to other replicas, and resolves when none is left. */
  stop(): Promise<void>
}

/** Writes articles, each once: the rows of `article_runs` decide which replica writes (RUN-10). */
export function createGenerator(deps: RunDeps): Generator {
  const { log } = deps
  const stopping = new AbortController()
  const { track, settled } = createTracker()
  const outcomes = counterOf(deps.metrics, {
    name: 'article_runs_total',
    help: 'Attempts to have an article written, by kind and outcome.',
    labelNames: ['kind', 'outcome']
  })

  const perform = async (run: ClaimedRun): Promise<StoredArticle | undefined> => {
    try {
      const article = await performRun(deps, run, stopping.signal)
      outcomes.inc({ kind: run.kind, outcome: article ? 'succeeded' : 'waiting' })
      log.info(
        { run: run.id, kind: run.kind, plannedDate: run.plannedDate, article: article?.id },
        article ? 'Article written' : 'Article written, and waiting for somebody'
      )
      return article
    } catch (error) {
      outcomes.inc({ kind: run.kind, outcome: 'failed' })
      log.error({ err: error, run: run.id, kind: run.kind, attempts: run.attempts }, 'No article was written')
      throw error
    }
  }

  const countPublished = ({ id, kind, plannedDate }: Pick<ClaimedRun, 'id' | 'kind' | 'plannedDate'>) => {
    outcomes.inc({ kind, outcome: 'succeeded' })
    log.info({ run: id, kind, plannedDate }, 'Article published after its wait')
  }

  /** For runs nobody waits for. The error is already in the log and in the run's row. */
  const performUnattended = (run: ClaimedRun) => perform(run).catch(() => undefined)

  const lookForWork = async (): Promise<void> => {
    if (stopping.signal.aborted) return
    try {
      const daily = await claimDaily(deps)
      if (daily) await performUnattended(daily)
      for (const abandoned of await abandonedRuns(deps.db.knex, deps.clock())) {
        const run = await claimAbandoned(deps, abandoned)
        if (run) await performUnattended(run)
      }
      for (const run of await decideOverdue(deps)) countPublished(run)
    } catch (error) {
      log.error({ err: error }, 'The generator could not look for work and will try again')
    }
  }

  const generateTest = async (actor: Actor): Promise<StoredArticle> => {
    const run = await claimTest(deps, actor)
    try {
      const article = await perform(run)
      if (!article) throw new Error('A test article does not wait')
      return article
    } catch (cause) {
      throw notGenerated(cause)
    }
  }

  return {
    runDue: () => track(lookForWork()),
    async trigger(actor) {
      const run = await claimManual(deps, actor)
      if (!run) throw conflict(generationCopy.alreadyRunning, 'generation-running')
      void track(performUnattended(run))
    },
    generateTest: (actor) => track(generateTest(actor)),
    async approve(id, approval) {
      const article = await approveRun(deps, id, approval)
      countPublished({ id, kind: 'daily', plannedDate: null })
      return article
    },
    refuse: (id, actor) => refuseRun(deps, id, actor),
    async stop() {
      stopping.abort(new WriterError('interrupted', 'The service stops'))
      await settled()
    }
  }
}

const notGenerated = (cause: unknown) =>
  new HttpError({ status: 502, code: 'generation-failed', message: generationCopy.notGenerated, cause })
