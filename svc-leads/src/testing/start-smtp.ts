import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** What the mail server does with a message. 'lose' accepts it and breaks the connection before the confirmation; 'stall' accepts it and never confirms; 'hang' does not even greet. */
export type SmtpBehaviour = 'accept' | 'refuse' | 'lose' | 'stall' | 'hang'

export interface TestSmtp {
  url: string
  /** Every message that was accepted, as it came. */
  messages: string[]
  /** How many connections were made. */
  connections: number
  behaviour: SmtpBehaviour
  stop(): Promise<void>
}

/** Starts a real mail server that keeps the messages it gets. It accepts no login. */
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
    onConnect: (_session, greet) => {
      smtp.connections += 1
      if (smtp.behaviour !== 'hang') greet()
    },
    onAuth: (_auth, _session, answer) => answer(new Error('unknown')),
    onData: async (stream, _session, answer) => {
      const message = await text(stream)
      if (smtp.behaviour === 'refuse')
        return answer(Object.assign(new Error('4.3.0 try again later'), { responseCode: 451 }))
      smtp.messages.push(message)
      if (smtp.behaviour === 'stall') return
      return smtp.behaviour === 'lose' ? hangUp() : answer()
    }
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('error', () => undefined) // Connections break with 'lose'.
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    messages: [],
    connections: 0,
    behaviour: 'accept',
    async stop() {
      hangUp()
      await new Promise<void>((resolve) => server.close(resolve))
    }
  }
  return smtp
}

/** The headers and the text of a message, decoded as a mail program does. */
export function readMail(message: string): { headers: Record<string, string>; text: string } {
  const [head = '', ...body] = message.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.split(': ').slice(1).join(': ')
  ])
  return { headers: Object.fromEntries(headers), text: fromQuotedPrintable(body.join('\r\n\r\n')) }
}

/** The text of a header, with encoded words (RFC 2047, '=?UTF-8?Q?…?=') decoded. */
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
