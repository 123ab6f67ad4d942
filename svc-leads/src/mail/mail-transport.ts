import { isLoopback } from '@site/service/process/loopback'
import { createTransport, type SendMailOptions } from 'nodemailer'

/** How long the mail server may be silent, and how long sending may take in all, in milliseconds. Both are shorter than a claim. */
const SILENCE_MS = 20_000
const DEADLINE_MS = 60_000

/** Hands an e-mail over to the mail server. */
export interface MailTransport {
  /**
   * @throws UnknownOutcomeError when the message may have been taken although it was not confirmed, RefusedError when the server
   * refused it explicitly, any other error when it surely was not taken
   *
   * @param deadlineMs how long each of the two steps may take
   * @returns what the server answered
   */
  send(message: SendMailOptions, deadlineMs?: number): Promise<string>
}

/** Opens no connection before the first message. To another machine, smtp:// requires STARTTLS unless the address ends with ?requireTLS=false. */
export function createMailTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    ...(mustEncrypt(url) && { requireTLS: true }),
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS
  })
  return {
    async send(message, deadlineMs = DEADLINE_MS) {
      // Verified first and separately: a server that cannot be reached or refuses us then surely did not take the message.
      await within(deadlineMs, transport.verify())
      const sent = await within(deadlineMs, transport.sendMail(message)).catch((error: unknown) => {
        const code = Number((error as { responseCode?: unknown }).responseCode)
        throw code >= 400 ? new RefusedError(error, code >= 500) : new UnknownOutcomeError(error)
      })
      return sent.response
    }
  }
}

/** Must the connection be encrypted? Otherwise an attacker in between could hide the server's STARTTLS and read the password and the lead. */
function mustEncrypt(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  return !isLoopback(hostname) && !searchParams.has('requireTLS')
}

const causeOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** The connection broke, or no answer came, while the message was being sent. */
export class UnknownOutcomeError extends Error {
  constructor(cause: unknown) {
    super(`The mail server did not confirm: ${causeOf(cause)}`, { cause })
    this.name = 'UnknownOutcomeError'
  }
}

/** The server refused the message: for now (4xx), or for good (5xx). */
export class RefusedError extends Error {
  isFinal: boolean
  constructor(cause: unknown, isFinal: boolean) {
    super(`The mail server refused: ${causeOf(cause)}`, { cause })
    this.name = 'RefusedError'
    this.isFinal = isFinal
  }
}

/** The part of a mailbox, or of a name and <a mailbox>, after the @. */
export const domainOf = (address: string): string => /@([^\s>@]+)>?\s*$/.exec(address)?.[1] ?? 'localhost'

class LateError extends Error {
  readonly code = 'ETIMEDOUT'
  constructor(milliseconds: number) {
    super(`no end after ${milliseconds} ms`)
  }
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(milliseconds)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
