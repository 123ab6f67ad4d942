import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { startTestSystem } from './start-test-system.ts'
import type { TestSystem } from './test-system.ts'

/** What the tests of a file share. Its properties may be read only while they run. */
export interface SharedSystem {
  readonly system: TestSystem
  readonly browser: Browser
}

/** Starts one system, with `env` in its environment, and one browser before the tests of a file, and ends both after them. */
export function shareSystem(env: NodeJS.ProcessEnv = {}): SharedSystem {
  let system: TestSystem
  let browser: Browser
  beforeAll(async () => {
    ;[system, browser] = await Promise.all([startTestSystem(env), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await system?.stop()
  })
  return {
    get system() {
      return system
    },
    get browser() {
      return browser
    }
  }
}
