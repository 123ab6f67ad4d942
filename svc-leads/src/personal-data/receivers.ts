import { toDate } from '@site/service/database/database'
import type { Person } from './person.ts'

const CHANNELS: Record<string, { what: string; identity: string }> = {
  email: { what: 'an e-mail', identity: 'its Message-ID begins with' },
  webhook: { what: 'a call', identity: 'its Webhook-Id is' }
}

/** A receiver that was made in the administration, by its number there. */
const ofReceiver = (channel: string) =>
  channel.startsWith('receiver-')
    ? { what: `a call to receiver ${channel.slice('receiver-'.length)}`, identity: 'its Webhook-Id is' }
    : undefined

/**
 * One line for each notice about a person that was sent before the erasure, none when nothing was sent. Its receivers have to be
 * told of the erasure (article 19 of the GDPR), and can find the notice by the id in the line.
 */
export function describeReceivers({ notices }: Pick<Person, 'notices'>): string[] {
  const left = notices.flatMap(({ channel, lead_id, event_id, sent_at, attempts }) => {
    const known = CHANNELS[channel] ?? ofReceiver(channel)
    if (!known || (sent_at === null && attempts === 0)) return []
    const when = sent_at === null ? 'may have left' : `left on ${toDate(sent_at).toISOString()}`
    return [`  ${known.what} about lead ${lead_id} ${when}; ${known.identity} ${event_id}`]
  })
  if (left.length === 0) return []
  return [
    'Told outside, and not erased there: ask those of MAIL_TO and WEBHOOK_URL to erase, and the receivers that are named',
    ...left
  ]
}
