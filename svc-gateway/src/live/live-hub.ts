import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import type { CheckedCode } from '@site/contracts/access/code-calls'
import { mayDo } from '@site/contracts/access/codes'
import type { AdminCodeChanged, SiteEvent } from '@site/contracts/events/events'
import type { LiveMessage } from '@site/contracts/operations/live-message'
import { adminCodeRefused } from '@site/service/admin/admin-code'
import { networkOf } from '@site/service/http/client-address'
import { tooManyRequests, unavailable } from '@site/service/http/errors'
import { counterOf, gaugeOf, type Metrics } from '@site/service/observability/metrics'
import { LRUCache } from 'lru-cache'
import { LIVE_SCOPES } from './live-scopes.ts'

export interface LiveOptions {
  /** Streams of one address; an IPv6 /64 is one. */
  perAddress: number
  total: number
  pingMs: number
  metrics: Metrics
}

export interface LiveHub {
  /**
   * A stream of server-sent events, for who carries this code. Throws 429 or 503 when there are too many, or the gateway is stopping,
   * and 401 when the code was revoked while it was checked.
   */
  open: (
    address: string,
    response: ServerResponse,
    holder: Pick<CheckedCode, 'selector' | 'scopes'>
  ) => PassThrough
  /** Tells of an event every stream whose code has the scope for it. */
  send: (event: SiteEvent) => void
  /** Ends the streams of a code that is revoked; those of one whose scopes have changed carry what it may see now. */
  follow: (code: AdminCodeChanged['data']) => void
  /** Ends every stream; browsers come back to whoever serves then. */
  close: () => void
}

interface Connection {
  network: string
  /** null: the shared code. */
  selector: string | null
  scopes: readonly string[]
  stream: PassThrough
  response: ServerResponse
}

/** A client that leaves this much unread is cut, in bytes: it comes back and reads the lists anew. */
const MAX_UNREAD = 64 * 1024
/** Revoked codes that are remembered: a stream that is being opened as its code is revoked must not stay. */
const MAX_REVOKED = 10_000
/** How soon a browser comes back, in milliseconds. */
const RETRY = 2000

/** The open streams of administrators. What is sent are ids; the lists are read through the API as ever. */
export function createLiveHub({ perAddress, total, pingMs, metrics }: LiveOptions): LiveHub {
  const connections = new Set<Connection>()
  const open = gaugeOf(metrics, { name: 'live_connections', help: 'Open live streams.' })
  const cut = counterOf(metrics, {
    name: 'live_cut_total',
    help: 'Live streams cut because the client read too slowly.'
  })
  const revoked = new LRUCache<string, true>({ max: MAX_REVOKED })
  let isClosed = false

  const remove = (connection: Connection) => {
    connections.delete(connection)
    open.set(connections.size)
  }

  const write = (connection: Connection, text: string) => {
    const { stream, response } = connection
    stream.write(text)
    if (stream.writableLength + stream.readableLength + response.writableLength <= MAX_UNREAD) return
    cut.inc()
    remove(connection)
    response.destroy()
  }

  const writeAll = (text: string, isFor: (connection: Connection) => boolean = () => true) => {
    for (const connection of connections) if (isFor(connection)) write(connection, text)
  }

  const ping = setInterval(() => writeAll(': ping\n\n'), pingMs)
  ping.unref()

  return {
    open(address, response, { selector, scopes }) {
      if (selector !== null && revoked.has(selector)) throw adminCodeRefused()
      if (isClosed || connections.size >= total) throw unavailable(10)
      const network = networkOf(address)
      const same = [...connections].filter((one) => one.network === network)
      if (same.length >= perAddress) throw tooManyRequests(10)
      const connection = { network, selector, scopes, stream: new PassThrough(), response }
      connections.add(connection)
      open.set(connections.size)
      response.once('close', () => {
        remove(connection)
        connection.stream.destroy()
      })
      connection.stream.write(`retry: ${RETRY}\n\n`)
      return connection.stream
    },
    send(event) {
      const scope = LIVE_SCOPES[event.type]
      if (scope !== null) writeAll(formatMessage(event), ({ scopes }) => mayDo(scopes, [scope]))
    },
    follow({ selector, scopes, revokedAt }) {
      if (revokedAt !== null) revoked.set(selector, true)
      for (const connection of connections) {
        if (connection.selector !== selector) continue
        if (revoked.has(selector)) connection.stream.end()
        else connection.scopes = scopes
      }
    },
    close() {
      isClosed = true
      clearInterval(ping)
      for (const { stream } of connections) stream.end()
    }
  }
}

function formatMessage({ type, id, data }: SiteEvent): string {
  const message: LiveMessage = { type, id, data }
  return `id: ${id}\ndata: ${JSON.stringify(message)}\n\n`
}
