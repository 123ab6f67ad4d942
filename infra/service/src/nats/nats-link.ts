import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { STREAM } from '@site/contracts/events/events'
import {
  type ConnectionOptions,
  connect,
  type JetStreamClient,
  type JetStreamManager,
  type NatsConnection,
  nanos,
  RetentionPolicy,
  StorageType,
  type StreamInfo
} from 'nats'
import type { Log } from '../observability/log.ts'
import type { Refusals } from './refusals.ts'

const FIRST_CONNECT_MS = 3_000
const RETRY_MS = 500
const DAY_MS = 86_400_000

/** The duplicate window is longer than the five minutes of events that a relay repeats. */
const STREAM_CONFIG = {
  name: STREAM.name,
  subjects: [...STREAM.subjects],
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  max_age: nanos(7 * DAY_MS),
  max_msgs: 2_000_000,
  max_msg_size: 64 * 1024,
  duplicate_window: nanos(10 * 60_000)
}

/** A period during which NATS is connected and the stream exists. */
export interface Session {
  js: JetStreamClient
  jsm: JetStreamManager
  /** When the stream was created. Another date means another stream, which began empty. */
  began: Date
  /** The number of the stream's last event as the session began, 0 without any. */
  lastSequence: number
  /** Aborted when the connection or the stream is lost. */
  signal: AbortSignal
}

export interface NatsLink {
  current(): Session | null
  /** Resolves with the current session, or with the next one. Rejects once the link is closed. */
  session(): Promise<Session>
  onReady(listener: () => void): void
  /** To be called when the stream did not answer: checks it, and begins a new session once it exists. */
  recheck(): void
  close(): Promise<void>
}

/**
 * Keeps a connection to NATS until it is closed: `connect` with unlimited reconnections, and a loop of our own around the first
 * connection, as a client that waits for it cannot be stopped. Creates the stream when it is missing, now or after the server lost
 * it. Resolves when connected, or after three seconds, and then goes on connecting in the background.
 */
export async function openNatsLink(options: {
  /** Addresses and account (bus-login.ts). */
  connection: ConnectionOptions & { servers: string[] }
  name: string
  log: Log
  /** Called whenever the account lacks the right to what was published or subscribed to, of which a caller may hear nothing. */
  onRefused: Refusals['note']
}): Promise<NatsLink> {
  const { log } = options
  const closing = new AbortController()
  const listeners = new Set<() => void>()
  const waiting = new Set<{ resolve: (session: Session) => void; reject: (reason: Error) => void }>()
  let connection: NatsConnection | undefined
  let session: Session | null = null
  let lose = new AbortController()
  let preparing: Promise<void> | undefined

  const drop = () => {
    session = null
    lose.abort(new Error('NATS went away'))
  }

  const prepare = async (nc: NatsConnection) => {
    while (!closing.signal.aborted && !nc.isClosed() && session === null) {
      try {
        const jsm = await nc.jetstreamManager({ timeout: 2_000 })
        const stream = await ensureStream(jsm, log, options.connection.servers.length)
        lose = new AbortController()
        setMaxListeners(0, lose.signal) // one for each publication in flight
        session = {
          js: nc.jetstream({ timeout: 5_000 }),
          jsm,
          began: new Date(stream.created),
          lastSequence: stream.state.last_seq,
          signal: lose.signal
        }
      } catch (error) {
        log.warn({ err: error }, 'JetStream does not answer yet')
        await pause(RETRY_MS, closing.signal)
      }
    }
    if (!session) return
    log.info({ server: nc.getServer(), stream: STREAM.name, streamBegan: session.began }, 'NATS is ready')
    for (const { resolve } of waiting) resolve(session)
    waiting.clear()
    for (const listener of listeners) listener()
  }

  const begin = (nc: NatsConnection): Promise<void> => {
    preparing ??= prepare(nc).finally(() => {
      preparing = undefined
    })
    return preparing
  }

  const follow = async (nc: NatsConnection) => {
    for await (const status of nc.status()) {
      if (status.type === 'disconnect') {
        log.warn('NATS is away')
        drop()
      } else if (status.type === 'reconnect') {
        void begin(nc)
      } else if (status.permissionContext) {
        options.onRefused(status.permissionContext)
      }
    }
  }

  const connectFirst = async () => {
    while (!closing.signal.aborted) {
      try {
        connection = await connect({
          ...options.connection,
          name: options.name,
          timeout: 2_000,
          maxReconnectAttempts: -1,
          reconnectTimeWait: RETRY_MS,
          pingInterval: 5_000,
          maxPingOut: 2
        })
        if (closing.signal.aborted) return await connection.close()
        void follow(connection)
        return await begin(connection)
      } catch (error) {
        log.warn({ err: error }, 'NATS does not answer yet')
        await pause(RETRY_MS, closing.signal)
      }
    }
  }

  const connecting = connectFirst()
  await Promise.race([connecting, pause(FIRST_CONNECT_MS, closing.signal)])

  return {
    current: () => session,
    session() {
      if (session) return Promise.resolve(session)
      if (closing.signal.aborted) return Promise.reject(new Error('The bus is closed'))
      return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
    },
    onReady(listener) {
      listeners.add(listener)
    },
    recheck() {
      if (!connection || connection.isClosed() || session === null) return
      drop()
      void begin(connection)
    },
    async close() {
      closing.abort()
      for (const { reject } of waiting) reject(new Error('The bus is closed'))
      waiting.clear()
      drop()
      // Flushes the last acknowledgements, but does not wait for a server that is unreachable.
      await Promise.race([
        connection?.flush().catch(() => log.debug('NATS is away, nothing flushed')),
        // A command that is done ends at once.
        sleep(1_000, undefined, { ref: false })
      ])
      await connection?.close()
      await connecting
    }
  }
}

/** Resolves after a while, or at once when aborted. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined)

/**
 * Returns what the server says of the stream of our events, and creates it when it is missing. Three servers or more are a cluster: the
 * stream is then stored in three copies, and survives the loss of one.
 */
async function ensureStream(jsm: JetStreamManager, log: Log, servers: number): Promise<StreamInfo> {
  try {
    return await jsm.streams.info(STREAM.name)
  } catch (error) {
    if ((error as { code?: string }).code !== '404') throw error
  }
  log.info({ stream: STREAM.name }, 'Creating the stream')
  return jsm.streams.add({ ...STREAM_CONFIG, num_replicas: servers < 3 ? 1 : 3 })
}
