import { toDate } from '@site/service/database/database'
import type { Person } from './person.ts'

const CHANNELS: Record<string, { what: string; identity: string }> = {
  email: { what: 'an e-mail', identity: 'its Message-ID begins with' },
  webhook: { what: 'a call', identity: 'its Webhook-Id is' }
}

/**
 * What had left about a person before it was erased here, a line each: who received it has to be told (article 19 of the GDPR), and
 * finds it by the identity given. Nothing left: no line.
 */
export function describeReceivers({ notices }: Pick<Person, 'notices'>): string[] {
  const left = notices.flatMap(({ channel, lead_id, event_id, sent_at, attempts }) => {
    const known = CHANNELS[channel]
    if (!known || (sent_at === null && attempts === 0)) return []
    const when = sent_at === null ? 'may have left' : `left on ${toDate(sent_at).toISOString()}`
    return [`  ${known.what} about lead ${lead_id} ${when}; ${known.identity} ${event_id}`]
  })
  if (left.length === 0) return []
  return ['Told outside, and not erased there: ask those of MAIL_TO and WEBHOOK_URL to erase', ...left]
}
