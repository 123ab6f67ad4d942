import { isLoopback } from '@site/service/process/loopback'
import { createTransport } from 'nodemailer'
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

/** How long the mail server may be silent, and how long sending may take in all, in milliseconds. Both are shorter than a claim. */
const SILENCE_MS = 20_000
const DEADLINE_MS = 60_000

/**
 * Sends the team one e-mail for each lead. Its Message-ID is the event's id, so that an e-mail that had to be sent twice is the
 * same message twice (CONTACT-14). Replies go to the visitor.
 */
export function createMailSender({ SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to }: MailSettings): Sender {
  const transport = createTransport({
    url,
    ...(mustEncrypt(url) && { requireTLS: true }),
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS
  })
  return {
    channel: 'email',
    maxUnconfirmed: 2,
    mayHaveArrived: (error) => error instanceof UnknownOutcomeError,
    async send(lead, event) {
      // Verified first and separately: a server that cannot be reached or refuses us then surely did not take the message.
      await within(DEADLINE_MS, transport.verify())
      const sending = transport.sendMail({
        messageId: `<${event.id}@${domainOf(from)}>`,
        date: new Date(event.time),
        from,
        to,
        replyTo: { name: '', address: lead.email },
        subject: noticeSubject(lead),
        text: noticeText(lead)
      })
      await within(DEADLINE_MS, sending).catch((error: unknown) => {
        throw isRefusal(error) ? error : new UnknownOutcomeError(error)
      })
    }
  }
}

/** Must the connection be encrypted? Otherwise an attacker in between could hide the server's STARTTLS and read the password and the lead. */
function mustEncrypt(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  return !isLoopback(hostname) && !searchParams.has('requireTLS')
}

/** The connection broke, or no answer came, while the message was being sent. */
class UnknownOutcomeError extends Error {
  constructor(cause: unknown) {
    super(`The mail server did not confirm: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.name = 'UnknownOutcomeError'
  }
}

/** Did the server refuse the message explicitly? */
const isRefusal = (error: unknown): boolean =>
  Number((error as { responseCode?: unknown }).responseCode) >= 400

const domainOf = (address: string): string => /@([^\s>@]+)>?\s*$/.exec(address)?.[1] ?? 'localhost'

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
