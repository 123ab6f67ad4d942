import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { DESKTOP, openVisit, untilHydrated, type Visit } from '../../harness/browser.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { tellPages } from '../../harness/tell-pages.ts'

/** Generous: checks run a few at a time, and their machine may be busy with other things. In milliseconds. */
const CHECK_WITHIN = 240_000

export interface Fixture {
  /** The gateway's address. */
  url: string
  code: string
  /** Folder of the registry that the gateway reads. */
  remotesDir: string
  /** A new visitor on a page that listens; gone when the test ends. `prepare` comes before the page is asked for. */
  open: (path: string, prepare?: (page: Page) => Promise<unknown>, options?: object) => Promise<Visit>
  /** The same without JavaScript. */
  openBare: (path: string) => Promise<Page>
  /** Path of an admin page with the code. */
  admin: (path: string) => string
}

/**
 * One system and one browser for the checks of a file; each check's title begins with a requirement. Checks run a few at a
 * time: each has visitors of its own, and none may change what another reads.
 */
export function prepareBlogSite(env: NodeJS.ProcessEnv = {}) {
  const site = shareSystem(env)

  const run = async (body: (fixture: Fixture) => Promise<void>) => {
    const { system, browser } = site
    const visits: Visit[] = []
    const begin = async (options: object) => {
      const visit = await openVisit(browser, options)
      visits.push(visit)
      return visit
    }
    const openBare: Fixture['openBare'] = async (path) => {
      const { page } = await begin({ ...DESKTOP, javaScriptEnabled: false })
      await page.goto(system.url + path)
      return page
    }
    const open: Fixture['open'] = async (path, prepare, options = DESKTOP) => {
      const visit = await begin(options)
      await prepare?.(visit.page)
      await visit.page.goto(system.url + path, { waitUntil: 'domcontentloaded' })
      // The first key starts the scripts at once; without one they wait until the browser is idle.
      await visit.page.keyboard.press('Shift')
      await untilHydrated(visit.page)
      return visit
    }
    const admin = (path: string) => `${path}?code=${encodeURIComponent(system.code)}`
    try {
      const { url, code, remotesDir } = system
      await body({ url, code, remotesDir, open, openBare, admin })
    } catch (error) {
      await tellPages(error, visits)
      throw error
    } finally {
      await Promise.all(visits.map(({ context }) => context.close()))
    }
  }

  return function check(title: string, body: (fixture: Fixture) => Promise<void>): void {
    it.concurrent(title, () => run(body), CHECK_WITHIN)
  }
}
