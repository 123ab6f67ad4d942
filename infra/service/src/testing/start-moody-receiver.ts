import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What a receiver does with a call: takes it, answers 500 and repeats what it got, says nothing at all, or sends it elsewhere. */
export type Mood = 'takes' | 'fails' | 'hangs' | 'redirects'

export interface MoodyReceiver {
  url: string
  /** Every call, whatever was answered. */
  calls: { headers: IncomingHttpHeaders; body: string }[]
  /** The ids of the calls that took effect, once each, as a receiver that knows repeats counts them. */
  effects: string[]
  mood: Mood
  /** Ends the server: connections to its port are refused. */
  close(): Promise<void>
  /** Listens again on the same port. */
  open(): Promise<void>
}

/** A receiver of calls that can fail in three ways: `close` refuses connections, 'fails' answers 500, 'hangs' never answers. */
export async function startMoodyReceiver(): Promise<MoodyReceiver> {
  const server = createServer(async (request, response) => {
    const body = await text(request)
    receiver.calls.push({ headers: request.headers, body })
    if (receiver.mood === 'hangs') return
    if (receiver.mood === 'redirects') return void response.writeHead(302, { Location: '/leads' }).end()
    if (receiver.mood === 'fails') return void response.writeHead(500).end(`{"error":"no","got":${body}}`)
    const id = String(request.headers['webhook-id'])
    if (!receiver.effects.includes(id)) receiver.effects.push(id)
    response.writeHead(200).end('{"ok":true}')
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const receiver: MoodyReceiver = {
    url: `http://127.0.0.1:${port}/leads`,
    calls: [],
    effects: [],
    mood: 'takes',
    async close() {
      if (!server.listening) return
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    open: () => listen(port)
  }
  return receiver
}
