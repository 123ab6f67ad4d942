import { createMailTransport, domainOf, UnknownOutcomeError } from '../mail/mail-transport.ts'
import type { Sender } from './channel.ts'
import { noticeSubject, noticeText } from './notice-text.ts'

export interface MailSettings {
  /** smtp://user:password@host:587 or smtps://…:465. To another machine, smtp:// requires STARTTLS unless the address ends with ?requireTLS=false. */
  SMTP_URL: string
  /** 'Lucarne <site@lucarne.example>' or the bare address. */
  MAIL_FROM: string
  /** One address or several, separated by commas. */
  MAIL_TO: string
}

/**
 * Sends the team one e-mail for each lead. Its Message-ID is the event's id, so that an e-mail that had to be sent twice is the
 * same message twice (CONTACT-14). Replies go to the visitor.
 */
export function createMailSender({ SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to }: MailSettings): Sender {
  const transport = createMailTransport(url)
  return {
    channel: 'email',
    maxUnconfirmed: 2,
    mayHaveArrived: (error) => error instanceof UnknownOutcomeError,
    send: (lead, event) =>
      transport.send({
        messageId: `<${event.id}@${domainOf(from)}>`,
        date: new Date(event.time),
        from,
        to,
        replyTo: { name: '', address: lead.email },
        subject: noticeSubject(lead),
        text: noticeText(lead)
      })
  }
}
