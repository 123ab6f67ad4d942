import type { LeadCreated } from '@site/contracts/events/events'
import { isGivenUp } from '@site/service/events/receiver'
import type { Log } from '@site/service/observability/log'
import { findLead, listedAmong } from '../leads/lead-repository.ts'
import type { Sender } from '../senders/sender.ts'
import {
  type EventSenderDeps,
  type SendingSubscription,
  startEventSender
} from '../senders/start-event-sender.ts'
import {
  CLAIM_MS,
  channelSince,
  claimNotice,
  type EnvironmentChannel,
  markGivenUp,
  noticesOf
} from './notice-repository.ts'
import { sendClaimed } from './send-notice.ts'

export interface ChannelDeps extends EventSenderDeps {
  log: Log
  /** Pauses between the deliveries of an event, in milliseconds. There is one delivery more than there are pauses. */
  backoffMs?: readonly number[]
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
): Promise<SendingSubscription> {
  const { db, clock, backoffMs = BACKOFF_MS } = deps
  const { channel, maxUnconfirmed } = sender
  const name = `team-${channel}`
  const since = await channelSince(db, channel, clock())
  /** Is it of before the channel, and not delivered again by hand? */
  const isOld = ({ time, replayid }: LeadCreated) => replayid === undefined && new Date(time) < since

  return startEventSender(deps, {
    ...{ name, type: 'site.lead-created', backoffMs, claimMs: CLAIM_MS },
    async send(event) {
      if (isOld(event) || (await isGivenUp(db.knex, name, event))) return 'repeated'
      const lead = await findLead(db.knex, event.data.leadId)
      if (!lead) return 'handled' // it was deleted or erased since
      // A dead letter that is delivered again is tried as many times once more.
      const allowed = event.replayid === undefined ? maxUnconfirmed : 2 * maxUnconfirmed
      const notice = { channel, eventId: event.id, leadId: lead.id, maxUnconfirmed: allowed }
      const attempt = await claimNotice(db, notice, clock())
      if (attempt === null) return 'repeated'
      await sendClaimed({ db, clock }, sender, { notice, attempt, lead, event })
      return 'handled'
    },
    giveUp: (trx, { data }) => markGivenUp(trx, { channel, leadId: data.leadId }, clock()),
    async progress(trx, events) {
      const leadIds = events.map(({ data }) => data.leadId)
      const notices = await noticesOf(trx, channel, leadIds)
      const listed = new Set(await listedAmong(trx, leadIds))
      const known = new Map<string, 'done' | Date>()
      for (const event of events) {
        const { leadId } = event.data
        const notice = notices.get(leadId)
        if (notice?.isSent || isOld(event) || !listed.has(leadId)) known.set(event.id, 'done')
        else if (notice) known.set(event.id, notice.triedAt)
      }
      return known
    }
  })
}
