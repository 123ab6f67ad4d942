import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import type Koa from 'koa'
import type { Log } from '../observability/log.ts'
import { type Metrics, readMetrics } from '../observability/metrics.ts'
import { StartError } from '../process/start-error.ts'
import { boundConnections, type ConnectionLimits, cutStalledAnswers } from './connections.ts'
import type { Diagnostics } from './health.ts'
import { lingerOverBodies } from './linger.ts'

export type RunningService = { url: string; port: number; stop(): Promise<void> }

const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
/** How often Node enforces these time-outs; its default is every half minute. */
const CHECK_MS = 2000
/** Longer than that of a proxy before the service (often a minute), so that it is the proxy that closes idle connections. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000
export const DRAIN_MS = 10_000
/** A connection without a request after this time was opened in advance: no request is on its way. */
const FIRST_REQUEST_MS = 1000

export interface ListenOptions {
  host: string
  /** 0 lets the system choose. */
  port: number
  log: Log
  /** Gets each request before Koa does, and returns true when it has answered it. */
  responseCache?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Requests that may take longer to arrive than half a minute, and how long, in milliseconds: large files. */
  slowRequests?: { are(request: IncomingMessage): boolean; forMs: number }
  /** Limits on what strangers may keep open; a service that only the gateway calls has none. */
  connections?: ConnectionLimits
  /** An answer of which no byte is sent for this long is cut off, in milliseconds. */
  stallMs?: number
  /** Serves /metrics and the documents beside it on a port of its own, on every address of `host`. */
  metrics?: { port: number | undefined; registry: Metrics; diagnostics?: Diagnostics | undefined }
  /** Called as the service stops, to end answers that would never end by themselves (streams). */
  onDrain?: () => void
  /** Called one after the other once no request is left: relay, consumers, bus, database, in this order. */
  closers?: (() => Promise<void>)[]
}

/**
 * Starts to listen. `stop()` accepts no more connections, gives requests in flight ten seconds to finish, then closes the rest; it is
 * safe to call twice. Throws a StartError when the port is in use or not allowed.
 */
export async function listen(app: Koa, options: ListenOptions): Promise<RunningService> {
  const { responseCache } = options
  const answer = app.callback()
  const inFlight = new Set<ServerResponse>()
  let stopping: Promise<void> | undefined
  const server = createServer(
    {
      requestTimeout: options.slowRequests?.forMs ?? REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_MS
    },
    (request, response) => {
      if (stopping !== undefined) announceClose(response)
      if (responseCache?.(request, response) === true) return
      inFlight.add(response)
      response.once('close', () => inFlight.delete(response))
      void answer(request, response)
    }
  )
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS
  lingerOverBodies(server)
  if (options.slowRequests) boundOtherRequests(server, options.slowRequests.are)
  cutStalledAnswers(server, options.stallMs)
  if (options.connections) boundConnections(server, options.connections)
  const unused = trackUnused(server)
  await bind(server, options.host, options.port)
  const closeMetrics = await serveMetrics(options)
  const { port } = server.address() as AddressInfo
  const host = options.host.includes(':') ? `[${options.host}]` : options.host
  const url = `http://${host}:${port}`
  options.log.info({ url }, 'Listening')
  const stop = async () => {
    options.log.info('Stopping')
    for (const response of inFlight) announceClose(response)
    // Connections that wait to be accepted would be reset as the port closes: a turn of the event loop accepts them. The first of
    // these two only ends the turn that received the signal.
    await turn()
    await turn()
    const drained = drain(server, unused, options.log)
    // Only now, as a client whose stream ends reconnects at once, and must reach another replica.
    options.onDrain?.()
    await drained
    await closeMetrics()
    for (const close of options.closers ?? []) await closeOne(close, options.log)
    options.log.info('Stopped')
  }
  return {
    url,
    port,
    stop() {
      stopping ??= stop()
      return stopping
    }
  }
}

/** Holds every request but the slow ones to the usual time: Node knows one time for all. */
function boundOtherRequests(server: Server, isSlow: (request: IncomingMessage) => boolean): void {
  server.on('request', (request: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if ((coding === undefined && length === undefined) || isSlow(request)) return
    const timer = setTimeout(() => request.complete || request.socket.destroy(), REQUEST_TIMEOUT_MS)
    timer.unref()
    request.once('close', () => clearTimeout(timer))
  })
}

/** Tells a client that keeps connections open not to send another request on this one, which is about to close. */
function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

/** Serves /metrics until the last request is answered. Returns a function that closes it. */
async function serveMetrics({ host, metrics }: ListenOptions): Promise<() => Promise<void>> {
  if (metrics?.port === undefined) return async () => undefined
  const { port, registry, diagnostics = {} } = metrics
  const server = createServer(async ({ url = '', method }, response) => {
    const isReading = method === 'GET' || method === 'HEAD'
    if (isReading && Object.hasOwn(diagnostics, url)) {
      response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
      return void response.end(JSON.stringify(diagnostics[url]?.()))
    }
    if (!isReading || url !== '/metrics') return void response.writeHead(404).end()
    const text = await readMetrics(registry)
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
  })
  await bind(server, host, port)
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} on ${host} is already in use. Stop what uses it, or set PORT.`,
        EACCES: `Port ${port} on ${host} may not be used by this user. Set PORT to 1024 or more.`,
        EADDRNOTAVAIL: `This machine has no address ${host}. Correct HOST.`
      }
      const reason = reasons[error.code ?? '']
      reject(reason === undefined ? error : new StartError(reason, { cause: error }))
    })
    server.listen({ host, port }, resolve)
  })
}

/**
 * Connections that have not carried a request yet, and since when they are open: browsers open some in advance, and Node counts them
 * as busy.
 */
function trackUnused(server: Server): Map<Socket, number> {
  const unused = new Map<Socket, number>()
  server.on('connection', (socket) => {
    unused.set(socket, performance.now())
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  return unused
}

async function drain(server: Server, unused: Map<Socket, number>, log: Log): Promise<void> {
  // A connection kept alive between requests is idle: close each one as its request ends.
  const sweep = setInterval(() => {
    server.closeIdleConnections()
    for (const [socket, since] of unused) if (performance.now() - since > FIRST_REQUEST_MS) socket.destroy()
  }, 50)
  const deadline = setTimeout(() => {
    log.warn('Requests were still in flight after 10 s and have been cut')
    server.closeAllConnections()
  }, DRAIN_MS)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(sweep)
  clearTimeout(deadline)
}

async function closeOne(close: () => Promise<void>, log: Log): Promise<void> {
  try {
    await close()
  } catch (error) {
    log.error({ err: error }, 'A part did not close')
  }
}

/**
 * The main function of a process: starts, then drains on SIGTERM or SIGINT and exits with 0; a second signal exits at once. An error
 * that prevents the start is printed on the error stream, and the exit code is 1: a StartError (ConfigError, port in use, no database)
 * in clear lines, any other error with its stack.
 */
export function runMain(start: () => Promise<RunningService>): void {
  let service: RunningService | undefined
  let signalled = false
  const onSignal = () => {
    if (signalled) process.exit(1)
    signalled = true
    if (service) void finish(service)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  start().then(
    (running) => {
      service = running
      if (signalled) void finish(running)
    },
    (error: unknown) => {
      process.stderr.write(`${describeStartFailure(error)}\n`)
      process.exit(1)
    }
  )
}

/** Gives the closers five seconds more than the drain, so that a database that hangs does not keep the process alive. */
async function finish(service: RunningService): Promise<never> {
  setTimeout(() => process.exit(1), DRAIN_MS + 5_000).unref()
  await service.stop()
  process.exit(0)
}

/** The lines an operator reads when a service cannot start. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof StartError)
    return [error.message, ...error.errors.map((line) => `  - ${line}`)].join('\n')
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
