import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { contactAnswerSchema } from '@site/contracts/operations/contact'
import { type Database, toDate } from '@site/service/database/database'
import { openBus } from '@site/service/nats/open-bus'
import { createLog } from '@site/service/observability/log'
import { buildContact } from '../testing/build-lead.ts'
import { createHttpClient } from './http-client.ts'
import { type Percentiles, percentiles } from './percentiles.ts'

const LEADS = 600
const PER_SECOND = 100

/** In milliseconds. A commit lies between the two: after the writing of its event, before the visitor's answer. */
export interface DeliveryResult {
  /** From the writing of a lead's event to the transaction of its consumer, by the times in outbox and inbox. */
  fromWriting: Percentiles
  /** From the visitor's answer to a subscriber in another process (the gateway's place). */
  fromAnswer: Percentiles
}

/** How long events take from commit to consumer, at a steady rate. */
export async function benchDelivery(
  db: Database,
  { serviceUrl, natsUrl }: { serviceUrl: string; natsUrl: string }
): Promise<DeliveryResult> {
  const log = createLog({ service: 'benchmark', level: 'error' })
  const bus = await openBus({ url: natsUrl, log, name: 'benchmark' })
  const heard = new Map<number, number>()
  await bus.watch(['site.lead-created'], (event) => {
    if (event.type === 'site.lead-created') heard.set(event.data.leadId, performance.now())
  })
  const [newest] = await db.knex('outbox').max({ seq: 'seq' })
  const answered = await sendSteadily(serviceUrl)
  const taken = () =>
    db
      .knex('outbox')
      .join('inbox', 'inbox.event_id', 'outbox.event_id')
      .where('outbox.seq', '>', newest?.seq ?? 0)
      .select('outbox.created_at', 'inbox.received_at')
  const deadline = Date.now() + 20_000
  while ((await taken()).length < LEADS || heard.size < LEADS) {
    if (Date.now() > deadline) throw new Error('The events did not all reach their consumer')
    await sleep(100)
  }
  const rows: { created_at: unknown; received_at: unknown }[] = await taken()
  await bus.close()
  return {
    fromWriting: percentiles(
      rows.map((row) => toDate(row.received_at).getTime() - toDate(row.created_at).getTime())
    ),
    fromAnswer: percentiles([...answered].map(([id, at]) => (heard.get(id) ?? Number.NaN) - at))
  }
}

/** Sends leads; gives when each was answered, by its id. */
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
