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

// Files of a worker share the modules they import, so these are a worker's: they end with it.
let workersBrowser: Promise<Browser> | undefined
let visitorsSystem: Promise<TestSystem> | undefined

/** The browser of this worker: each one that starts, and its first page, cost as much as three pages. */
async function borrowBrowser(): Promise<Browser> {
  const running = await workersBrowser?.catch(() => undefined)
  if (running?.isConnected()) return running
  workersBrowser = launchBrowser()
  return workersBrowser
}

/** Starts one system, with `env` in its environment, before the tests of a file, and ends it after them; the browser is the worker's. */
export function shareSystem(env: NodeJS.ProcessEnv = {}): SharedSystem {
  return shareUntil(
    () => startTestSystem(env),
    (system) => system.stop()
  )
}

/** The system of this worker for files of tests that visit the public pages, and leave nothing behind on the server. */
export function shareVisitorsSystem(): SharedSystem {
  return shareUntil(
    () => {
      visitorsSystem ??= startTestSystem()
      return visitorsSystem
    },
    async () => undefined
  )
}

function shareUntil(
  start: () => Promise<TestSystem>,
  end: (system: TestSystem) => Promise<void>
): SharedSystem {
  let system: TestSystem
  let browser: Browser
  beforeAll(async () => {
    ;[system, browser] = await Promise.all([start(), borrowBrowser()])
  })
  afterAll(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()))
    if (system) await end(system)
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
