import { LATE_PART, PART_HYDRATED } from '@site/contracts/federation/late-part'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page
} from 'playwright-core'
import { provideWholeChromium } from '../run/packages.ts'

/** The two sizes at which every screen is tested. */
export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const
export const MOBILE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2
} as const

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // Nothing is drawn on a screen: the process that would do it costs a twelfth of a page, and is no part of what is tested.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** Chromium as `npm test` provides it (CHROMIUM_PATH). Throws when the variable is missing. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run the journeys with `npm test -- e2e`')
  return chromium.launch({ executablePath, args: FLAGS })
}

/** A whole Chromium as visitors have it: it keeps pages for the back button, and prerenders them. Both are switched off elsewhere. */
export const launchWholeBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await provideWholeChromium(),
    args: FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache']
  })

/** Chromium aborts requests when the machine gets or loses an address, as when a container starts or ends. */
const NETWORK_CHANGED = 'net::ERR_NETWORK_CHANGED'

/** The icon, the routes of a remote (decision 155) and what a page leaves out (decision 200) load last: going on to the next page aborts them. */
const COMES_LAST =
  /\/favicon\.svg$|\/remotes\/[^/]+\/[^/]+\/assets\/routes-[^/]+\.js$|\/remotes\/registry\/[^/]+$/

export interface Visit {
  context: BrowserContext
  page: Page
  /**
   * Console errors and warnings, uncaught exceptions and failed requests since the visit began. A request that ended because the
   * machine's network changed is not among them: the page must recover from it, and the test checks what it shows.
   */
  complaints: string[]
}

/** Opens a page for a new visitor with storage of its own and in French, and records everything the page complains about. */
export async function openVisit(browser: Browser, options: BrowserContextOptions = DESKTOP): Promise<Visit> {
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris', ...options })
  // Generous: a page that comes at last on a crowded machine is no fault.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  retryNavigation(page)
  letRoutesEnd(context)
  if (options.javaScriptEnabled !== false) await recordHydration(page)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text().endsWith(NETWORK_CHANGED)) return
    complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason === 'net::ERR_ABORTED' && COMES_LAST.test(request.url())) return
    if (reason === NETWORK_CHANGED) return
    complaints.push(`failed: ${request.url()} ${reason}`)
  })
  return { context, page, complaints }
}

/** Loads a page again that was aborted because the machine's network changed, as Chrome does for a person. */
function retryNavigation(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = (url, options) =>
    goto(url, options).catch((error) => {
      if (!String(error).includes(NETWORK_CHANGED)) throw error
      return goto(url, options)
    })
}

/**
 * A route that a test set may still be fetching what it answers with when the visit ends, and then finds the answer disposed. Nobody
 * asks any more: that is no error of the test.
 */
function letRoutesEnd(context: BrowserContext): void {
  const close = context.close.bind(context)
  context.close = async (options) => {
    const open = context.pages().filter((page) => !page.isClosed())
    await Promise.all([context, ...open].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' }))).catch(
      () => undefined // a page that closed meanwhile has no routes
    )
    await close(options)
  }
}

/** Waits for two frames, so that what changed before has been laid out and painted. */
export const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  )

type HydrationScope = { __hydrated?: boolean; __parts: WeakSet<EventTarget> }

/** Records the events that tell how far the page is hydrated (shell/src/boot/hydration.ts). */
const recordHydration = (page: Page) =>
  page.addInitScript((partHydrated) => {
    const scope = globalThis as unknown as HydrationScope
    scope.__parts = new WeakSet()
    window.addEventListener('site:hydrated', () => {
      scope.__hydrated = true
    })
    window.addEventListener(partHydrated, ({ target }) => void (target && scope.__parts.add(target)))
  }, PART_HYDRATED)

/** Waits until the page is hydrated, so that its buttons react. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as unknown as HydrationScope).__hydrated === true)
}

/**
 * Waits until the parts below the first screen react as well, which come at the first sign of a visitor. What is neither a press of a button
 * nor typing is not kept for them: a swipe, a key, a press on something that is no button.
 */
export async function untilWhole(page: Page): Promise<void> {
  await untilHydrated(page)
  await page.evaluate(() => void window.dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(
    (part) =>
      [...document.querySelectorAll(`[${part}]`)].every((one) =>
        (globalThis as unknown as HydrationScope).__parts.has(one)
      ),
    LATE_PART
  )
}
