import { createMetrics } from '@site/service/observability/metrics'
import { createTestDatabase, createTestLog } from '@site/service/testing/test-database'
import { insertArticle } from '../articles/article-repository.ts'
import { migrations } from '../migrations/index.ts'
import { claimDaily } from '../runs/claim-run.ts'
import { performRun, type RunDeps } from '../runs/perform-run.ts'
import type { ArticleWriter } from '../writers/draft/article-writer.ts'
import { lenientEditor } from './lenient-editor.ts'
import { createTestTimers } from './test-timers.ts'

export interface WrittenDay {
  date: string
  title: string
  content: string
}

/** Daily runs of the service, performed one after the other without waiting for the days to pass. */
export interface DailyRuns {
  /** Performs the run of the next day and gives its article; rejects as the run does. */
  runNextDay(): Promise<WrittenDay>
  logText(): string
  stop(): Promise<void>
}

/** What runs work with in tests: drafts that any editor lets through, published at once. */
export const buildRunDeps = (own: Pick<RunDeps, 'db' | 'log' | 'writer' | 'clock'>): RunDeps => ({
  ...own,
  editor: lenientEditor,
  review: { isOn: false, until: '09:00', byDefault: 'publish' },
  metrics: createMetrics('svc-content'),
  timers: createTestTimers(),
  notify: () => undefined,
  leaseMs: 60_000,
  attemptTimeoutMs: 60_000
})

/** Performs runs as the service does, from the day `first` on and on a new database: each is claimed, written and published. */
export async function startDailyRuns(
  writer: ArticleWriter,
  options: { first: string; earlierTitles?: readonly string[] }
): Promise<DailyRuns> {
  const { db, drop } = await createTestDatabase('sqlite', { migrations })
  const { log, text } = createTestLog()
  let at = Date.parse(`${options.first}T12:00:00.000Z`)
  const deps = buildRunDeps({ db, log, writer, clock: () => new Date(at) })
  const createdAt = new Date('2026-01-01T00:00:00.000Z')
  for (const title of options.earlierTitles ?? [])
    await insertArticle(db.knex, { title, content: '<p>mot</p>', imageUrl: null, isPinned: false, createdAt })
  return {
    async runNextDay() {
      const date = new Date(at).toISOString().slice(0, 10)
      const run = await claimDaily(deps)
      if (!run) throw new Error(`There is nothing to write on ${date}`)
      try {
        const article = await performRun(deps, run, new AbortController().signal)
        if (!article) throw new Error(`The article of ${date} waits`)
        return { date, title: article.title, content: article.content }
      } finally {
        at += 86_400_000
      }
    },
    logText: text,
    async stop() {
      await drop()
    }
  }
}
