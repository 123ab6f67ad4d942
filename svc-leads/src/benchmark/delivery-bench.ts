import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { contactAnswerSchema } from '@site/contracts/operations/contact'
import { type Database, toDate } from '@site/service/database/database'
import { inboxTable, outboxTable } from '@site/service/database/shared-tables'
import { openBus } from '@site/service/nats/open-bus'
import { createLog } from '@site/service/observability/log'
import { buildContact } from '../testing/build-lead.ts'
import { createHttpClient } from './http-client.ts'
import { type Percentiles, percentiles } from './percentiles.ts'

const LEADS = 600
const PER_SECOND = 100

/** In milliseconds. The commit of a lead is after the writing of its event and before the visitor's answer. */
export interface DeliveryResult {
  /** From the writing of a lead's event to the transaction of its consumer, by the times in outbox and inbox. */
  fromWriting: Percentiles
  /** From the visitor's answer to a subscriber in another process, as the gateway is. */
  fromAnswer: Percentiles
}

/** Measures how long events take from commit to consumer, at a steady rate. */
export async function benchDelivery(
  db: Database,
  { serviceUrl, natsUrl }: { serviceUrl: string; natsUrl: string }
): Promise<DeliveryResult> {
  const log = createLog({ service: 'benchmark', level: 'error' })
  const bus = await openBus({ url: natsUrl, log, name: 'benchmark' })
  const heardAt = new Map<number, number>()
  await bus.watch(['site.lead-created'], (event) => {
    if (event.type === 'site.lead-created') heardAt.set(event.data.leadId, performance.now())
  })
  const [newest] = await outboxTable(db.knex).max({ seq: 'seq' })
  const answered = await sendSteadily(serviceUrl)
  const received = () => receivedAfter(db, newest?.seq ?? 0)
  const deadline = Date.now() + 20_000
  while ((await received()).length < LEADS || heardAt.size < LEADS) {
    if (Date.now() > deadline) throw new Error('The events did not all reach their consumer')
    await sleep(100)
  }
  const rows = await received()
  await bus.close()
  return {
    fromWriting: percentiles(
      rows.map((row) => toDate(row.received_at).getTime() - toDate(row.created_at).getTime())
    ),
    fromAnswer: percentiles([...answered].map(([id, at]) => (heardAt.get(id) ?? Number.NaN) - at))
  }
}

/** When the events after `seq` were written, and when a consumer received them; only those that were received. */
async function receivedAfter(db: Database, seq: number) {
  const written = await outboxTable(db.knex).where('seq', '>', seq).select('event_id', 'created_at')
  const byId = new Map(written.map((row) => [row.event_id, row.created_at]))
  const received = await inboxTable(db.knex).whereIn('event_id', [...byId.keys()])
  return received.flatMap(({ event_id, received_at }) => {
    const created_at = byId.get(event_id)
    return created_at === undefined ? [] : [{ created_at, received_at }]
  })
}

/** Sends leads and gives the time at which each was answered, by its id. */
async function sendSteadily(serviceUrl: string): Promise<Map<number, number>> {
  const send = createHttpClient(serviceUrl, 8)
  const answered = new Map<number, number>()
  const sendOne = async () => {
    const contact = buildContact({ email: `${randomUUID()}@exemple.fr` })
    const { body } = await send('POST', '/api/contact', { body: JSON.stringify(contact) })
    const at = performance.now()
    answered.set(contactAnswerSchema.parse(JSON.parse(body)).id, at)
  }
  const sent: Promise<void>[] = []
  for (let index = 0; index < LEADS; index += 1) {
    sent.push(sendOne())
    await sleep(1000 / PER_SECOND)
  }
  await Promise.all(sent)
  return answered
}
