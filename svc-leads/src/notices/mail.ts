import { isLoopback } from '@site/service/process/loopback'
import { createTransport } from 'nodemailer'
import type { Sender } from './channel.ts'
import { noticeSubject, noticeText } from './notice-text.ts'

export interface MailSettings {
  /** smtp://user:password@host:587 or smtps://…:465. Off this machine smtp:// insists on STARTTLS, unless it ends with ?requireTLS=false. */
  SMTP_URL: string
  /** 'Lucarne <site@lucarne.example>' or the bare address. */
  MAIL_FROM: string
  /** One address or several, separated by commas. */
  MAIL_TO: string
}

/** Longest silence of a mail server, and longest sending of all, in milliseconds. Both stay below the claim's life. */
const SILENCE_MS = 20_000
const DEADLINE_MS = 60_000

/**
 * E-mail to the team, one for each lead. Its Message-ID is the event's, so that one that had to leave twice is the same
 * message twice (CONTACT-14). Answering it writes to the visitor.
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
    maxUnknown: 2,
    mayHaveLeft: (error) => error instanceof UnknownOutcome,
    async send(lead, event) {
      // Beforehand and apart, so that a server that is away or refuses us is known not to have taken the message.
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
        throw isRefusal(error) ? error : new UnknownOutcome(error)
      })
    }
  }
}

/** Who stands between could otherwise say that the server knows no STARTTLS, and read the password and the lead. */
function mustEncrypt(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  return !isLoopback(hostname) && !searchParams.has('requireTLS')
}

/** The connection broke, or nothing came, while the message was on its way. */
class UnknownOutcome extends Error {
  constructor(cause: unknown) {
    super(`The mail server did not confirm: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.name = 'UnknownOutcome'
  }
}

/** Did the server say no in so many words? */
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
