import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, toDate } from '@site/service/database'
import { captureOver } from './capture-bench.ts'
import { type Percentiles, percentiles } from './percentiles.ts'

const LEADS = 600
const PER_SECOND = 100

/**
 * From the writing of a lead's event, just before its commit, to the moment its consumer takes it in hand, at a steady rate:
 * the times that the service itself noted in outbox and inbox. In milliseconds.
 */
export async function benchDelivery(db: Database, serviceUrl: string): Promise<Percentiles> {
  const [newest] = await db.knex('outbox').max({ seq: 'seq' })
  const capture = captureOver(serviceUrl, 8)
  const sent: Promise<void>[] = []
  for (let index = 0; index < LEADS; index += 1) {
    sent.push(capture())
    await sleep(1000 / PER_SECOND)
  }
  await Promise.all(sent)
  const taken = () =>
    db
      .knex('outbox')
      .join('inbox', 'inbox.event_id', 'outbox.event_id')
      .where('outbox.seq', '>', newest?.seq ?? 0)
      .select('outbox.created_at', 'inbox.received_at')
  const deadline = Date.now() + 20_000
  while ((await taken()).length < LEADS) {
    if (Date.now() > deadline) throw new Error('The events did not all reach their consumer')
    await sleep(100)
  }
  const rows: { created_at: unknown; received_at: unknown }[] = await taken()
  return percentiles(rows.map((row) => toDate(row.received_at).getTime() - toDate(row.created_at).getTime()))
}
