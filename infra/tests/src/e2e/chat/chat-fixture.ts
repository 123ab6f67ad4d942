import type { Browser, Locator, Page } from 'playwright-core'
import { it } from 'vitest'
import { DESKTOP, MOBILE, openVisit, untilHydrated, type Visit } from '../../harness/browser.ts'
import { holdClock, installClock } from '../../harness/page-state.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { tellPages } from '../../harness/tell-pages.ts'
import type { TestSystem } from '../../harness/test-system.ts'

export interface Fixture {
  system: TestSystem
  browser: Browser
  /** A new visitor; gone when the test ends. */
  visit: (options?: Parameters<typeof openVisit>[1]) => Promise<Visit>
  /** A new visitor on a public page whose widget is there, time standing still unless `isRunning`. By default a page without motion: home costs three times as much. */
  arrive: (options?: { path?: string; isMobile?: boolean; isRunning?: boolean }) => Promise<Visit>
}

/** One system and one browser for the checks of a file. `check` is a test titled after requirements. */
export function chatAndLeadsChecks(env: NodeJS.ProcessEnv = {}) {
  const site = shareSystem(env)

  const fixtureOf = (visits: Visit[]): Fixture => {
    const { system, browser } = site
    const visit: Fixture['visit'] = async (options) => {
      const opened = await openVisit(browser, options)
      visits.push(opened)
      return opened
    }
    return {
      system,
      browser,
      visit,
      async arrive({ path = '/mentions-legales', isMobile = false, isRunning = false } = {}) {
        const opened = await visit(isMobile ? MOBILE : DESKTOP)
        const { page } = opened
        if (!isRunning) await installClock(page)
        await page.goto(system.url + path)
        await wakeWidget(page)
        if (!isRunning) await holdClock(page)
        return opened
      }
    }
  }

  return function check(title: string, run: (fixture: Fixture) => Promise<void>): void {
    it(title, async () => {
      const visits: Visit[] = []
      try {
        await run(fixtureOf(visits))
      } catch (error) {
        await tellPages(error, visits)
        throw error
      } finally {
        await Promise.all(visits.map(({ context }) => context.close()))
      }
    })
  }
}

/** Starts the page's scripts as a visitor's first key does, and waits for the chat's button. */
export async function wakeWidget(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await untilHydrated(page)
  await launcherOf(page).waitFor()
}

export const launcherOf = (page: Page) => page.locator('[data-mf="mf-chat"] > button[aria-expanded]')

/** A finger on a phone, the mouse elsewhere. */
export async function press(target: Locator): Promise<void> {
  const isTouched = await target.page().evaluate(() => matchMedia('(pointer: coarse)').matches)
  await (isTouched ? target.tap() : target.click())
}
