import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { InOrder } from './infra/tests/src/run/order.ts'

// `unit` needs nothing but Node; `integration` needs the servers, `e2e` the browser that infra/tests provides.
// `resilience` starts and ends containers, and Chromium breaks off what it loads when a network interface comes or goes: so it runs first,
// beside the unit tests that use the cores while it waits, and the rest, with the browsers, after it. A browser uses more than one core for a
// page: as many files at a time as there are cores leave none idle, and with twice as many the pages only wait for each other, and take a tenth more.
const BROWSERS = availableParallelism()

export default defineConfig({
  test: {
    // Hundreds of tests publish: none waits for a browser but those that are about it.
    env: { RELEASES_BROWSER: 'off' },
    // Waiting ends as soon as what is waited for is there, so the bounds can be what two crowded cores may need.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Files of a worker share the modules they import: loading them anew for each file took a tenth of all the time.
    isolate: false,
    sequence: { sequencer: InOrder },
    // Much of it is waiting, for servers and what comes back after a fault: more files at a time than there are cores.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: ['{infra/*,shell,mf-*,svc-*}/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.integration.test.ts', 'infra/tests/src/{e2e,resilience}/**', '**/node_modules/**']
        }
      },
      {
        extends: true,
        test: {
          // Tests keep apart on the servers they share (infra/service/src/testing/test-database.ts).
          name: 'integration',
          sequence: { groupOrder: 1 },
          maxWorkers: BROWSERS,
          include: ['{infra/*,svc-*}/src/**/*.integration.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000
        }
      },
      {
        extends: true,
        test: {
          // What the product promises, screen by screen: a browser and a whole system for each file.
          name: 'e2e',
          sequence: { groupOrder: 1 },
          maxWorkers: BROWSERS,
          include: ['infra/tests/src/e2e/**/*.test.ts'],
          // Tests of a file that run at once. With more, the pages of four files starve each other and none is done sooner.
          maxConcurrency: 1,
          testTimeout: 120_000,
          hookTimeout: 240_000
        }
      },
      {
        extends: true,
        test: {
          // Servers and services that die, hang, fill up: TEST_FORM=long for the full times (`npm run site -- test-long`).
          name: 'resilience',
          sequence: { groupOrder: 0 },
          include: ['infra/tests/src/resilience/{*,properties/*}.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 240_000
        }
      },
      {
        extends: true,
        test: {
          // On the compose system that `npm run site -- test-compose` brings up.
          name: 'compose',
          include: ['infra/tests/src/resilience/compose/*.test.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000
        }
      }
    ]
  }
})
