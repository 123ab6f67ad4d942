import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ReceivedCall {
  headers: IncomingHttpHeaders
  body: string
}

/** A server in the place of the team's own tool, which receives the calls of the webhook. */
export interface TestReceiver {
  url: string
  calls: ReceivedCall[]
  /** The status that answers a call, by its number from 1. */
  answer: (call: number) => number
  stop(): Promise<void>
}

export async function startTestReceiver(): Promise<TestReceiver> {
  const server = createServer(async (request, response) => {
    receiver.calls.push({ headers: request.headers, body: await text(request) })
    const status = receiver.answer(receiver.calls.length)
    response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: TestReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    calls: [],
    answer: () => 204,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
  return receiver
}
