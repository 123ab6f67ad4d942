import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { AddressInfo, Server } from 'node:net'

/** The part of hoodiecrow-imap that tests use: it comes without types. */
interface Hoodiecrow {
  server: Server
  listen(port: number, host: string): void
  appendMessage(mailbox: string, flags: string[], at: Date, raw: string): void
  close(done: () => void): void
}
type CreateHoodiecrow = (options: {
  plugins: string[]
  storage: Record<string, { messages: { raw: string }[] }>
}) => Hoodiecrow

export interface TestImap {
  url: string
  /** Puts a message into the mailbox, as a delivery does. */
  deliver(raw: string): void
  stop(): Promise<void>
}

/** Starts a real IMAP server with one mailbox, in memory, in which a message waits already. */
export async function startTestImap(port = 0): Promise<TestImap> {
  const hoodiecrow = createRequire(import.meta.url)('hoodiecrow-imap') as CreateHoodiecrow
  const imap = hoodiecrow({
    plugins: ['ID', 'LITERALPLUS', 'NAMESPACE'],
    storage: { INBOX: { messages: [{ raw: 'From: <ancien@exemple.fr>\r\nSubject: avant\r\n\r\nAvant' }] } }
  })
  imap.listen(port, '127.0.0.1')
  if (!imap.server.listening) await once(imap.server, 'listening')
  return {
    url: `imap://testuser:testpass@127.0.0.1:${(imap.server.address() as AddressInfo).port}/INBOX`,
    deliver: (raw) => imap.appendMessage('INBOX', [], new Date(), raw),
    stop: () => new Promise<void>((resolve) => imap.close(resolve))
  }
}
