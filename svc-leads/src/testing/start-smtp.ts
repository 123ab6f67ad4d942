import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** What the mail server does with a message: 'lose' takes it and breaks the connection before saying so. */
export type SmtpMood = 'accept' | 'refuse' | 'lose' | 'hang'

export interface TestSmtp {
  url: string
  /** Every message taken, as it came. */
  messages: string[]
  mood: SmtpMood
  stop(): Promise<void>
}

/** A real mail server of one process, that keeps what it is sent. It knows nobody: who gives a name is turned away. 'hang' never even greets. */
export async function startTestSmtp(): Promise<TestSmtp> {
  const sockets = new Set<Socket>()
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onConnect: (_session, greet) => smtp.mood !== 'hang' && greet(),
    onAuth: (_auth, _session, answer) => answer(new Error('unknown')),
    onData: async (stream, _session, answer) => {
      const message = await text(stream)
      if (smtp.mood === 'refuse')
        return answer(Object.assign(new Error('4.3.0 try again later'), { responseCode: 451 }))
      smtp.messages.push(message)
      return smtp.mood === 'lose' ? hangUp() : answer()
    }
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('error', () => undefined) // A connection that breaks, as 'lose' asks.
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    messages: [],
    mood: 'accept',
    async stop() {
      hangUp()
      await new Promise<void>((resolve) => server.close(resolve))
    }
  }
  return smtp
}

/** Headers and text of a message, decoded as a mail program does. */
export function readMail(message: string): { headers: Record<string, string>; text: string } {
  const [head = '', ...body] = message.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.split(': ').slice(1).join(': ')
  ])
  return { headers: Object.fromEntries(headers), text: fromQuotedPrintable(body.join('\r\n\r\n')) }
}

/** The words of a header, RFC 2047 undone ('=?UTF-8?Q?…?='). */
export const readWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) => fromQuotedPrintable(word.replaceAll('_', ' ')))
    .replace(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString())

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1'
  ).toString('utf8')
