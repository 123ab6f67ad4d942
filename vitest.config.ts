import { defineConfig } from 'vitest/config'

// Two projects: `unit` needs nothing but Node; `integration` needs the servers that infra/tests provides.
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{infra/*,shell,mf-*,svc-*}/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.integration.test.ts', '**/*.journey.test.ts', '**/node_modules/**']
        }
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['{infra/*,svc-*}/src/**/*.integration.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000
        }
      }
    ]
  }
})
