import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ChatMessage } from '../writers/openai/prompt.ts'

/** A request that the server received. */
export interface ModelRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: { model: string; messages: ChatMessage[] }
}

export type ModelReply = (response: ServerResponse, request: ModelRequest) => void

/** A server that speaks the chat-completions protocol and gives the replies that a test sets. */
export interface ModelServer {
  /** Address before '/chat/completions'. */
  baseUrl: string
  received: ModelRequest[]
  /** Sets the replies to the next requests, in order. The last one is repeated. */
  reply(...replies: ModelReply[]): void
  /** How many requests the client aborted. */
  abortedCount(): number
  stop(): Promise<void>
}

export async function startModelServer(): Promise<ModelServer> {
  const received: ModelRequest[] = []
  let replies: ModelReply[] = []
  let abortedCount = 0
  const server = createServer(async (request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) abortedCount += 1
    })
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    const { method = '', url: path = '', headers } = request
    const modelRequest = { method, path, headers, body: JSON.parse(text) }
    received.push(modelRequest)
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    reply?.(response, modelRequest)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    reply: (...next) => {
      replies = next
    },
    abortedCount: () => abortedCount,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}

/** Replies with a chat completion in which the model says `content`. */
export const says =
  (content: string): ModelReply =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }
    response.end(JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion', choices: [choice] }))
  }

/** Replies with an error, as such servers word it. */
export const fails =
  (status: number, headers: Record<string, string> = {}): ModelReply =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(
      JSON.stringify({ error: { message: 'Incorrect API key provided: sk-secret', type: 'error' } })
    )
  }

/** An article as a model answers it. */
export const article = (changes: { title?: string; content?: string } = {}) =>
  JSON.stringify({
    title: 'Préparer un audit IA',
    content: `<p>${'mot '.repeat(800).trim()}</p>`,
    ...changes
  })
