import { defineConfig } from 'vitest/config'
import { AREAS } from './areas.ts'

// Stryker's vitest runs the unit tests of one area; on SQLite and the memory bus, since nothing names servers.
export default defineConfig({
  test: {
    include: AREAS[process.env.MUTATION_AREA ?? '']?.tests ?? [],
    exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
    testTimeout: 10_000,
    hookTimeout: 10_000,
    expect: { poll: { timeout: 3_000 } },
    env: { TEST_PATIENCE_MS: '3000' }
  }
})
