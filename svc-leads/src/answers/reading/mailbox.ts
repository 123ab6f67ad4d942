import { isLoopback } from '@site/service/process/loopback'
import { ImapFlow } from 'imapflow'

/** Longest message that is fetched whole, in bytes. Of a longer one the headers are read alone. */
const LONGEST_MESSAGE = 2_000_000
/** How long the server may be silent, in milliseconds. */
const SILENCE_MS = 20_000

/** A message of a mailbox as the server gives it. */
export interface FetchedMail {
  uid: number
  /** When the server got it. */
  at: Date
  source: Buffer
  /** Its body was too long to be fetched: `source` holds the headers. */
  isHeadersOnly: boolean
}

/** An open mailbox. It is only looked at: no flag changes, and what nobody has read stays unread. */
export interface OpenMailbox {
  uidValidity: string
  /** The number that the next message will have. */
  uidNext: number
  /** The numbers of the messages from `uid` on, ascending. */
  listFrom(uid: number): Promise<number[]>
  /** null when it is gone meanwhile. */
  fetch(uid: number): Promise<FetchedMail | null>
  close(): Promise<void>
}

/**
 * Opens the mailbox of an address such as imaps://user:password@host:993/INBOX. TLS is demanded off this machine: with imap:// by
 * STARTTLS.
 *
 * @throws Error when the server cannot be reached, refuses the login, or does not encrypt
 */
export async function openMailbox(address: string): Promise<OpenMailbox> {
  const url = new URL(address)
  const secure = url.protocol === 'imaps:'
  const client = new ImapFlow({
    host: url.hostname,
    port: Number(url.port || (secure ? 993 : 143)),
    secure,
    ...(!secure && { doSTARTTLS: !isLoopback(url.hostname) }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS
  })
  // Without a listener an error between two commands would end the process. The command that follows rejects.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const box = await client.mailboxOpen(decodeURIComponent(url.pathname.slice(1)) || 'INBOX', {
      readOnly: true
    })
    return {
      uidValidity: String(box.uidValidity),
      uidNext: box.uidNext,
      async listFrom(uid) {
        const found = await client.search({ uid: `${uid}:*` }, { uid: true })
        // '7:*' also finds the last message when its number is lower.
        return (found || []).filter((one) => one >= uid).sort((a, b) => a - b)
      },
      async fetch(uid) {
        const head = await client.fetchOne(
          String(uid),
          { uid: true, size: true, internalDate: true },
          { uid: true }
        )
        if (!head) return null
        const isHeadersOnly = (head.size ?? 0) > LONGEST_MESSAGE
        const wanted = isHeadersOnly ? { headers: true } : { source: true }
        const body = await client.fetchOne(String(uid), { uid: true, ...wanted }, { uid: true })
        const source = body ? (isHeadersOnly ? body.headers : body.source) : undefined
        if (!source) return null
        return { uid, at: new Date(head.internalDate ?? Date.now()), source, isHeadersOnly }
      },
      close: () => client.logout()
    }
  } catch (error) {
    client.close()
    throw error
  }
}
