import { conflict, HttpError } from '@site/service/http/errors'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import type { StoredArticle } from '../articles/article-repository.ts'
import type { Asker } from '../articles/change-article.ts'
import { WriterFault } from '../writers/draft/writer-fault.ts'
import { claimAbandoned, claimDaily, claimManual, claimTest } from './claim-run.ts'
import { generationCopy } from './content/generation.ts'
import { performRun, type RunDeps, type RunInHand } from './perform-run.ts'
import { abandonedRuns } from './run-repository.ts'

export interface Generator {
  /**
   * Does what is due: the day's article when it is missing and nobody is at it, a manual one whose owner died.
   * Any replica may call it at any time; the claims in the database decide. Logs what fails and never rejects.
   */
  runDue(): Promise<void>
  /** Orders an article, which is written after this resolves. Throws an HttpError 409 while one is being written. */
  trigger(asker: Asker): Promise<void>
  /** Resolves with an article once it is published. Throws an HttpError 502 when none came of it. */
  generateTest(asker: Asker): Promise<StoredArticle>
  /** Breaks off what is being written, leaves it for other replicas, and resolves when nothing is in hand. */
  stop(): Promise<void>
}

/** Writes articles, each once: who may is settled by rows of `article_runs` (RUN-10). */
export function createGenerator(deps: RunDeps & { metrics: Metrics }): Generator {
  const { log } = deps
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

  const lookForWork = async (): Promise<void> => {
    if (stopping.signal.aborted) return
    try {
      const daily = await claimDaily(deps)
      if (daily) await performAlone(daily)
      for (const abandoned of await abandonedRuns(deps.db.knex, deps.clock())) {
        const run = await claimAbandoned(deps, abandoned)
        if (run) await performAlone(run)
      }
    } catch (error) {
      log.error({ err: error }, 'The generator could not look for work and will try again')
    }
  }

  const generateTest = async (asker: Asker): Promise<StoredArticle> => {
    const run = await claimTest(deps, asker)
    try {
      return await perform(run)
    } catch (cause) {
      throw notGenerated(cause)
    }
  }

  return {
    runDue: () => track(lookForWork()),
    async trigger(asker) {
      const run = await claimManual(deps, asker)
      if (!run) throw conflict(generationCopy.alreadyRunning, 'generation-running')
      void track(performAlone(run))
    },
    generateTest: (asker) => track(generateTest(asker)),
    async stop() {
      stopping.abort(new WriterFault('interrupted', 'The service stops'))
      while (inHand.size > 0) await Promise.allSettled(inHand)
    }
  }
}

const notGenerated = (cause: unknown) =>
  new HttpError({ status: 502, code: 'generation-failed', message: generationCopy.notGenerated, cause })
