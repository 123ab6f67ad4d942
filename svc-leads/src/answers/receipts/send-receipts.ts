import {
  CHAT_APPOINTMENT_MESSAGE,
  CHAT_CONTACT_MESSAGE,
  POPUP_DEFAULTS
} from '@site/contracts/operations/contact-forms'
import type { Executor } from '@site/service/database/database'
import { startConsumer } from '@site/service/events/consumer'
import { inboxReceiver } from '@site/service/events/receiver'
import { findLead, type StoredLead } from '../../leads/lead-repository.ts'
import { holdReceipt } from '../../notices/held-receipts.ts'
import { foldEmail } from '../../search/search-text.ts'
import type { SendingSubscription } from '../../senders/start-event-sender.ts'
import { leadMessagesTable } from '../../tables/answer-tables.ts'
import type { SendingDeps } from '../sending/send-answers.ts'
import { oneLine, variableValues } from '../thread/variable-values.ts'
import { type AnswerGate, AnswerLimitError } from '../writing/answer-limits.ts'
import { storeMessage } from '../writing/store-message.ts'
import { receiptSubject, receiptText } from './content/receipt.ts'

const NAME = 'receipt'
/** A receipt comes at once or not at all: none goes out for what arrived before receipts were on, or was set aside. Milliseconds. */
const AT_ONCE_MS = 3_600_000
/** Longest part of a message that is repeated, in characters. */
const NOTE_LENGTH = 1_000
/** What the forms send where the visitor wrote nothing. */
const NOT_WRITTEN: readonly string[] = [CHAT_CONTACT_MESSAGE, CHAT_APPOINTMENT_MESSAGE, POPUP_DEFAULTS.note]
/** What mail programs make a link of: whoever types another's address must not make the site send them one. */
const LINK = /:\/\/|www\.|[\p{L}\d-]\.(?:\p{L}{2,})(?![\p{L}\d])/iu

type ReceiptDeps = Pick<SendingDeps, 'bus' | 'db' | 'clock' | 'metrics' | 'from'> & {
  log: Parameters<typeof startConsumer>[0]['log']
  gate: AnswerGate
  siteEmail: string
}

/**
 * Confirms each new lead to its visitor, once (ANSWER-15): the receipt is stored like an answer, and sent like one. A suspect lead has no
 * event and gets none; what is beyond a limit gets none, which is counted and kept with the lead (ANSWER-20).
 */
export async function startReceipts(deps: ReceiptDeps): Promise<SendingSubscription> {
  const { bus, db, clock, log, metrics } = deps
  const types = ['site.lead-created'] as const
  const consumer = await startConsumer({
    ...{ bus, db, clock, log, metrics, types },
    name: NAME,
    async handle({ data }, trx) {
      const lead = await findLead(trx, data.leadId)
      if (!lead || clock().getTime() - lead.createdAt.getTime() > AT_ONCE_MS) return
      await storeReceipt(trx, deps, lead)
    }
  })
  return { stop: consumer.stop, receivers: [inboxReceiver(NAME, types)] }
}

async function storeReceipt(
  trx: Executor,
  { gate, clock, from, siteEmail }: ReceiptDeps,
  lead: StoredLead
): Promise<void> {
  const now = clock()
  const earlier = await leadMessagesTable(trx).where({ lead_id: lead.id, kind: 'receipt' }).first()
  if (earlier || from.toLowerCase().includes(foldEmail(lead.email))) return
  try {
    await gate(trx, foldEmail(lead.email), 'receipt', now)
  } catch (error) {
    // The gate has counted and logged it.
    if (error instanceof AnswerLimitError) return holdReceipt(trx, lead.id, error.limit, now)
    throw error
  }
  const { prénom } = variableValues(lead, null, '')
  const telephone = oneLine(lead.telephone ?? '')
  const text = receiptText({
    prénom: LINK.test(prénom) ? '' : prénom,
    at: lead.createdAt,
    email: lead.email,
    telephone: LINK.test(telephone) ? '' : telephone,
    note: noteOf(lead),
    siteEmail
  })
  await storeMessage(trx, { lead, kind: 'receipt', subject: receiptSubject, text, by: null }, { from, now })
}

function noteOf({ note }: StoredLead): string | null {
  const written = note.trim()
  if (NOT_WRITTEN.includes(written)) return ''
  if (LINK.test(written)) return null
  const shown = written.replace(/[^\P{C}\n]/gu, ' ')
  return shown.length > NOTE_LENGTH ? `${shown.slice(0, NOTE_LENGTH).trimEnd()}…` : shown
}
