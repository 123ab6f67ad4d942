import { createHash } from 'node:crypto'
import type { Database, Dialect } from '@site/service/database/database'
import type { Bus } from '@site/service/events/bus'
import { openBus } from '@site/service/nats/open-bus'
import type { Clock } from '@site/service/process/clock'
import { createTestClient, type TestClient } from '@site/service/testing/test-client'
import { busFor, createTestDatabase, createTestLog } from '@site/service/testing/test-database'
import { contentConfig } from '../config.ts'
import { migrations } from '../migrations/index.ts'
import type { Timers } from '../runs/timers.ts'
import { contentService } from '../service.ts'
import type { ArticleWriter } from '../writers/draft/article-writer.ts'

export const TEST_CODE = 'un code é# de test'

/** The running svc-content, with access to its database, its bus and its log. */
export interface TestContent extends TestClient {
  db: Database
  bus: Bus
  logText(): string
  /** Starts one more replica on the same database and bus. It stops with the first. */
  addReplica(overrides?: { timers?: Timers; env?: Record<string, string> }): Promise<TestReplica>
  stop(): Promise<void>
}

export interface TestReplica extends TestClient {
  stop(): Promise<void>
}

/** Starts the real service: 'sqlite' with a bus in memory, 'mysql' with the NATS server of TEST_NATS_URL. The schedule and the seeds are off unless `env` says otherwise. */
export async function startTestContent(
  dialect: Dialect,
  options: { clock?: Clock; timers?: Timers; writer?: ArticleWriter; env?: Record<string, string> } = {}
): Promise<TestContent> {
  const { db, url: DATABASE_URL, drop } = await createTestDatabase(dialect, { migrations })
  const { log, text } = createTestLog()
  const NATS_URL = busFor(dialect)
  const bus = await openBus({ url: NATS_URL, log, name: 'svc-content-test' })
  const settings = {
    DATABASE_URL,
    NATS_URL,
    PORT: '0',
    SEED: 'off',
    SCHEDULER: 'off',
    ADMIN_CODE_SHA256: createHash('sha256').update(TEST_CODE).digest('hex'),
    ...options.env
  }
  const start = ({ env, ...overrides }: typeof options = {}) =>
    contentService.start(contentConfig.parse({ ...settings, ...env }), { bus, log, ...options, ...overrides })
  const replicas = [await start()]
  return {
    ...createTestClient(replicas[0]?.url ?? ''),
    db,
    bus,
    logText: text,
    async addReplica(overrides) {
      const replica = await start(overrides)
      replicas.push(replica)
      return { ...createTestClient(replica.url), stop: replica.stop }
    },
    async stop() {
      for (const replica of replicas) await replica.stop()
      await bus.close()
      await drop()
    }
  }
}
