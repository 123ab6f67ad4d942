import { isDeepStrictEqual } from 'node:util'
import { type ChildEnd, runLimited } from '../limits/limited-child.ts'
import { programBeside } from '../limits/program-beside.ts'
import type { BrowserOrder, PagesOrder } from './open-pages.ts'

/** A browser, in a process of its own, that waits for the pages that it is to open. */
export interface RunningBrowser {
  /** The pages that it is to open; null: none any more, and it ends. */
  give: (pages: PagesOrder | null) => void
  /** With what it has seen; rejects where the process did not start. */
  ended: Promise<ChildEnd>
}

/** Browsers for checks: each is used once, and one may stand ready for the next. */
export interface Browsers {
  /** One that has opened nothing: the one that stands ready, where it was started for the same, or a new one. */
  take: (order: BrowserOrder) => RunningBrowser
  /** Starts one that stands ready, soon, unless one does. */
  prepare: (order: BrowserOrder) => void
  /** Ends the one that stands ready, and prepares none any more. */
  close: () => Promise<void>
}

/** For the process and its browser to begin, in seconds; what the process does then it limits by itself (open-pages.ts). */
const START_SECONDS = 20
/** For all that the process does, the waiting among it, in seconds. */
const SECONDS = 3660
/** After so long one that stands ready makes room for another, well before its process is ended for having waited. Milliseconds. */
const RENEWED_AFTER = 30 * 60_000
const MEMORY = { heap: 512, all: 1024 }
/** Before one is prepared: what has just gone live comes to its visitors first, and goes back if it must. Milliseconds. */
const PREPARE_AFTER = 5000

/** Starts a browser that waits for its pages. */
function startBrowser(order: BrowserOrder): RunningBrowser {
  let give: RunningBrowser['give'] = () => undefined
  const pages = new Promise<PagesOrder | null>((resolve) => {
    give = resolve
  })
  const ended = runLimited({
    // Beside a service that is built, build-services.ts puts it.
    program: programBeside(import.meta.url, 'browser-worker'),
    isStranger: true,
    order,
    give: () => pages,
    first: { doing: 'the start of the browser', seconds: START_SECONDS },
    seconds: SECONDS,
    memory: MEMORY
  })
  // Why it did not start is said to who looks; nobody may.
  ended.catch(() => undefined)
  return { give, ended }
}

/**
 * Starts browsers for checks. Starting one is most of what it does before it opens a page, so one that has opened nothing may stand ready.
 *
 * @param keepsOne whether one stands ready once it is asked to
 * @param renewedAfter how long the same one does, in milliseconds
 */
export function createBrowsers(keepsOne: boolean, renewedAfter = RENEWED_AFTER): Browsers {
  let ready: { order: BrowserOrder; running: RunningBrowser; timer: NodeJS.Timeout } | undefined
  let preparing: NodeJS.Timeout | undefined
  let isClosed = false
  const release = () => {
    const released = ready
    clearTimeout(released?.timer)
    ready = undefined
    return released
  }
  const end = () => {
    const released = release()
    released?.running.give(null)
    return released?.running.ended
  }
  const start = (order: BrowserOrder) => {
    const running = startBrowser(order)
    const renew = () => {
      end()
      start(order)
    }
    const one = { order, running, timer: setTimeout(renew, renewedAfter) }
    ready = one
    const forget = () => {
      if (ready === one) release()
    }
    running.ended.then(forget, forget)
  }
  return {
    take(order) {
      clearTimeout(preparing)
      if (!isDeepStrictEqual(ready?.order, order)) return startBrowser(order)
      return release()?.running ?? startBrowser(order)
    },
    prepare(order) {
      if (!keepsOne || isClosed) return
      clearTimeout(preparing)
      preparing = setTimeout(() => {
        if (isDeepStrictEqual(ready?.order, order)) return
        end()
        start(order)
      }, PREPARE_AFTER)
    },
    async close() {
      isClosed = true
      clearTimeout(preparing)
      await end()?.catch(() => undefined)
    }
  }
}
