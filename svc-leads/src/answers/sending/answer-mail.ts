import { toDate } from '@site/service/database/database'
import type { MailTransport } from '../../mail/mail-transport.ts'
import type { LeadMessageRow } from '../../tables/answer-tables.ts'
import { threadHeaders } from '../thread/messages.ts'

/** One address and nothing else: no list, no name, no line break. Capture is as strict; what an older release stored may not be. */
const ADDRESS = /^[^\s\p{C}@<>()[\],;:\\"]+@[^\s\p{C}@<>()[\],;:\\"]+$/u

/** The address of the lead is none that could be written to. */
export class BadAddressError extends Error {
  constructor() {
    super('The address of the lead is not one address')
    this.name = 'BadAddressError'
  }
}

/**
 * Hands an e-mail to a visitor over (ANSWER-3, ANSWER-4). It goes to the lead's address alone, stands behind the earlier messages
 * of its thread, and a receipt says that no person wrote it (RFC 3834).
 *
 * @param earlier the messages of the thread before it, oldest first
 * @throws what MailTransport throws, and BadAddressError
 */
export async function sendAnswerMail(
  transport: MailTransport,
  from: string,
  { message, to, earlier }: { message: LeadMessageRow; to: string; earlier: LeadMessageRow[] }
): Promise<void> {
  if (!ADDRESS.test(to)) throw new BadAddressError()
  await transport.send({
    envelope: { from: bareAddress(from), to: [to] },
    messageId: `<${message.message_id}>`,
    date: toDate(message.written_at),
    from,
    to: { name: '', address: to },
    ...threadHeaders(earlier),
    subject: message.subject,
    text: message.body,
    ...(message.kind === 'receipt' && {
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }
    })
  })
}

/** 'site@lucarne.example' of 'Lucarne <site@lucarne.example>'. */
const bareAddress = (mailbox: string): string => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim()
