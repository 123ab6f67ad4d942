import type { Log } from '@site/service/observability/log'
import type { Snapshot } from '../registry/snapshot.ts'
import { findPage, isAdminPath } from '../rendering/match-route.ts'
import type { RenderPage } from '../rendering/render-page.ts'
import { readPassages } from './passages/read-passages.ts'
import { unmatchedHeadings } from './questions/all-questions.ts'
import type { PassageIndex } from './search/passage-index.ts'

/** After a rendering that failed, so many milliseconds pass before the next. */
const RETRY = 2000
/** What a page shows of these is read where it is kept (RemoteRoute.cacheTags). */
const READ_BY_THEMSELVES: ReadonlySet<string> = new Set(['articles', 'faq'])

export interface PageRenewal {
  /** Reads the pages anew where they are not those of the registry any more. */
  renew(): void
  stop(): void
}

/**
 * Keeps an index at what the public pages say: those whose address is fixed, that search engines may list, and that show no articles, which
 * are read by themselves. They are rendered as for a visitor, so that what is quoted is what stands there, whatever version of a front end
 * serves; a version that goes live is read at once.
 */
export function renewPages(deps: {
  index: PassageIndex
  snapshot: () => Snapshot
  render: RenderPage
  onRead: () => void
  log: Log
}): PageRenewal {
  const { index, snapshot, render, onRead, log } = deps
  let read = ''
  let isRunning = false
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  /** False where the page is to be tried again. */
  const readPage = async (current: Snapshot, path: string): Promise<boolean> => {
    const match = findPage(current.browser, path)
    const rendered = await render({ snapshot: current, match, path, search: '', client: 'assistant' })
    if (!rendered) return false
    const { html, index: isListed, status, cacheTags } = rendered.page
    if (!isListed || status !== 200 || cacheTags.some((tag) => READ_BY_THEMSELVES.has(tag))) {
      index.remove(path)
      return true
    }
    const passages = readPassages(html, { path })
    index.put(path, passages, 'page')
    const headings = unmatchedHeadings(
      path,
      passages.map(({ heading }) => heading)
    )
    if (headings.length > 0)
      log.warn({ path, headings }, 'Questions were written for headings that are not on the page')
    return true
  }

  const run = async () => {
    const current = snapshot()
    if (isRunning || isStopped || current.key === read) return
    isRunning = true
    const paths = fixedPaths(current)
    let isComplete = paths.length > 0
    for (const path of paths) {
      const isRead = await readPage(current, path).catch((error: unknown) => {
        log.warn({ err: error, path }, 'The assistant cannot read a page')
        return false
      })
      isComplete &&= isRead
    }
    for (const path of index.paths('page')) if (!paths.includes(path)) index.remove(path)
    isRunning = false
    if (isComplete) {
      read = current.key
      onRead()
    }
    if ((!isComplete || snapshot().key !== current.key) && !isStopped) {
      clearTimeout(timer)
      timer = setTimeout(() => void run(), RETRY)
      timer.unref()
    }
  }

  return {
    renew: () => void run(),
    stop() {
      isStopped = true
      clearTimeout(timer)
    }
  }
}

const fixedPaths = ({ browser }: Snapshot): string[] =>
  browser.remotes.flatMap(({ routes }) =>
    routes.flatMap(({ path, render, isSecret }) =>
      render === 'server' && !isSecret && !/[:*]/.test(path) && !isAdminPath(path) ? [path] : []
    )
  )
