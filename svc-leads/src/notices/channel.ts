import type { LeadCreated } from '@site/contracts/events/events'
import type { Database } from '@site/service/database/database'
import type { Bus, Subscription } from '@site/service/events/bus'
import { createCounts } from '@site/service/events/consumer-counts'
import { givenUp, keepDeadLetter } from '@site/service/events/inbox'
import { isGivenUp, type Receipt, type Receiver } from '@site/service/events/receiver'
import type { Log } from '@site/service/observability/log'
import type { Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import { findLead, listedAmong, type StoredLead } from '../leads/lead-repository.ts'
import {
  type Channel,
  CLAIM_MS,
  channelSince,
  claimNotice,
  markSent,
  noticesOf,
  releaseNotice
} from './notice-repository.ts'

export interface ChannelDeps {
  bus: Bus
  db: Database
  log: Log
  clock: Clock
  metrics: Metrics
  /** Pauses between the deliveries of an event, in milliseconds; one delivery more than there are pauses. */
  backoffMs?: readonly number[]
}

/** What a channel does, and what it knows of its failures. */
export interface Sender {
  channel: Channel
  /** Rejects when the notice did not arrive, or nobody knows. */
  send(lead: StoredLead, event: LeadCreated): Promise<void>
  /** Could the notice have arrived although `send` rejected with this? */
  mayHaveLeft(error: unknown): boolean
  /** How often a notice of unknown outcome may leave. */
  maxUnknown: number
}

/** A consumer of new leads, and what it knows of those it must have had. */
export interface NoticeSubscription extends Subscription {
  receivers: Receiver[]
}

const MINUTE_MS = 60_000
/** Half a day in all: a mail server that is down over lunch costs no notice. */
const BACKOFF_MS = [
  1_000,
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  ...Array(12).fill(60 * MINUTE_MS)
]

/**
 * Tells of each new lead through one channel, beside the other and beside the capture of leads. The call to the outside
 * happens in no transaction: the notice is claimed, sent, and marked as sent. A repeated delivery finds the mark; a crash
 * between sending and mark makes it leave a second time, with the same identity. What fails comes again with growing
 * pauses and ends as a dead letter.
 */
export async function startChannel(sender: Sender, deps: ChannelDeps): Promise<NoticeSubscription> {
  const { bus, db, clock } = deps
  const { channel, maxUnknown } = sender
  const name = `team-${channel}`
  const since = await channelSince(db, channel, clock())
  const backoffMs = deps.backoffMs ?? BACKOFF_MS
  const count = createCounts(deps.metrics, name)

  const handle = async (event: LeadCreated): Promise<'handled' | 'repeated'> => {
    // A dead letter of another consumer (`npm run site -- dead-letters`): this channel had the event the first time.
    if (event.replayto !== undefined && event.replayto !== name) return 'repeated'
    const isReplay = event.replayid !== undefined
    if (!isReplay && new Date(event.time) < since) return 'repeated'
    if (await isGivenUp(db.knex, name, event)) return 'repeated'
    const lead = await findLead(db.knex, event.data.leadId)
    if (!lead) return 'handled' // deleted or erased since
    // Whoever has a dead letter delivered again asks for as many tries once more.
    const allowed = isReplay ? 2 * maxUnknown : maxUnknown
    const notice = { channel, eventId: event.id, leadId: lead.id, maxUnknown: allowed }
    if (!(await claimNotice(db, notice, clock()))) return 'repeated'
    try {
      await sender.send(lead, event)
    } catch (error) {
      await releaseNotice(db, notice, sender.mayHaveLeft(error))
      throw error
    }
    await markSent(db, notice, clock())
    return 'handled'
  }

  const subscription = await bus.consume({
    name,
    types: ['site.lead-created'],
    maxDeliveries: backoffMs.length + 1,
    backoffMs,
    async handle(event) {
      if (event.type !== 'site.lead-created') throw new Error(`${name} does not take ${event.type}`)
      count.event(await count.failures(() => handle(event)))
    },
    async giveUp(letter) {
      await keepDeadLetter(db.knex, { ...letter, consumer: name }, clock())
      count.event('dead')
    }
  })
  // Between two tries it is the bus that remembers; past the longest pause and a sending it no longer does.
  const inHandMs = Math.max(0, ...backoffMs) + CLAIM_MS
  return { stop: subscription.stop, receivers: [noticeReceiver({ name, channel, since, inHandMs, clock })] }
}

/**
 * What a channel has of each event: done when it was sent, is a dead letter, came before the channel or tells of a lead that
 * is gone; in hand while its tries go on.
 */
const noticeReceiver = (known: {
  name: string
  channel: Channel
  since: Date
  inHandMs: number
  clock: Clock
}): Receiver => ({
  name: known.name,
  types: ['site.lead-created'],
  async receipts(trx, events) {
    const told = events.filter((event) => event.type === 'site.lead-created')
    const leadIds = told.map(({ data }) => data.leadId)
    const [letters, notices, listed] = [
      new Set(
        await givenUp(
          trx,
          known.name,
          told.map(({ id }) => id)
        )
      ),
      await noticesOf(trx, known.channel, leadIds),
      new Set(await listedAmong(trx, leadIds))
    ]
    const receipts = new Map<string, Receipt>()
    for (const { id, time, replayid, data } of told) {
      const notice = notices.get(data.leadId)
      const isOld = replayid === undefined && new Date(time) < known.since
      if (letters.has(id) || notice?.isSent || isOld || !listed.has(data.leadId)) receipts.set(id, 'done')
      else if (notice) {
        const until = new Date(notice.triedAt.getTime() + known.inHandMs)
        if (until > known.clock()) receipts.set(id, until)
      }
    }
    return receipts
  }
})
