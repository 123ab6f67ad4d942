import { Agent, request } from 'node:http'

export interface RawRequest {
  method: string
  /** Sent unchanged, without the clean-up of a client. Characters that a request line cannot contain are percent-encoded. */
  path: string
  headers: Record<string, string>
  body: string | Buffer | null
}

export interface RawAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

const PATIENCE_MS = 20_000

/** Sends requests that a normal client would not send. Rejects when no answer comes within 20 s, or the connection is closed. */
export function createRawClient(origin: string) {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const send = ({ method, path, headers, body }: RawRequest): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const call = request({
        hostname,
        port,
        agent,
        method,
        path: sendable(path),
        headers: sendableHeaders(headers, body)
      })
      const timer = setTimeout(() => call.destroy(new Error(`no answer: ${method} ${path}`)), PATIENCE_MS)
      call.on('error', (error) => {
        clearTimeout(timer)
        reject(error)
      })
      call.on('response', async (response) => {
        const chunks: Buffer[] = []
        if (String(response.headers['content-type']).startsWith('text/event-stream')) response.destroy()
        else for await (const chunk of response) chunks.push(chunk as Buffer)
        clearTimeout(timer)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8')
        })
      })
      call.end(body ?? undefined)
    })
  return { send, close: () => agent.destroy() }
}

const sendable = (path: string) =>
  path.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[^\u0021-\u007e]/gu, encodeURIComponent)

function sendableHeaders(headers: Record<string, string>, body: RawRequest['body']): Record<string, string> {
  const clean = Object.entries(headers).map(([name, value]) => [
    name,
    value.replace(/[^\t\u0020-\u007e]/gu, '?').trim()
  ])
  return {
    ...Object.fromEntries(clean),
    ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) })
  }
}
