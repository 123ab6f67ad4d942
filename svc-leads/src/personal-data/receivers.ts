import type { ToldOutside } from '@site/contracts/persons/personal-data'
import { type Executor, toDate } from '@site/service/database/database'
import { leadNoticesTable } from '../tables/tables.ts'

const CHANNELS: Record<ToldOutside['channel'], { what: string; identity: string }> = {
  email: { what: 'an e-mail', identity: 'its Message-ID begins with' },
  webhook: { what: 'a call', identity: 'its Webhook-Id is' }
}

/**
 * The notices about a person's leads that have left, or may have. Their receivers have to be told of an erasure (article 19 of the GDPR),
 * and can find each by its `identity`.
 */
export async function toldOutside(executor: Executor, leadIds: readonly number[]): Promise<ToldOutside[]> {
  const notices = await leadNoticesTable(executor).whereIn('lead_id', leadIds)
  return notices.flatMap(({ channel, lead_id, event_id, sent_at, attempts }) => {
    if (!isOutside(channel) || event_id === null || (sent_at === null && attempts === 0)) return []
    const sentAt = sent_at === null ? null : toDate(sent_at).toISOString()
    return [{ channel, leadId: lead_id, sentAt, identity: event_id }]
  })
}

const isOutside = (channel: string): channel is ToldOutside['channel'] => channel in CHANNELS

/** One line for each notice that had left before an erasure, for the command line; none when nothing was sent. */
export function describeReceivers(told: readonly ToldOutside[]): string[] {
  if (told.length === 0) return []
  const left = told.map(({ channel, leadId, sentAt, identity }) => {
    const { what, identity: by } = CHANNELS[channel]
    const when = sentAt === null ? 'may have left' : `left on ${sentAt}`
    return `  ${what} about lead ${leadId} ${when}; ${by} ${identity}`
  })
  return ['Told outside, and not erased there: ask those of MAIL_TO and WEBHOOK_URL to erase', ...left]
}
