import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { publicSite, type Requirement, type RequirementId } from '../../checklists/public-site.ts'
import { DESKTOP, launchBrowser, MOBILE, openVisit, untilHydrated, type Visit } from '../browser.ts'
import { startTestSystem, type TestSystem } from '../start-test-system.ts'

export type Size = 'desktop' | 'mobile'
const SIZES = { desktop: DESKTOP, mobile: MOBILE } as const

interface Wanted {
  /** Playwright's clock from before the first script on: it runs until the test holds it. */
  clock?: boolean
  isLoggedIn?: boolean
  options?: BrowserContextOptions
}

export interface Ground {
  size: Size
  /** The gateway's address. */
  url: string
  code: string
  /** A new visitor on a page that listens; gone when the test ends. */
  open: (path: string, wanted?: Wanted) => Promise<Visit>
  /** The visitor that the checks of a file share on this page: leave it as you found it, logged out and nothing open. */
  share: (path: string) => Promise<Visit>
}

/** One system and one browser for the checks of a file. `check` is a test per size, its title from the checklist. */
export function publicSiteChecks() {
  let system: TestSystem
  let browser: Browser
  const shared = new Map<string, Visit>()
  beforeAll(async () => {
    ;[system, browser] = await Promise.all([startTestSystem(), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await system?.stop()
  })

  const open = async (size: Size, path: string, wanted: Wanted = {}) => {
    const visit = await openVisit(browser, { ...SIZES[size], ...wanted.options })
    if (wanted.clock) await visit.page.clock.install()
    await visit.page.addInitScript(notePopupShown)
    if (wanted.isLoggedIn) await visit.page.addInitScript(logInOnce)
    await goto(visit, path, wanted.options?.javaScriptEnabled !== false)
    return visit
  }
  const goto = async ({ page }: Visit, path: string, isScripted = true) => {
    await page.goto(system.url + path)
    if (isScripted) await untilHydrated(page)
  }

  const run = async (size: Size, body: (ground: Ground) => Promise<void>) => {
    const own: Visit[] = []
    const borrowed = new Set<string>()
    const share = async (path: string) => {
      const key = `${size} ${path}`
      const visit = shared.get(key) ?? (await open(size, path))
      shared.set(key, visit)
      borrowed.add(key)
      if (visit.page.url() === system.url + path) await visit.page.evaluate(() => window.scrollTo(0, 0))
      else await goto(visit, path)
      return visit
    }
    const openOwn = async (path: string, wanted?: Wanted) => {
      const visit = await open(size, path, wanted)
      own.push(visit)
      return visit
    }
    try {
      await body({ size, url: system.url, code: system.code, open: openOwn, share })
    } catch (error) {
      // Whatever state it is in, the next check starts from a page of its own.
      for (const key of borrowed) {
        own.push(...[shared.get(key) ?? []].flat())
        shared.delete(key)
      }
      throw error
    } finally {
      await Promise.all(own.map(({ context }) => context.close()))
    }
  }

  return function check(id: RequirementId, body: (ground: Ground) => Promise<void>): void {
    const { section, sentence, at }: Requirement = publicSite[id]
    const sizes: Size[] = at ? [at] : ['desktop', 'mobile']
    for (const size of sizes) it(`${id} · ${size} · ${section}: ${sentence}`, () => run(size, body))
  }
}

/** Runs in the page: logged in on the first page of a visit, and whatever the visitor makes of it after. */
function logInOnce() {
  if (!sessionStorage.getItem('began')) localStorage.setItem('lucarne_auth', 'true')
  sessionStorage.setItem('began', 'yes')
}

/** Runs in the page: the pop-up was shown before, or it would stand over a page that lives longer than 30 s. */
function notePopupShown() {
  localStorage.setItem('lucarne_popup_shown', 'true')
}
