import { audienceOperations } from '@site/contracts/operations/table/audience'
import { RETENTION } from '@site/contracts/site/retention'
import type { Database } from '@site/service/database/database'
import { type ConsumerOptions, startConsumer } from '@site/service/events/consumer'
import { unprocessable } from '@site/service/http/errors'
import type { Clock } from '@site/service/process/clock'
import { daysAfter, parisDate } from '@site/service/process/paris-time'
import type { Routes } from '@site/service/routes/routes'
import { audienceDaysTable } from '../tables/tables.ts'
import { addCounts } from './add-counts.ts'
import { readAudience } from './read-audience.ts'

/** What is shown unless another period is asked for: twelve weeks, in days. */
const USUAL_DAYS = 84

/** Adds up what the gateways have counted, each event once (AUDIENCE-3). One after the other, as they meet in the same rows. */
export const startAudience = (deps: Pick<ConsumerOptions, 'bus' | 'db' | 'log' | 'clock' | 'metrics'>) =>
  startConsumer({
    ...deps,
    name: 'audience',
    types: ['site.visits-counted'],
    concurrency: 1,
    handle: ({ data: { counts } }, trx) => addCounts(trx, counts)
  })

/** GET /api/audience. */
export function addAudienceRoute({ route }: Routes, { db, clock }: { db: Database; clock: Clock }): void {
  route(audienceOperations.readAudience, ({ query }) => {
    const to = query.to ?? parisDate(clock())
    const from = query.from ?? daysAfter(to, 1 - USUAL_DAYS)
    if (from > to) throw unprocessable({ from: 'La période commence après sa fin.' })
    return readAudience(db.knex, { from, to })
  })
}

/** Deletes the sums of days that are older than they may be (AUDIENCE-7). */
export function pruneAudience(db: Database, now: Date): Promise<number> {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - RETENTION.audienceMonths)
  return audienceDaysTable(db.knex).where('day', '<', parisDate(oldest)).delete()
}
