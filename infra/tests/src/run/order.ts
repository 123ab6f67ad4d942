import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, which a run starts first. Without times of an earlier run Vitest sorts by the size of a file, but some
 * of the slowest are a line or two that import lists of checks: started last, they would run on alone.
 */
export const FIRST = [
  'infra/tests/src/resilience/properties/malformed.test.ts',
  'infra/tests/src/resilience/bus.test.ts',
  'infra/tests/src/resilience/schedulers.test.ts',
  'infra/tests/src/resilience/kill.test.ts',
  'infra/tests/src/resilience/upstream.test.ts',
  'infra/tests/src/resilience/database.test.ts',
  'infra/federation/src/deploy/deploy.integration.test.ts',
  'infra/tests/src/e2e/federation/deploy.test.ts',
  'svc-content/src/drafts/article-model.integration.test.ts',
  'svc-content/src/runs/simulation.integration.test.ts',
  'infra/tests/src/e2e/public/mobile.test.ts',
  'infra/tests/src/e2e/public/desktop.test.ts',
  'infra/tests/src/e2e/blog/desk.test.ts',
  'infra/tests/src/e2e/leads/leads.test.ts',
  'infra/tests/src/e2e/chat/panel.test.ts',
  'infra/tests/src/e2e/chat/popup.test.ts',
  'infra/tests/src/e2e/public/edges.test.ts',
  'infra/tests/src/e2e/public/early-desktop.test.ts',
  'infra/tests/src/e2e/public/early-mobile.test.ts'
]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = FIRST.findIndex((file) => moduleId.endsWith(`/${file}`))
  return at < 0 ? FIRST.length : at
}

/** Starts these files before the others, so that all workers end at about the same time. */
export class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => rank(one) - rank(other))
  }
}
