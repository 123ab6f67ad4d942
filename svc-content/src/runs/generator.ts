import type { Actor } from '@site/service/admin/audit'
import { conflict, HttpError } from '@site/service/http/errors'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import type { StoredArticle } from '../articles/article-repository.ts'
import { WriterError } from '../writers/draft/writer-error.ts'
import { claimAbandoned, claimDaily, claimManual, claimTest } from './claim-run.ts'
import { generationCopy } from './content/generation.ts'
import { type ClaimedRun, performRun, type RunDeps } from './perform-run.ts'
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
  /** Aborts the runs in progress, leaves them to other replicas, and resolves when none is left. */
  stop(): Promise<void>
}

/** Writes articles, each once: the rows of `article_runs` decide which replica writes (RUN-10). */
export function createGenerator(deps: RunDeps & { metrics: Metrics }): Generator {
  const { log } = deps
  const stopping = new AbortController()
  const inProgress = new Set<Promise<unknown>>()
  const outcomes = counterOf(deps.metrics, {
    name: 'article_runs_total',
    help: 'Attempts to have an article written, by kind and outcome.',
    labelNames: ['kind', 'outcome']
  })

  /** Remembers what stop() has to wait for. */
  const track = <T>(work: Promise<T>): Promise<T> => {
    const tracked = work.finally(() => inProgress.delete(tracked))
    inProgress.add(tracked)
    return tracked
  }

  const perform = async (run: ClaimedRun): Promise<StoredArticle> => {
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
    } catch (error) {
      log.error({ err: error }, 'The generator could not look for work and will try again')
    }
  }

  const generateTest = async (actor: Actor): Promise<StoredArticle> => {
    const run = await claimTest(deps, actor)
    try {
      return await perform(run)
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
    async stop() {
      stopping.abort(new WriterError('interrupted', 'The service stops'))
      while (inProgress.size > 0) await Promise.allSettled(inProgress)
    }
  }
}

const notGenerated = (cause: unknown) =>
  new HttpError({ status: 502, code: 'generation-failed', message: generationCopy.notGenerated, cause })
