import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What the mail server does with a message: 'lose' takes it and breaks the connection before saying so. */
export type SmtpMood = 'accept' | 'refuse' | 'lose' | 'hang'

export interface TestSmtp {
  url: string
  /** Every message taken, as it came. */
  messages: string[]
  mood: SmtpMood
  stop(): Promise<void>
}

/** It knows nobody: who gives a name is turned away. */
const REPLIES = [
  ['DATA', '354 go on'],
  ['QUIT', '221 bye'],
  ['STARTTLS', '502 5.5.1 unknown'],
  ['EHLO', '250-test\r\n250 AUTH PLAIN'],
  ['AUTH', '535 5.7.8 unknown']
] as const

/** A real mail server of one process: it speaks SMTP and keeps what it is sent. 'hang' never even greets. */
export async function startTestSmtp(): Promise<TestSmtp> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    if (smtp.mood === 'hang') return
    let text = ''
    let isInMessage = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const takeMessage = () => {
      const end = text.indexOf('\r\n.\r\n')
      if (end < 0) return false
      if (smtp.mood !== 'refuse') smtp.messages.push(text.slice(0, end))
      text = text.slice(end + 5)
      isInMessage = false
      if (smtp.mood === 'lose') socket.destroy()
      else say(smtp.mood === 'refuse' ? '451 4.3.0 try again later' : '250 taken')
      return true
    }
    const takeCommand = () => {
      const end = text.indexOf('\r\n')
      if (end < 0) return false
      const command = text.slice(0, end).toUpperCase()
      text = text.slice(end + 2)
      isInMessage = command === 'DATA'
      say(REPLIES.find(([start]) => command.startsWith(start))?.[1] ?? '250 ok')
      return true
    }
    say('220 test')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      while (isInMessage ? takeMessage() : takeCommand());
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages: [],
    mood: 'accept',
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
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
