import {
  createMailTransport,
  domainOf,
  type MailTransport,
  UnknownOutcomeError
} from '../mail/mail-transport.ts'
import { type Answered, SendError, type Sender } from '../senders/sender.ts'
import { noticeSubject, noticeText, testSubject, testText } from './notice-text.ts'

export interface MailSettings {
  /** smtp://user:password@host:587 or smtps://…:465. To another machine, smtp:// requires STARTTLS unless the address ends with ?requireTLS=false. */
  SMTP_URL: string
  /** 'Lucarne <site@lucarne.example>' or the bare address. */
  MAIL_FROM: string
  /** One address or several, separated by commas. */
  MAIL_TO: string
  /** Where visitors reach the site. Without it an e-mail names a lead by its number alone. */
  SITE_ORIGIN?: string | undefined
}

/** Somebody waits for a test. In milliseconds. */
const TEST_DEADLINE_MS = 15_000

/**
 * Sends the team one e-mail for each lead. Its Message-ID is the event's id, so that an e-mail that had to be sent twice is the
 * same message twice (CONTACT-14). Replies go to the visitor.
 */
export function createMailSender(settings: MailSettings): Sender & { channel: 'email' } {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to, SITE_ORIGIN: origin } = settings
  const transport = createMailTransport(url)
  const send = (message: MailMessage, deadlineMs?: number) =>
    sendMail(transport, { from, to, ...message }, deadlineMs)
  return {
    channel: 'email',
    maxUnconfirmed: 2,
    secrets: secretsOf(url),
    send: (lead, event) =>
      send({
        messageId: `<${event.id}@${domainOf(from)}>`,
        date: new Date(event.time),
        replyTo: { name: '', address: lead.email },
        subject: noticeSubject(lead),
        text: noticeText(lead, origin)
      }),
    sendTest: (id, at) =>
      send(
        { messageId: `<${id}@${domainOf(from)}>`, date: at, subject: testSubject, text: testText(at) },
        TEST_DEADLINE_MS
      )
  }
}

/** Hands an e-mail of the team over and resolves with what the server answered. @throws SendError when it did not take it, or that is not known */
export async function sendMail(
  transport: MailTransport,
  message: Parameters<MailTransport['send']>[0],
  deadlineMs?: number
): Promise<Answered> {
  const response = await transport.send(message, deadlineMs).catch((error: unknown) => {
    throw asSendError(error)
  })
  return { status: Number.parseInt(response, 10) || null, text: response }
}

interface MailMessage {
  messageId: string
  date: Date
  replyTo?: { name: string; address: string }
  subject: string
  text: string
}

/** What of the address of a mail server no text is kept with. */
export const secretsOf = (url: string): string[] => {
  const { password } = new URL(url)
  return password === '' ? [] : [password, decodeURIComponent(password)]
}

/** What nodemailer’s errors carry. */
interface MailFault {
  code?: string
  response?: string
  responseCode?: number
}

function asSendError(error: unknown): SendError {
  const isWrapped = error instanceof Error && error.cause !== undefined
  const { response, responseCode, code } = (isWrapped ? error.cause : error) as MailFault
  const answered =
    response === undefined ? {} : { answered: { status: responseCode ?? null, text: response } }
  return new SendError(error instanceof Error ? error.message : String(error), {
    reason: reasonOf(responseCode, code),
    mayHaveArrived: error instanceof UnknownOutcomeError,
    ...answered,
    cause: error
  })
}

const reasonOf = (responseCode: number | undefined, code: string | undefined): SendError['reason'] => {
  if (responseCode !== undefined) return 'answer'
  if (code === 'EDNS') return 'unknown-name'
  if (code === 'ETLS') return 'certificate'
  if (code === 'ETIMEDOUT') return 'silent'
  return code === 'ECONNECTION' || code === 'ESOCKET' ? 'unreachable' : 'other'
}
