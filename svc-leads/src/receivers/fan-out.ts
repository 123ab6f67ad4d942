import type { LeadCreated } from '@site/contracts/events/events'
import type { LeadSource } from '@site/contracts/leads/lead'
import { type Database, type Executor, inTransaction, toDatabaseDate } from '@site/service/database/database'
import type { Bus, Subscription } from '@site/service/events/bus'
import { createCounts } from '@site/service/events/consumer-counts'
import { givenUp, keepDeadLetter } from '@site/service/events/inbox'
import type { Receipt, Receiver } from '@site/service/events/receiver'
import type { Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import { shareReads } from '@site/service/process/share-reads'
import { leadNoticesTable, leadsTable } from '../tables/tables.ts'
import { type CallReceiver, listReceivers } from './receiver-repository.ts'

export const FAN_OUT = 'team-receivers'

/**
 * Writes a notice of each new lead for each receiver that was made and wants its source; dispatch.ts sends them. One durable consumer
 * serves all receivers, whatever their number: its rights on NATS are written once (infra/decisions/0133).
 */
export async function startFanOut(deps: {
  bus: Bus
  db: Database
  clock: Clock
  metrics: Metrics
}): Promise<Subscription & { receivers: Receiver[] }> {
  const { bus, db, clock } = deps
  const count = createCounts(deps.metrics, FAN_OUT)
  // Most of the time there is no receiver: events that come together ask for that once.
  const readReceivers = shareReads(() => listReceivers(db.knex))
  const fanOut = async (event: LeadCreated) =>
    (await readReceivers()).length === 0 ? 0 : addNotices(db, event, clock())
  const { stop } = await bus.consume({
    name: FAN_OUT,
    types: ['site.lead-created'],
    async handle(event) {
      if (event.type !== 'site.lead-created') throw new Error(`${FAN_OUT} does not take ${event.type}`)
      if (event.replayto !== undefined && event.replayto !== FAN_OUT) return
      const added = await count.failures(() => fanOut(event))
      count.event(added > 0 ? 'handled' : 'repeated')
    },
    async giveUp(letter) {
      await keepDeadLetter(db.knex, { ...letter, consumer: FAN_OUT }, clock())
      count.event('dead')
    }
  })
  return { stop, receivers: [fanOutReceiver] }
}

/** A lead is told once to a receiver, whatever events claim to be about it (infra/decisions/0079). Returns how many notices were added. */
async function addNotices(db: Database, event: LeadCreated, now: Date): Promise<number> {
  const { leadId } = event.data
  return inTransaction(db, async (trx) => {
    // Locks the lead, so that one which is being removed gets no notice afterwards.
    const lead = await leadsTable(trx)
      .select('source')
      .where({ id: leadId, is_suspect: false })
      .forUpdate()
      .first()
    if (!lead) return 0
    const wanted = wantedBy(await listReceivers(trx), lead.source, event)
    let added = 0
    for (const { channel } of wanted) {
      if (await leadNoticesTable(trx).where({ channel, lead_id: leadId }).first()) continue
      await leadNoticesTable(trx).insert({
        channel,
        lead_id: leadId,
        event_id: event.id,
        noticed_at: toDatabaseDate(now),
        due_at: toDatabaseDate(now)
      })
      added += 1
    }
    return added
  })
}

/** A receiver is told of what arrives after it was made; a dead letter that is delivered again is for whoever lacks it. */
const wantedBy = (
  receivers: CallReceiver[],
  source: string,
  { time, replayid }: LeadCreated
): CallReceiver[] =>
  receivers.filter(
    ({ sources, createdAt }) =>
      sources.includes(source as LeadSource) && (replayid !== undefined || new Date(time) >= createdAt)
  )

/** Tells the relay which events were fanned out: each receiver that wants the lead has a notice of it, or the lead is gone. */
const fanOutReceiver: Receiver = {
  name: FAN_OUT,
  types: ['site.lead-created'],
  async receipts(trx, events) {
    const leadEvents = events.filter((event) => event.type === 'site.lead-created')
    const receivers = await listReceivers(trx)
    const letters = new Set(
      await givenUp(
        trx,
        FAN_OUT,
        leadEvents.map(({ id }) => id)
      )
    )
    const { sources, noticed } = await notedOf(trx, receivers, leadEvents)
    const receipts = new Map<string, Receipt>()
    for (const event of leadEvents) {
      const source = sources.get(event.data.leadId)
      const isDone =
        source === undefined ||
        wantedBy(receivers, source, event).every(({ channel }) =>
          noticed.has(`${channel} ${event.data.leadId}`)
        )
      if (isDone || letters.has(event.id)) receipts.set(event.id, 'done')
    }
    return receipts
  }
}

async function notedOf(trx: Executor, receivers: CallReceiver[], events: LeadCreated[]) {
  const ids = events.map(({ data }) => data.leadId)
  if (receivers.length === 0) return { sources: new Map<number, string>(), noticed: new Set<string>() }
  const leads = await leadsTable(trx).select('id', 'source').whereIn('id', ids).where({ is_suspect: false })
  const notices = await leadNoticesTable(trx).select('channel', 'lead_id').whereIn('lead_id', ids)
  return {
    sources: new Map(leads.map(({ id, source }) => [id, source])),
    noticed: new Set(notices.map(({ channel, lead_id }) => `${channel} ${lead_id}`))
  }
}
