import { defineConfig } from 'vitest/config'
import { InOrder } from './infra/tests/src/run/order.ts'

// `unit` needs nothing but Node; `integration` needs the servers, `journeys` the browser that infra/tests provides.
export default defineConfig({
  test: {
    // Waiting ends as soon as what is waited for is there, so the bounds can be what two crowded cores may need.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    sequence: { sequencer: InOrder },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          maxWorkers: 2,
          include: ['{infra/*,shell,mf-*,svc-*}/src/**/*.test.{ts,tsx}'],
          exclude: [
            '**/*.integration.test.ts',
            '**/*.journey.test.ts',
            '**/*.fault.test.ts',
            '**/*.compose.test.ts',
            '**/node_modules/**'
          ]
        }
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['{infra/*,svc-*}/src/**/*.integration.test.ts'],
          // Half of it is waiting for servers; Vitest would take one worker on two cores. Tests keep apart on them (infra/service/src/testing/test-database.ts).
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000
        }
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['infra/tests/src/journeys/*.journey.test.ts'],
          // A browser and a whole system each, mostly waiting.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 240_000
        }
      },
      {
        extends: true,
        test: {
          // Servers and services that die, hang, fill up: FAULTS=long for the full times (`npm run site -- test-faults`).
          name: 'faults',
          include: ['infra/tests/src/{faults,properties}/*.fault.test.ts'],
          // Each file breaks a system of its own, and waits for it to come back.
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 240_000
        }
      },
      {
        extends: true,
        test: {
          // On the compose system that `npm run site -- test-compose` brings up.
          name: 'compose',
          include: ['infra/tests/src/compose/*.compose.test.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000
        }
      },
      {
        extends: true,
        test: {
          // Every requirement that a browser shows, screen by screen. Mostly waiting for the browser: three systems at a time.
          name: 'checklists',
          include: ['infra/tests/src/journeys/*/*.journey.test.ts'],
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 240_000
        }
      }
    ]
  }
})
