import type { ToldOutside } from '@site/contracts/persons/personal-data'
import { type Executor, toIso } from '@site/service/database/database'
import { channelOf } from '../receivers/receiver-repository.ts'
import { callReceiversTable } from '../tables/delivery-tables.ts'
import { leadNoticesTable } from '../tables/tables.ts'

/**
 * The notices about a person's leads that have left, or may have. Their receivers have to be told of an erasure (article 19 of the GDPR),
 * and can find each by its `identity`.
 */
export async function toldOutside(executor: Executor, leadIds: readonly number[]): Promise<ToldOutside[]> {
  const notices = await leadNoticesTable(executor).whereIn('lead_id', leadIds)
  const receivers = await callReceiversTable(executor).select('id', 'name')
  // A receiver that was removed keeps its name (DELIVERY-8).
  const nameOf = new Map<string, string>(receivers.map(({ id, name }) => [channelOf(id), name]))
  return notices.flatMap(({ channel, lead_id, event_id, sent_at, attempts }) => {
    if (channel === 'none' || event_id === null || (sent_at === null && attempts === 0)) return []
    const receiver = nameOf.get(channel) ?? null
    return [
      {
        channel: channel === 'email' ? channel : ('webhook' as const),
        receiver,
        leadId: lead_id,
        sentAt: toIso(sent_at),
        identity: event_id
      }
    ]
  })
}

/** One line for each notice that had left before an erasure, for the command line; none when nothing was sent. */
export function describeReceivers(told: readonly ToldOutside[]): string[] {
  if (told.length === 0) return []
  const left = told.map(({ channel, receiver, leadId, sentAt, identity }) => {
    const what = channel === 'email' ? 'an e-mail' : receiver === null ? 'a call' : `a call to ${receiver}`
    const found = channel === 'email' ? 'its Message-ID begins with' : 'its Webhook-Id is'
    const when = sentAt === null ? 'may have left' : `left on ${sentAt}`
    return `  ${what} about lead ${leadId} ${when}; ${found} ${identity}`
  })
  return [
    'Told outside, and not erased there: ask those of MAIL_TO and WEBHOOK_URL to erase, and the receivers that are named',
    ...left
  ]
}
