import type { IncomingHttpHeaders } from 'node:http'
import { HttpError, unavailable } from '@site/service/http/errors'
import { inClientSpan } from '@site/service/observability/tracing'
import { orAborted } from '@site/service/process/or-aborted'
import { type Dispatcher, errors, Pool } from 'undici'
import { createBreaker } from './breaker.ts'

export interface UpstreamCall {
  method: string
  /** Path with query. */
  path: string
  headers: Record<string, string | string[]>
  /** The complete body, so that no connection of a service waits for a slow client. */
  body?: Buffer
  /** Does the service take it once however often it is made? GET and HEAD are, whatever this says. */
  isRepeatable?: boolean
  /** Time for the answer to begin, waiting for a free connection included, and between its pieces, in milliseconds. */
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
  /** Throws 503 when the service cannot be reached, or did not answer others just now; 504 when it takes too long. */
  call: (call: UpstreamCall) => Promise<UpstreamAnswer>
  /** Are calls refused at once, because the service did not answer the last ones? */
  isOpen: () => boolean
  close: () => Promise<void>
}

const CONNECT_TIMEOUT = 2000
const CONNECTIONS = 64
const KEEP_ALIVE = 4000
const SAFE = new Set(['GET', 'HEAD'])

/** Failures in a row after which the circuit breaker of a service opens, and for how long at first and at most, in milliseconds. */
const BREAKER = { threshold: 5, pauseMs: 1000, maxPauseMs: 5000 }

type PoolRequest = Dispatcher.RequestOptions & { signal: AbortSignal }

/** What an error says when a connection ended, or was refused, before anything of the answer had come. */
const UNANSWERED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'ECONNREFUSED'])

/** What it says when it ended over what we were writing. */
const CUT = new Set(['ECONNRESET', 'EPIPE'])

/**
 * A service behind the gateway. `origin`: 'http://127.0.0.1:8081'; `name` is for traces.
 *
 * A service that stops closes connections that are kept, perhaps as a request is on its way: one that is harmless to repeat is
 * then made once more on a connection of its own. Any other has a connection of its own from the start (decision 23).
 */
export function createUpstream(origin: string, name: string): Upstream {
  const connect = { timeout: CONNECT_TIMEOUT }
  // A service keeps connections longer than this, whatever it says: the gateway is the one to close.
  const idle = { keepAliveTimeout: KEEP_ALIVE, keepAliveMaxTimeout: KEEP_ALIVE }
  const kept = new Pool(origin, { connections: CONNECTIONS, connect, ...idle })
  const fresh = new Pool(origin, { connections: CONNECTIONS, connect, pipelining: 0 })
  const request = (isRepeatable: boolean, options: PoolRequest) => {
    if (!isRepeatable) return fresh.request(options)
    return kept.request(options).catch((error) => {
      if (options.signal.aborted || !UNANSWERED.has(error?.code)) throw error
      return fresh.request(options)
    })
  }
  const breaker = createBreaker({ ...BREAKER, now: () => performance.now() })
  const send = async ({
    timeoutMs,
    isRepeatable = false,
    body,
    signal,
    ...message
  }: UpstreamCall): Promise<UpstreamAnswer> => {
    if (!breaker.admits())
      throw unavailable(breaker.waitMs() / 1000, new Error(`the circuit breaker of ${origin} is open`))
    const patience = startPatience(timeoutMs)
    const ended = signal ? AbortSignal.any([signal, patience.signal]) : patience.signal
    try {
      // undici hears of an abort only once it has found a connection: who waits for one is freed by ours.
      const {
        statusCode,
        headers,
        body: answer
      } = await orAborted(
        request(isRepeatable || SAFE.has(message.method), {
          ...message,
          method: message.method as Dispatcher.HttpMethod,
          // Ours counts from the start: waiting for a free connection is waiting too.
          headersTimeout: 0,
          bodyTimeout: timeoutMs,
          ...(body && { body }),
          signal: ended
        }),
        ended
      )
      breaker.succeeded()
      return { status: statusCode, headers, body: answer }
    } catch (error) {
      if (!signal?.aborted && !isCutShort(error, body)) breaker.failed()
      throw patience.signal.aborted && !signal?.aborted ? slow(error) : toProblem(error)
    } finally {
      patience.end()
    }
  }
  return {
    isOpen: () => breaker.waitMs() > 0,
    call: (call) =>
      inClientSpan(`${call.method} ${name}`, { 'peer.service': name }, (trace) =>
        send({ ...call, headers: { ...call.headers, ...trace } })
      ),
    close: async () => {
      await Promise.all([kept.destroy(), fresh.destroy()])
    }
  }
}

/** Aborts its signal when the service has had `timeoutMs`. To be ended as soon as the answer begins. */
function startPatience(timeoutMs: number) {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), timeoutMs)
  return { signal: patience.signal, end: () => clearTimeout(timer) }
}

/** A connection that ends while a body is on its way tells of that body, perhaps: the service stands. */
const isCutShort = (error: unknown, body: Buffer | undefined) =>
  body !== undefined && CUT.has(String((error as { code?: unknown } | null)?.code))

const slow = (cause: unknown) =>
  new HttpError({
    status: 504,
    code: 'upstream-slow',
    message: 'Le service met trop de temps à répondre. Réessayez dans quelques instants.',
    cause
  })

const toProblem = (error: unknown) =>
  error instanceof errors.BodyTimeoutError ? slow(error) : unavailable(5, error)

/** The whole answer as text, within the call's time. For answers the gateway keeps or parses. */
export async function readText(upstream: Upstream, call: UpstreamCall): Promise<UpstreamText> {
  const { bytes, ...answer } = await readBytes(upstream, call)
  return { ...answer, text: bytes.toString('utf8') }
}

/** The same as bytes. */
export async function readBytes(
  upstream: Upstream,
  call: UpstreamCall
): Promise<Omit<UpstreamText, 'text'> & { bytes: Buffer }> {
  // For the body; when not even the answer began, the call's own time ends first and counts against the service.
  const deadline = AbortSignal.timeout(call.timeoutMs + 100)
  const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline
  try {
    const { status, headers, body } = await upstream.call({ ...call, signal })
    return { status, headers, bytes: Buffer.from(await body.arrayBuffer()) }
  } catch (error) {
    if (deadline.aborted) throw slow(error)
    throw error instanceof HttpError ? error : toProblem(error)
  }
}

export interface UpstreamText {
  status: number
  headers: IncomingHttpHeaders
  text: string
}
