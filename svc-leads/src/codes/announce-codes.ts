import { inTransaction } from '@site/service/database/database'
import { type ConsumerOptions, startConsumer } from '@site/service/events/consumer'
import { startDailyJob } from '../retention/daily-job.ts'
import { announceCodes } from './issued-codes.ts'

/**
 * Announces all named codes to the services that keep a copy: when this one starts, once a day, and when one of them asks. An event
 * that was lost, or that the stream no longer keeps, is made good in this way (decision 115).
 */
export async function startCodeAnnouncements(
  deps: Pick<ConsumerOptions, 'bus' | 'db' | 'log' | 'clock' | 'metrics'>
): Promise<{ stop(): Promise<void> }> {
  const { db, log, clock } = deps
  const announceAll = () => inTransaction(db, (trx) => announceCodes(trx, clock()))
  await announceAll()
  const consumer = await startConsumer({
    ...deps,
    name: 'admin-codes-announcer',
    types: ['site.admin-codes-requested'],
    handle: async (_, trx) => void (await announceCodes(trx, clock()))
  })
  const job = startDailyJob({
    ...{ db, log, clock },
    name: 'admin-codes',
    work: async () => ({ announced: await announceAll() })
  })
  return {
    async stop() {
      await Promise.all([consumer.stop(), job.stop()])
    }
  }
}
