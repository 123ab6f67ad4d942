import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page, Request } from 'playwright-core'
import type { PageToOpen } from './choose-pages.ts'
import { type Fault, fault, faultsOf, type Thrown } from './faults.ts'
import type { PreviewedVersions } from './preview-query.ts'
import { readPage } from './read-page.ts'
import { until, within } from './within.ts'

/** Where pages may load from. */
export interface Surroundings {
  /** The site; its pages load nothing else. */
  origin: string
  /** Where files of versions come from besides. */
  fileOrigins: string[]
}

export interface LookOptions {
  /** The address that is opened, without its origin: `page`, or a preview of it. */
  address: string
  page: PageToOpen
  /** What it must show; of a page of what is live nothing. */
  versions: PreviewedVersions
  /** The site, without a trailing slash. */
  origin: string
}

/** For the document, and then for the page to be ready for its visitor. A page takes a tenth of it. Milliseconds. */
const PATIENCE = 6000
/** A main thread that does not answer for so long is frozen. Milliseconds. */
const FROZEN = 3000
/** A page that is ready is watched for what its effects, timers and promises throw, and until its widgets have come: so long by its own clock, */
const WATCHED = 5000
/** which is turned on in steps, each once nothing is being loaded, or at the pace of any clock. Milliseconds. */
const STEP = 250
const STEP_AT_MOST = 1000
/** By ours until it has been quiet for a while, and no longer than that. */
const QUIET = 400
const WATCHED_AT_MOST = 4000

const STAYS_LOADING = fault('is still loading after 6 s', { isOfTime: true, key: 'loading' })
/** Where pages share a process, one that is frozen keeps all of them from answering. */
export const IS_FROZEN = fault('is frozen: its main thread does not answer within 3 s', {
  isOfTime: true,
  key: 'frozen'
})

/** The browser gets no answer from the site. That is no fault of a page. */
export class UnreachedError extends Error {}

/** Somebody who has never been at the site. */
export interface Visitor {
  /** An empty page of theirs. */
  newPage: () => Promise<Page>
  /** Makes empty pages beforehand, until there are so many or none is asked for any more. */
  prepare: (pages: number, isAsked: () => boolean) => Promise<void>
  leave: () => Promise<unknown>
}

/** Brings a visitor. Nothing gets out of their pages: they read the site, and files of versions where they come from elsewhere, and change nothing there. */
export async function bringVisitor(
  browser: Browser,
  { origin, fileOrigins }: Surroundings
): Promise<Visitor> {
  const context = await browser.newContext({
    ...{ locale: 'fr-FR', timezoneId: 'Europe/Paris', viewport: { width: 1440, height: 900 } },
    serviceWorkers: 'block'
  })
  await context.route('**/*', (route) => {
    const request = route.request()
    const from = new URL(request.url()).origin
    const isAllowed = /^(GET|HEAD)$/.test(request.method()) && [origin, ...fileOrigins].includes(from)
    // The page may be closed by now, and then nothing waits for the answer.
    return (isAllowed ? route.continue() : route.abort()).catch(() => undefined)
  })
  const prepared: Page[] = []
  return {
    newPage: async () => prepared.pop() ?? (await context.newPage()),
    async prepare(pages, isAsked) {
      while (prepared.length < pages && isAsked()) prepared.push(await context.newPage())
    },
    // A page that is frozen may not let go; the browser is ended with all of its pages.
    leave: () =>
      within(
        1000,
        context.close().catch(() => undefined)
      )
  }
}

/** A page that is ready for its visitor. */
export interface OpenPage {
  path: string
  page: Page
  /** What it shows by its own clock, in milliseconds. */
  readyAt: number
  /** What it loads just now, and when that last changed, by our clock. */
  loading: Set<Request>
  lastMove: () => number
  /** Its main thread does not answer any more. */
  isFrozen: boolean
  /** What is wrong with it. */
  readFaults: () => Promise<Fault[]>
}

/** What is wrong with a page, as this visitor meets it. Never longer than some 20 s. Throws an UnreachedError. */
export async function lookAtPage(visitor: Visitor, options: LookOptions): Promise<Fault[]> {
  const opened = await openPage(visitor, options)
  if (Array.isArray(opened)) return opened
  await watchPages([opened])
  return opened.readFaults()
}

/** Opens a page until it is ready, or until what is wrong with it is known. Throws an UnreachedError. */
export async function openPage(visitor: Visitor, options: LookOptions): Promise<OpenPage | Fault[]> {
  const { address, origin, page: wanted } = options
  const page = await visitor.newPage()
  const thrown: Thrown[] = []
  let hasCrashed = false
  page.on('pageerror', ({ name, message, stack = '' }) =>
    thrown.push({ message: `${name}: ${message}`, stack })
  )
  page.on('crash', () => {
    hasCrashed = true
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && /hydrat/i.test(message.text()))
      thrown.push({ message: message.text(), stack: '' })
  })
  const loading = new Set<Request>()
  let lastMove = performance.now()
  const noteMove = (change: (request: Request) => unknown) => (request: Request) => {
    change(request)
    lastMove = performance.now()
  }
  const end = noteMove((request) => loading.delete(request))
  page.on(
    'request',
    noteMove((request) => loading.add(request))
  )
  page.on('requestfinished', end)
  page.on('requestfailed', end)

  const endedBy = (one: Fault) => [...faultsOf(thrown), hasCrashed ? CRASHED : one]
  const response = await page
    .goto(origin + address, { waitUntil: 'domcontentloaded', timeout: PATIENCE })
    .catch((error: Error) => {
      if (error.message.includes('net::')) throw new UnreachedError(error.message, { cause: error })
      return null
    })
  if (!response) return endedBy(STAYS_LOADING)
  const isReady = await untilReady(page)
  // What comes at the first sign of a visitor.
  const hasMoved = isReady !== null && (await within(FROZEN, page.mouse.move(40, 40).then(yes, no))) === true
  const readyAt = hasMoved ? await answer(page, () => performance.now()) : undefined
  if (readyAt === undefined) return endedBy(IS_FROZEN)
  const opened: OpenPage = {
    ...{ path: wanted.path, page, readyAt, loading, lastMove: () => lastMove, isFrozen: false },
    async readFaults() {
      const read = opened.isFrozen ? undefined : await answer(page, readPage)
      if (!read) return endedBy(IS_FROZEN)
      const { incidents, ...shown } = read
      const status = response.status()
      return [
        ...faultsOf([...thrown, ...incidents]),
        ...(status === wanted.status
          ? []
          : [fault(`answers ${status}`, { isOfTime: status >= 500, key: `status ${status}` })]),
        ...(isReady ? [] : [STAYS_LOADING]),
        ...faultsOfShown(shown, options)
      ]
    }
  }
  return opened
}

/**
 * Watches pages of one visitor, which share a process and its clock. The clock is turned on while they have nothing to load: five seconds of theirs take less
 * than one. It stands still afterwards: none of them is ready for anybody any more.
 */
export async function watchPages(pages: OpenPage[]): Promise<void> {
  const [first] = pages
  if (!first) return
  // Where it has crashed there is none, and it does not answer.
  const clock = await first.page
    .context()
    .newCDPSession(first.page)
    .catch(() => null)
  const end = performance.now() + WATCHED_AT_MOST
  let isDone = false
  while (!isDone && performance.now() < end) {
    if (pages.some(({ loading }) => loading.size > 0)) await sleep(STEP)
    if (clock) await within(STEP_AT_MOST, turnOn(clock).catch(no))
    const isOver = await Promise.all(pages.map(isWatched))
    isDone = pages.some(({ isFrozen }) => isFrozen) || isOver.every(Boolean)
  }
}

/** Turns the clock of a process on by one step, also where there is always something to do. */
async function turnOn(clock: CDPSession): Promise<void> {
  const hasPassed = new Promise((resolve) => clock.once('Emulation.virtualTimeBudgetExpired', resolve))
  await clock.send('Emulation.setVirtualTimePolicy', {
    ...{ policy: 'advance', budget: STEP },
    maxVirtualTimeTaskStarvationCount: 1000
  })
  await hasPassed
}

async function isWatched(one: OpenPage): Promise<boolean> {
  const now = await answer(one.page, () => performance.now())
  if (now === undefined) one.isFrozen = true
  else return now - one.readyAt > WATCHED && performance.now() - one.lastMove() > QUIET
  return false
}

/** Where pages share a process, it ends for all of them. */
export const CRASHED = fault('makes the browser’s process end', { key: 'crash' })

type Shown = Omit<Exclude<ReturnType<typeof readPage>, undefined>, 'incidents'>

function faultsOfShown(shown: Shown, { page, versions }: LookOptions): Fault[] {
  const others = Object.entries(versions).filter(([name, version]) => shown.versions[name] !== version)
  return [
    ...others.map(([name]) =>
      fault(`shows ${name} ${shown.versions[name] ?? 'not at all'} in its place`, { key: `version ${name}` })
    ),
    ...(page.isRendered && !shown.isRendered
      ? [fault('is not rendered by the server', { isOfTime: true, key: 'unrendered' })]
      : []),
    ...(shown.title ? [] : [fault('has no title', { key: 'title' })]),
    ...(shown.isBlank ? [fault('is blank: no heading and no text', { isOfTime: true, key: 'blank' })] : []),
    ...(shown.message ? [fault(`says « ${shown.message} »`, { key: shown.message })] : [])
  ]
}

/** Is the page ready for its visitor? Null where its main thread does not answer. */
async function untilReady(page: Page): Promise<boolean | null> {
  let isAnswering = true
  const isReady = await until(PATIENCE, async () => {
    const ready = await answer(page, () => document.documentElement.dataset.hydrated !== undefined)
    isAnswering = ready !== undefined
    return ready !== false
  })
  return isAnswering ? isReady : null
}

const yes = () => true
const no = () => false

/** What the page answers; undefined where it does not, in time or at all. One that goes on to another document meanwhile is asked once more. */
const answer = <T>(page: Page, ask: () => T): Promise<T | undefined> =>
  within<T | undefined>(
    FROZEN,
    page
      .evaluate(ask)
      .catch(() => page.evaluate(ask))
      .catch(() => undefined)
  )
