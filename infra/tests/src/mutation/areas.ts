/** A part of the product whose tests are tested, as patterns from the repository's root. */
export interface Area {
  /** The sources in which faults are put. */
  mutate: string[]
  /** The unit tests that should see them. */
  tests: string[]
}

const TESTS = ['!**/*.test.ts', '!**/testing/**']

export const AREAS: Record<string, Area> = {
  events: {
    mutate: ['infra/service/src/events/*.ts', ...TESTS],
    tests: ['infra/service/src/events/*.test.ts']
  },
  capture: {
    mutate: ['svc-leads/src/contact/*.ts', '!**/flood-gate.ts', ...TESTS],
    tests: ['svc-leads/src/contact/*.test.ts']
  },
  claims: {
    mutate: ['svc-content/src/runs/{claim-run,run-repository,hold-lease,next-attempt}.ts'],
    tests: ['svc-content/src/runs/{claim-run,hold-lease,next-attempt}.test.ts']
  },
  sanitise: {
    mutate: [
      'svc-content/src/sanitiser/{sanitize-article,article-attributes,bound-nesting}.ts',
      'infra/contracts/src/articles/allowed-html.ts'
    ],
    tests: ['svc-content/src/sanitiser/{sanitize-article,bound-nesting}.test.ts']
  },
  throttle: {
    mutate: [
      'svc-leads/src/contact/flood-gate.ts',
      'svc-gateway/src/api/{guess-throttle,guess-in-body,count-refusals}.ts'
    ],
    tests: ['svc-leads/src/contact/flood-gate.test.ts', 'svc-gateway/src/api/guess-throttle.test.ts']
  },
  registry: {
    mutate: ['infra/registry/src/*.{ts,mjs}', 'infra/federation/src/registry/*.ts', ...TESTS],
    tests: ['infra/registry/src/*.test.ts', 'infra/federation/src/{registry,publish}/*.test.ts']
  }
}
