import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { ROOT } from './command.ts'
import { type Project, projectOf } from './test-files.ts'

/**
 * What the slowest files take in a whole run on two cores, in seconds. Some of them are a line or two that import lists of checks: by the
 * size of a file, as Vitest sorts, they would be started last and run on alone.
 */
export const SLOWEST: Record<string, number> = {
  'infra/tests/src/e2e/public/mobile.test.ts': 163,
  'infra/tests/src/e2e/blog/drafts.test.ts': 160,
  'infra/tests/src/e2e/public/desktop.test.ts': 126,
  'infra/tests/src/e2e/blog/desk.test.ts': 124,
  'infra/tests/src/e2e/federation/browser-check.test.ts': 116,
  'infra/federation/src/deploy/deploy.integration.test.ts': 113,
  'infra/tests/src/e2e/federation/release-board.test.ts': 109,
  'infra/tests/src/e2e/federation/deploy.test.ts': 100,
  'infra/tests/src/e2e/blog/editor.test.ts': 62,
  'infra/tests/src/e2e/blog/publishing.test.ts': 62,
  'svc-content/src/pictures/pictures.test.ts': 58,
  'infra/tests/src/e2e/leads/leads.test.ts': 58,
  'infra/tests/src/e2e/leads/sheet.test.ts': 55,
  'infra/tests/src/e2e/public/early-mobile.test.ts': 53,
  'infra/tests/src/e2e/blog/steady.test.ts': 53,
  'infra/tests/src/e2e/blog/manager.test.ts': 52,
  'infra/tests/src/e2e/public/early-desktop.test.ts': 49,
  'infra/tests/src/e2e/chat/popup.test.ts': 49,
  'svc-leads/src/deliveries/deliveries.test.ts': 48,
  'infra/tests/src/e2e/chat/panel.test.ts': 46,
  'infra/tests/src/e2e/blog/admin.test.ts': 45,
  'svc-gateway/src/canary/canary.test.ts': 44,
  'infra/tests/src/resilience/kill.test.ts': 43,
  'infra/federation/src/trial/run-check.integration.test.ts': 42,
  'infra/tests/src/e2e/blog/reader.test.ts': 42,
  'svc-leads/src/answers/answers.test.ts': 42,
  'infra/tests/src/e2e/public/back-forward-cache.test.ts': 41,
  'svc-gateway/src/release-board/release-board.test.ts': 41,
  'infra/tests/src/e2e/public/edges.test.ts': 40,
  'infra/dev/src/runner/commands.integration.test.ts': 39,
  'infra/tests/src/resilience/properties/malformed.test.ts': 38,
  'infra/tests/src/e2e/public/audience.test.ts': 34,
  'infra/tests/src/resilience/schedulers.test.ts': 33,
  'infra/tests/src/resilience/bus.test.ts': 33,
  'infra/tests/src/e2e/blog/text-pictures.test.ts': 32,
  'infra/tests/src/resilience/upstream.test.ts': 32,
  'infra/tests/src/e2e/federation/browser-health.test.ts': 30,
  'svc-gateway/src/releases/planned.test.ts': 30,
  'svc-content/src/runs/simulation.integration.test.ts': 29,
  'infra/tests/src/e2e/blog/editing.test.ts': 29,
  'infra/tests/src/e2e/federation/canary.test.ts': 27,
  'infra/tests/src/resilience/database.test.ts': 27,
  'svc-gateway/src/releases/trial.test.ts': 25,
  'svc-leads/src/answers/reading/waiting-reply.test.ts': 25,
  'infra/tests/src/resilience/remotes.test.ts': 25,
  'svc-leads/src/notices/notices.test.ts': 24,
  'infra/tests/src/e2e/federation/returning-visitor.test.ts': 24,
  'svc-content/src/runs/review.test.ts': 24
}

/** What a file of each project takes that is not in the table, in seconds. */
const OTHERS: Record<Project, number> = { unit: 1, integration: 8, e2e: 13, resilience: 15 }

/** What a test file takes, roughly, in seconds; `file` is its path from the root. */
export const secondsOf = (file: string): number => SLOWEST[file] ?? OTHERS[projectOf(file) ?? 'unit']

const pathOf = ({ moduleId }: TestSpecification) => relative(ROOT, moduleId)

/**
 * Deals files out to shards that take about as long as each other: the slowest first, each to the shard that has least until then.
 * Shards need not know of each other: the same files are dealt out the same way on each machine.
 * @param count number of shards
 * @param pathOf the path of a file from the root
 */
export function dealOut<File>(files: File[], count: number, pathOf: (file: File) => string): File[][] {
  const shards = Array.from({ length: count }, () => ({ seconds: 0, files: [] as File[] }))
  const inOrder = files
    .map((file) => ({ file, path: pathOf(file), seconds: secondsOf(pathOf(file)) }))
    .sort((one, other) => other.seconds - one.seconds || (one.path < other.path ? -1 : 1))
  for (const { file, seconds } of inOrder) {
    const least = shards.reduce((best, one) => (one.seconds < best.seconds ? one : best))
    least.files.push(file)
    least.seconds += seconds
  }
  return shards.map((shard) => shard.files)
}

/** Starts the slowest files before the others, so that all workers end at about the same time, and deals shards out by the same table. */
export class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => secondsOf(pathOf(other)) - secondsOf(pathOf(one)))
  }

  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shard } = this.ctx.config
    if (!shard) return files
    return dealOut(files, shard.count, pathOf)[shard.index - 1] ?? []
  }
}
