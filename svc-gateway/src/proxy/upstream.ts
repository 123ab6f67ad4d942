import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { HttpProblem, unavailable } from '@site/service/errors'
import { type Dispatcher, errors, Pool } from 'undici'

export interface UpstreamCall {
  method: string
  /** Path with query. */
  path: string
  headers: Record<string, string | string[]>
  body?: Readable
  /** Time for the answer to begin once the request is sent, and between its pieces, in milliseconds. */
  timeoutMs: number
  /** Ends the call: the client has gone. */
  signal?: AbortSignal
}

export interface UpstreamAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Dispatcher.ResponseData['body']
}

export interface Upstream {
  /** Throws 503 when the service cannot be reached, 504 when it takes too long. */
  call: (call: UpstreamCall) => Promise<UpstreamAnswer>
  close: () => Promise<void>
}

const CONNECT_TIMEOUT = 2000
const CONNECTIONS = 64

/** A service behind the gateway. `origin`: 'http://127.0.0.1:8081'. */
export function createUpstream(origin: string): Upstream {
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_TIMEOUT },
    // A service keeps connections longer than this: the gateway is the one to close.
    keepAliveTimeout: 4000
  })
  return {
    async call({ timeoutMs, body, signal, ...request }) {
      try {
        const {
          statusCode,
          headers,
          body: answer
        } = await pool.request({
          ...request,
          method: request.method as Dispatcher.HttpMethod,
          headersTimeout: timeoutMs,
          bodyTimeout: timeoutMs,
          ...(body && { body }),
          ...(signal && { signal })
        })
        return { status: statusCode, headers, body: answer }
      } catch (error) {
        throw toProblem(error)
      }
    },
    close: () => pool.destroy()
  }
}

const slow = (cause: unknown) =>
  new HttpProblem({
    status: 504,
    code: 'upstream-slow',
    message: 'Le service met trop de temps à répondre. Réessayez dans quelques instants.',
    cause
  })

const toProblem = (error: unknown) =>
  error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError
    ? slow(error)
    : unavailable(5, error)

/** The whole answer as text, within the call's time and `maxBytes`. For answers the gateway keeps or parses. */
export async function readText(upstream: Upstream, call: UpstreamCall): Promise<UpstreamText> {
  const deadline = AbortSignal.timeout(call.timeoutMs)
  const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline
  try {
    const { status, headers, body } = await upstream.call({ ...call, signal })
    return { status, headers, text: await body.text() }
  } catch (error) {
    if (deadline.aborted) throw slow(error)
    throw error instanceof HttpProblem ? error : toProblem(error)
  }
}

export interface UpstreamText {
  status: number
  headers: IncomingHttpHeaders
  text: string
}
