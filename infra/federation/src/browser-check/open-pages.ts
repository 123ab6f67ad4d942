import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { type Browser, chromium } from 'playwright-core'
import { ask, begin } from '../limits/limited-step.ts'
import type { PageToOpen } from './choose-pages.ts'
import { confirmed, type Fault, newFaults } from './faults.ts'
import { lookAtPage, UnreachedError, withVisitor } from './look-at-page.ts'
import type { PreviewedVersions } from './preview-query.ts'
import { within } from './within.ts'

/** What the browser is started for. */
export interface BrowserOrder {
  /** Path of a Chromium. */
  browser: string
  /** The running site, without a trailing slash. */
  origin: string
  fileOrigins: string[]
}

/** What it is to open then. */
export interface PagesOrder {
  versions: PreviewedVersions
  /** The query that shows them. */
  query: string
  pages: PageToOpen[]
}

export interface PagesAnswer {
  /** Of each page that has any, what is wrong with it and not with the live one. */
  faults: { path: string; text: string }[]
  /** Paths of the pages that there was no time for, or that the browser could not reach. */
  unopened: string[]
}

/** For the start of the browser, and until its pages are given to it: the version is tried in a limited process meanwhile. Seconds. */
const START_SECONDS = 12
const WAITING_SECONDS = 120
/** For all pages, and of it for those that are opened together, in milliseconds. */
const TIME = 20_000
const TOGETHER = 10_000
/** For the process that runs this to end a browser that does not let go, in seconds. */
const SECONDS = 25
/** Pages at once: of one visitor, and of visitors of their own. Much of each is waiting. */
const AT_ONCE = { together: 6, alone: 3 }

/**
 * Opens pages with versions in place. Those that nothing is wrong with are done once they were open together, as the pages of one visitor, in one process of the
 * browser: half of what they cost otherwise. Each of the others is opened for a visitor of its own. What is wrong with it is compared with the live page, so that a
 * blemish that is there already keeps no mend back; what a busy machine may be the reason for is looked for once more. Runs in a process of its own
 * (browser-worker.ts).
 *
 * @returns null where it was given none
 * @throws where the browser does not start
 */
export async function openPages(order: BrowserOrder): Promise<PagesAnswer | null> {
  await begin('the start of the browser', START_SECONDS)
  const browser = await launch(order)
  try {
    await begin('waiting for the pages', WAITING_SECONDS)
    const pages = (await ask('pages')) as PagesOrder | null
    if (!pages) return null
    await begin('opening pages in a browser', SECONDS)
    return await openAll(browser, { ...order, ...pages })
  } finally {
    await within(2000, browser.close())
  }
}

type Order = BrowserOrder & PagesOrder

async function openAll(browser: Browser, order: Order): Promise<PagesAnswer> {
  const faults: PagesAnswer['faults'] = []
  const unopened = new Set(order.pages.map(({ path }) => path))
  const lookAtAll = async () => {
    await openTogether(browser, order, (path) => unopened.delete(path))
    const left = order.pages.filter(({ path }) => unopened.has(path))
    await eachOf(left, AT_ONCE.alone, async (page) => {
      try {
        const found = await faultsOfPage(browser, page, order)
        faults.push(...found.map(({ text }) => ({ path: page.path, text })))
        unopened.delete(page.path)
      } catch (error) {
        if (!(error instanceof UnreachedError)) throw error
      }
    })
  }
  await within(TIME, lookAtAll())
  return { faults: [...faults], unopened: [...unopened] }
}

/** Calls `onSound` for each page that nothing is wrong with. One that is frozen, or ends its process, does so to all of them: then no more is looked for here. */
async function openTogether(browser: Browser, order: Order, onSound: (path: string) => void): Promise<void> {
  await withVisitor(browser, order, async (visitor) => {
    const noUse = new AbortController()
    const allLookedAt = eachOf(order.pages, AT_ONCE.together, async (page) => {
      const look = lookAtPage(visitor, { ...order, page, address: page.path + order.query })
      // What went wrong with it is met again when it is opened by itself.
      const found = await look.catch(() => null)
      if (found?.length === 0) onSound(page.path)
      else if (found?.some(({ isOfTime }) => isOfTime)) noUse.abort()
    })
    await within(TOGETHER, Promise.race([allLookedAt, once(noUse.signal, 'abort')]))
  })
}

/** Does `work` with each, with so many at a time. */
async function eachOf<T>(all: T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  const queue = [...all]
  const next = async (): Promise<void> => {
    const one = queue.shift()
    if (one === undefined) return
    await work(one)
    await next()
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

async function faultsOfPage(browser: Browser, page: PageToOpen, order: Order): Promise<Fault[]> {
  const look = (versions: PreviewedVersions, query: string) =>
    withVisitor(browser, order, (visitor) =>
      lookAtPage(visitor, { ...order, page, versions, address: page.path + query })
    )
  const lookAtVersion = () => look(order.versions, order.query)
  const first = await lookAtVersion()
  if (first.length === 0) return []
  const known = await look({}, '')
  const left = newFaults(first, known)
  if (!left.some(({ isOfTime }) => isOfTime)) return left
  return confirmed(left, newFaults(await lookAtVersion(), known))
}

/** With the sandbox of Chromium where this machine lets it have one. Its pages reach the site and no other address: everything else goes to a proxy that there is not. */
async function launch({ browser, origin, fileOrigins }: BrowserOrder): Promise<Browser> {
  const start = (chromiumSandbox: boolean) =>
    chromium.launch({
      ...{ executablePath: browser, chromiumSandbox, timeout: 10_000 },
      ...{ handleSIGHUP: false, handleSIGINT: false, handleSIGTERM: false },
      env: { HOME: tmpdir() },
      proxy: {
        server: 'http://127.0.0.1:9',
        // Later ones count more: of this machine the site alone is reached.
        bypass: ['<-loopback>', ...[origin, ...fileOrigins].map((one) => new URL(one).host)].join(',')
      },
      args: [
        ...['--headless', '--disable-gpu', '--no-first-run', '--disable-sync', '--disable-component-update'],
        ...['--disable-background-networking', '--disable-dev-shm-usage'],
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
        // The pages of one visitor share a process: each further one costs more than what it shows. Other visitors have theirs.
        '--renderer-process-limit=1',
        '--js-flags=--max-old-space-size=512'
      ]
    })
  if (process.getuid?.() === 0) return start(false)
  return start(true).catch(() => start(false))
}
