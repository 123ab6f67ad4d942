import { randomUUID } from 'node:crypto'
import { buildEvent } from '@site/contracts/events/events'
import { type Executor, toDatabaseDate } from '@site/service/database/database'
import { appendEvent } from '@site/service/events/outbox'
import { announceLeadChanges } from '../../leads/announce-change.ts'
import type { StoredLead } from '../../leads/lead-repository.ts'
import { domainOf } from '../../mail/mail-transport.ts'
import { foldEmail } from '../../search/search-text.ts'
import { leadMessagesTable } from '../../tables/answer-tables.ts'

export interface MessageToSend {
  lead: Pick<StoredLead, 'id' | 'email'>
  kind: 'answer' | 'receipt'
  subject: string
  text: string
  /** The name of the code of who wrote it. */
  by: string | null
  /** The idempotency key of the call that wrote it. */
  key?: string | undefined
}

/**
 * Stores an e-mail to a visitor with the event that has it sent, in the caller's transaction: neither is there without the other. Gives
 * its number. Rejects with a duplicate key when its idempotency key is stored already.
 *
 * @param from the sender's address, whose domain ends the Message-ID; its beginning is the event's id
 */
export async function storeMessage(
  trx: Executor,
  { lead, kind, subject, text, by, key }: MessageToSend,
  { from, now }: { from: string; now: Date }
): Promise<number> {
  const eventId = randomUUID()
  const [messageId = 0] = await leadMessagesTable(trx).insert({
    lead_id: lead.id,
    email_key: foldEmail(lead.email),
    message_id: `${eventId}@${domainOf(from)}`,
    kind,
    written_at: toDatabaseDate(now),
    author: by,
    subject,
    body: text,
    request_key: key ?? null,
    event_id: eventId,
    state: 'waiting'
  })
  await announceMessage(trx, { eventId, leadId: lead.id, messageId, now })
  return messageId
}

/** Writes the event that has a message sent, and the one that open screens hear of. */
export async function announceMessage(
  trx: Executor,
  { eventId, leadId, messageId, now }: { eventId: string; leadId: number; messageId: number; now: Date }
): Promise<void> {
  await announceLeadChanges(trx, [leadId], now)
  await appendEvent(
    trx,
    buildEvent({
      id: eventId,
      source: '/svc-leads',
      type: 'site.answer-written',
      subject: `leads/${leadId}`,
      time: now,
      data: { leadId, messageId }
    })
  )
}
