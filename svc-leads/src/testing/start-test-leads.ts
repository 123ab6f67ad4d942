import { randomInt } from 'node:crypto'
import type { Database, Dialect } from '@site/service/database/database'
import type { Bus } from '@site/service/events/bus'
import type { Clock } from '@site/service/process/clock'
import { startTestService, type TestService } from '@site/service/testing/start-test-service'
import { migrations } from '../migrations/index.ts'
import { leadsService } from '../service.ts'

/** Starts the real service (start-test-service.ts), on a NATS server of the test's own where it gives one. */
export async function startTestLeads(
  dialect: Dialect,
  {
    env,
    clock,
    ...options
  }: { clock?: Clock; env?: Record<string, string>; natsUrl?: string; wrapBus?: (bus: Bus) => Bus } = {}
): Promise<TestService> {
  const leads = await startTestService(leadsService, dialect, {
    ...options,
    migrations,
    env: { CONTACT_LIMIT_PER_MINUTE: '10000', ...env },
    ...(clock && { overrides: { clock } })
  })
  if (dialect === 'mysql') await startIdsAt(leads.db, randomInt(1_000_000, 900_000_000))
  return leads
}

/** The tests of a file share a stream, so leads of other tests must have other ids. */
const startIdsAt = (db: Database, id: number) => db.knex.raw('alter table leads auto_increment = ??', [id])
