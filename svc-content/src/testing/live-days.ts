import { createTestDatabase, createTestLog } from '@site/service/testing/test-database'
import { insertArticle } from '../articles/article-repository.ts'
import { migrations } from '../migrations/index.ts'
import { claimDaily } from '../runs/claim-run.ts'
import { performRun, type RunDeps } from '../runs/perform-run.ts'
import type { ArticleWriter } from '../writers/draft/article-writer.ts'
import { createTestTimers } from './test-timers.ts'

export interface WrittenDay {
  date: string
  title: string
  content: string
}

/** The service's own runs, one a day from `first` on, on a database of their own. */
export interface Days {
  /** The next day's article, or what the run rejects with. */
  live(): Promise<WrittenDay>
  logText(): string
  stop(): Promise<void>
}

/** Lives days as the service does: each is claimed, written with the titles the service gathers, and published. */
export async function startDays(
  writer: ArticleWriter,
  options: { first: string; titlesBefore?: readonly string[] }
): Promise<Days> {
  const { db, drop } = await createTestDatabase('sqlite', { migrations })
  const { log, text } = createTestLog()
  let at = Date.parse(`${options.first}T12:00:00.000Z`)
  const deps: RunDeps = {
    db,
    log,
    writer,
    clock: () => new Date(at),
    timers: createTestTimers(),
    notify: () => undefined,
    leaseMs: 60_000,
    patienceMs: 60_000
  }
  const createdAt = new Date('2026-01-01T00:00:00.000Z')
  for (const title of options.titlesBefore ?? [])
    await insertArticle(db.knex, { title, content: '<p>mot</p>', imageUrl: null, isPinned: false, createdAt })
  return {
    async live() {
      const date = new Date(at).toISOString().slice(0, 10)
      const run = await claimDaily(deps)
      if (!run) throw new Error(`Nothing to write on ${date}`)
      try {
        const { title, content } = await performRun(deps, run, new AbortController().signal)
        return { date, title, content }
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
