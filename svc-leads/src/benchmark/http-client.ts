import { Agent, request } from 'node:http'

export interface HttpAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

export type HttpClient = (
  method: string,
  path: string,
  options?: { body?: string; headers?: Record<string, string> }
) => Promise<HttpAnswer>

/** Speaks to `origin` over up to `connections` connections that stay open. */
export function createHttpClient(origin: string, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (method, path, { body, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const typed = body === undefined ? headers : { 'Content-Type': 'application/json', ...headers }
      const sent = request(new URL(path, origin), { method, agent, headers: typed }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
        )
        response.on('error', reject)
      })
      sent.on('error', reject).end(body)
    })
}
