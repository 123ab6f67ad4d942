import type { Dialect } from '@site/service/database/database'
import type { Clock } from '@site/service/process/clock'
import { startTestService, type TestService } from '@site/service/testing/start-test-service'
import { migrations } from '../migrations/index.ts'
import { type ContentOverrides, contentService } from '../service.ts'
import { lenientEditor } from './lenient-editor.ts'

export type TestContent = TestService<ContentOverrides>

/** Starts the real service (start-test-service.ts). The schedule and the seeds are off unless `env` says otherwise, and the editor lets every draft pass unless `editor` is another. */
export function startTestContent(
  dialect: Dialect,
  { env, ...overrides }: Partial<ContentOverrides> & { clock?: Clock; env?: Record<string, string> } = {}
): Promise<TestContent> {
  return startTestService(contentService, dialect, {
    migrations,
    env: { SEED: 'off', SCHEDULER: 'off', ...env },
    overrides: { editor: lenientEditor, ...overrides }
  })
}
