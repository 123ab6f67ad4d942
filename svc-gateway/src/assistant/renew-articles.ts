import type { Log } from '@site/service/observability/log'
import { readPassages } from './passages/read-passages.ts'
import { type ArticleReader, fingerprintOf } from './read-articles.ts'
import type { PassageIndex } from './search/passage-index.ts'

/** After a reading that failed, so many milliseconds pass before the next, twice as many each time up to the second. An event reads at once. */
const RETRY = 1000
const LONGEST_RETRY = 30_000

export interface ArticleRenewal {
  /** One article changed. */
  renew(id: number): void
  /** Any may have changed: at the start, and after the bus was away. */
  renewAll(): void
  stop(): void
}

const pathOf = (id: number) => `/article/${id}`

/**
 * Keeps an index at what the blog says: the article that an event names is read anew, all are at the start and after the bus was away. What
 * cannot be read is tried again until it can. Between two articles everything else has its turn.
 */
export function renewArticles(deps: {
  index: PassageIndex
  articles: ArticleReader
  onAllRead: () => void
  log: Log
}): ArticleRenewal {
  const { index, articles, onAllRead, log } = deps
  const fingerprints = new Map<string, string>()
  const due = new Set<number>()
  let isAllDue = false
  let isRunning = false
  let timer: NodeJS.Timeout | undefined
  let pause = RETRY
  let isStopped = false

  const put = (article: Parameters<typeof fingerprintOf>[0] & { id: number }) => {
    const path = pathOf(article.id)
    const fingerprint = fingerprintOf(article)
    if (fingerprints.get(path) === fingerprint) return
    fingerprints.set(path, fingerprint)
    index.put(path, readPassages(article.content, { path, page: article.title }), 'article')
  }
  const drop = (path: string) => {
    fingerprints.delete(path)
    index.remove(path)
  }

  const readOne = async (id: number) => {
    const article = await articles.one(id)
    if (article) put(article)
    else drop(pathOf(id))
  }
  const readAll = async () => {
    const there = new Set<string>()
    for await (const article of articles.all()) {
      there.add(pathOf(article.id))
      put(article)
      await new Promise(setImmediate)
    }
    for (const path of index.paths('article')) if (!there.has(path)) drop(path)
    onAllRead()
  }

  const next = (): (() => Promise<void>) | null => {
    if (isAllDue) {
      isAllDue = false
      return readAll
    }
    const [id] = due
    if (id === undefined) return null
    due.delete(id)
    return () => readOne(id)
  }
  /** One after the other, so that of two changes of an article the later one is read last. */
  const run = async () => {
    if (isRunning) return
    isRunning = true
    for (let read = next(); read && !isStopped; read = next()) {
      try {
        await read()
        pause = RETRY
      } catch (error) {
        log.warn({ err: error }, 'The assistant cannot read the articles and tries again')
        isAllDue = true
        clearTimeout(timer)
        timer = setTimeout(() => void run(), pause)
        timer.unref()
        pause = Math.min(pause * 2, LONGEST_RETRY)
        break
      }
    }
    isRunning = false
  }

  return {
    renew(id) {
      due.add(id)
      void run()
    },
    renewAll() {
      isAllDue = true
      void run()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    }
  }
}
