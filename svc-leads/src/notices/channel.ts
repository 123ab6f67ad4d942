import type { LeadCreated } from '@site/contracts/events/events'
import { type Database, inTransaction } from '@site/service/database/database'
import type { Bus, Subscription } from '@site/service/events/bus'
import { createCounts } from '@site/service/events/consumer-counts'
import { givenUp, keepDeadLetter } from '@site/service/events/inbox'
import { parseEvent } from '@site/service/events/parse-event'
import { isGivenUp, type Receipt, type Receiver } from '@site/service/events/receiver'
import type { Log } from '@site/service/observability/log'
import type { Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import { findLead, listedAmong } from '../leads/lead-repository.ts'
import type { Sender } from '../senders/sender.ts'
import {
  CLAIM_MS,
  channelSince,
  claimNotice,
  type EnvironmentChannel,
  markGivenUp,
  noticesOf
} from './notice-repository.ts'
import { sendClaimed } from './send-notice.ts'

export interface ChannelDeps {
  bus: Bus
  db: Database
  log: Log
  clock: Clock
  metrics: Metrics
  /** Pauses between the deliveries of an event, in milliseconds. There is one delivery more than there are pauses. */
  backoffMs?: readonly number[]
}

/** A consumer of new leads, with the receivers that know which events it has handled. */
export interface NoticeSubscription extends Subscription {
  receivers: Receiver[]
}

const MINUTE_MS = 60_000
/** Together half a day, so that a mail server may be down for some hours without a notice being lost. */
export const BACKOFF_MS = [
  1_000,
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  ...Array(12).fill(60 * MINUTE_MS)
]

/**
 * Sends a notice of each new lead through one channel, independently of the other channel and of the capture of leads. The
 * notice is claimed, sent outside any transaction, and marked as sent. A repeated delivery finds the mark; after a crash between
 * sending and marking, the notice is sent a second time with the same id. A failed notice is tried again with growing pauses and
 * ends as a dead letter.
 */
export async function startChannel(
  sender: Sender & { channel: EnvironmentChannel },
  deps: ChannelDeps
): Promise<NoticeSubscription> {
  const { bus, db, clock } = deps
  const { channel, maxUnconfirmed } = sender
  const name = `team-${channel}`
  const since = await channelSince(db, channel, clock())
  const backoffMs = deps.backoffMs ?? BACKOFF_MS
  const count = createCounts(deps.metrics, name)

  const handle = async (event: LeadCreated): Promise<'handled' | 'repeated'> => {
    // A dead letter of another consumer is delivered again (`npm run site -- dead-letters`): this channel already had the event.
    if (event.replayto !== undefined && event.replayto !== name) return 'repeated'
    const isReplay = event.replayid !== undefined
    if (!isReplay && new Date(event.time) < since) return 'repeated'
    if (await isGivenUp(db.knex, name, event)) return 'repeated'
    const lead = await findLead(db.knex, event.data.leadId)
    if (!lead) return 'handled' // it was deleted or erased since
    // A dead letter that is delivered again is tried as many times once more.
    const allowed = isReplay ? 2 * maxUnconfirmed : maxUnconfirmed
    const notice = { channel, eventId: event.id, leadId: lead.id, maxUnconfirmed: allowed }
    const attempt = await claimNotice(db, notice, clock())
    if (attempt === null) return 'repeated'
    await sendClaimed({ db, clock }, sender, { notice, attempt, lead, event })
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
      await inTransaction(db, async (trx) => {
        await keepDeadLetter(trx, { ...letter, consumer: name }, clock())
        const event = parseEvent(letter.event)
        if (!(event instanceof Error) && event.type === 'site.lead-created')
          await markGivenUp(trx, { channel, leadId: event.data.leadId }, clock())
      })
      count.event('dead')
    }
  })
  // The bus delivers the event again within the longest pause; with the time of a sending, that is how long a try is in progress.
  const inProgressMs = Math.max(0, ...backoffMs) + CLAIM_MS
  return {
    stop: subscription.stop,
    receivers: [noticeReceiver({ name, channel, since, inProgressMs, clock })]
  }
}

/**
 * Tells the relay what a channel did with each event: it is done when its notice was sent, it is a dead letter, it is older than
 * the channel, or its lead is gone; until its tries end it is in progress.
 */
const noticeReceiver = (known: {
  name: string
  channel: EnvironmentChannel
  since: Date
  inProgressMs: number
  clock: Clock
}): Receiver => ({
  name: known.name,
  types: ['site.lead-created'],
  async receipts(trx, events) {
    const leadEvents = events.filter((event) => event.type === 'site.lead-created')
    const leadIds = leadEvents.map(({ data }) => data.leadId)
    const [letters, notices, listed] = [
      new Set(
        await givenUp(
          trx,
          known.name,
          leadEvents.map(({ id }) => id)
        )
      ),
      await noticesOf(trx, known.channel, leadIds),
      new Set(await listedAmong(trx, leadIds))
    ]
    const receipts = new Map<string, Receipt>()
    for (const { id, time, replayid, data } of leadEvents) {
      const notice = notices.get(data.leadId)
      const isOld = replayid === undefined && new Date(time) < known.since
      if (letters.has(id) || notice?.isSent || isOld || !listed.has(data.leadId)) receipts.set(id, 'done')
      else if (notice) {
        const until = new Date(notice.triedAt.getTime() + known.inProgressMs)
        if (until > known.clock()) receipts.set(id, until)
      }
    }
    return receipts
  }
})
