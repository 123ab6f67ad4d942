import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { type Browser, chromium } from 'playwright-core'
import { ask, begin } from '../limits/limited-step.ts'
import type { PageToOpen } from './choose-pages.ts'
import { confirmed, type Fault, newFaults } from './faults.ts'
import {
  bringVisitor,
  CRASHED,
  IS_FROZEN,
  lookAtPage,
  type OpenPage,
  openPage,
  UnreachedError,
  type Visitor,
  watchPages
} from './look-at-page.ts'
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

/** For the start of the browser, and until its pages are given to it: it may stand ready before anything is published. Seconds. */
const START_SECONDS = 12
const WAITING_SECONDS = 3600
/** For all pages, of it for those that are opened together, and of that until they are watched, in milliseconds. */
const TIME = 20_000
const TOGETHER = 10_000
const OPENING = 6000
/** For the process that runs this to end a browser that does not let go, in seconds. */
const SECONDS = 25
/** Pages at once: of one visitor, and of visitors of their own. Much of each is waiting. */
const AT_ONCE = { together: 6, alone: 3 }

/**
 * Opens pages with versions in place. Those that nothing is wrong with are done once they were open together, as the pages of one visitor, in one process of the
 * browser: half of what they cost otherwise. Each of the others is opened for a visitor of its own. What is wrong with it is compared with the live page, so that a
 * blemish that is there already keeps no mend back; what a busy machine may be the reason for is looked for once more. Runs in a process of its own
 * (browser-worker.ts), with which the browser ends.
 *
 * @returns null where it was given none
 * @throws where the browser does not start
 */
export async function openPages(order: BrowserOrder): Promise<PagesAnswer | null> {
  await begin('the start of the browser', START_SECONDS)
  const browser = await launch(order)
  await begin('waiting for the pages', WAITING_SECONDS)
  let isWaiting = true
  const asked = ask('pages').finally(() => {
    isWaiting = false
  })
  const visitor = await bringVisitor(browser, order)
  await visitor.prepare(AT_ONCE.together, () => isWaiting)
  const pages = (await asked) as PagesOrder | null
  if (!pages) return null
  await begin('opening pages in a browser', SECONDS)
  return await openAll(browser, visitor, { ...order, ...pages })
}

type Order = BrowserOrder & PagesOrder

async function openAll(browser: Browser, first: Visitor, order: Order): Promise<PagesAnswer> {
  const faults: PagesAnswer['faults'] = []
  const unopened = new Set(order.pages.map(({ path }) => path))
  const lookAtAll = async () => {
    const seen = await openTogether(first, order)
    for (const [path, found] of seen) if (found.length === 0) unopened.delete(path)
    const left = order.pages.filter(({ path }) => unopened.has(path))
    // Where nothing is left to be opened, the browser ends with all that is open.
    if (left.length === 0) return
    await first.leave()
    await eachOf(left, AT_ONCE.alone, async (page) => {
      try {
        const found = await faultsOfPage(browser, page, order, seen.get(page.path) ?? [])
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

/** What is wrong with each page, by its path; a page that was not looked at is not among them. Once one is frozen all are, and no more is looked for. */
async function openTogether(visitor: Visitor, order: Order): Promise<Map<string, Fault[]>> {
  const seen = new Map<string, Fault[]>()
  const opened: OpenPage[] = []
  const frozen = new AbortController()
  let isOpening = true
  const note = (path: string, found: Fault[]) => {
    seen.set(path, found)
    if (found.includes(IS_FROZEN)) frozen.abort()
  }
  const open = async (page: PageToOpen) => {
    if (!isOpening) return
    // Why it could not be looked at is met again when it is opened by itself.
    const one = await openPage(visitor, { ...order, page, address: page.path + order.query }).catch(
      () => null
    )
    if (Array.isArray(one)) note(page.path, one)
    else if (one && isOpening) opened.push(one)
  }
  const lookAtAll = async () => {
    await within(OPENING, eachOf(order.pages, AT_ONCE.together, open))
    isOpening = false
    await watchPages(opened)
    for (const one of opened) note(one.path, await one.readFaults())
  }
  await within(TOGETHER, Promise.race([lookAtAll(), once(frozen.signal, 'abort')]))
  isOpening = false
  if (frozen.signal.aborted)
    for (const { path } of order.pages) if (!seen.has(path)) seen.set(path, [IS_FROZEN])
  // What looks find that go on is of pages that are being closed.
  return new Map(seen)
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

/**
 * What is wrong with a page and not with the live one.
 *
 * @param before what was wrong with it as all pages were open together: where another page cannot be the reason, and no busy machine, it is not opened once more
 */
async function faultsOfPage(
  browser: Browser,
  page: PageToOpen,
  order: Order,
  before: Fault[]
): Promise<Fault[]> {
  const look = async (versions: PreviewedVersions, query: string) => {
    const visitor = await bringVisitor(browser, order)
    return lookAtPage(visitor, { ...order, page, versions, address: page.path + query }).finally(
      visitor.leave
    )
  }
  const lookAtVersion = () => look(order.versions, order.query)
  const isSure = before.length > 0 && !before.some((one) => one.isOfTime || one === CRASHED)
  const first = isSure ? before : await lookAtVersion()
  if (first.length === 0) return []
  const known = await look({}, '')
  const left = newFaults(first, known)
  const ofTime = left.filter(({ isOfTime }) => isOfTime)
  // Each of them was seen before, or there is none: no second look is needed.
  if (newFaults(ofTime, before).length === 0) return left
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
