import { STREAM } from '@site/contracts/events/events'
import { type ConsumerConfig, ConsumerEvents, type ConsumerMessages, type JsMsg } from 'nats'
import type { Subscription } from '../events/bus.ts'
import type { Log } from '../observability/log.ts'
import { orAborted } from '../process/or-aborted.ts'
import { type NatsLink, pause, type Session } from './nats-link.ts'

const RETRY_MS = 500
const MISSED_HEARTBEATS = 2

const GONE = new Set<string>([
  ConsumerEvents.ConsumerDeleted,
  ConsumerEvents.ConsumerNotFound,
  ConsumerEvents.StreamNotFound,
  ConsumerEvents.NoResponders
])

export interface PullOptions {
  link: NatsLink
  log: Log
  /** The consumer to create, or to find again, in this session. */
  describe: (session: Session) => Partial<ConsumerConfig>
  /** Handles one message and never rejects. */
  onMessage: (message: JsMsg) => Promise<void>
  /** Is it the message after the last one? If one between them was lost, the consumer is made again, from there. By default any is. */
  isNext?: (message: JsMsg) => boolean
  concurrency: number
}

/**
 * Pulls messages until the subscription is stopped. Whenever NATS is back, or the server has lost the consumer or the stream, it
 * creates the consumer again and goes on: the client's own recovery expects that the consumer still exists.
 */
export function startPull(options: PullOptions): Subscription {
  const { link, log, isNext = () => true } = options
  const stopping = new AbortController()
  const inProgress = new Set<Promise<void>>()

  const serve = async (session: Session) => {
    const config = options.describe(session)
    // A lost connection leaves a request without an answer: to wait until it is given up would hold up the next session.
    const { name } = await orAborted(session.jsm.consumers.add(STREAM.name, config), session.signal)
    const consumer = await orAborted(session.js.consumers.get(STREAM.name, name), session.signal)
    const messages = await consumer.consume({
      max_messages: options.concurrency * 2,
      expires: 10_000,
      abort_on_missing_resource: true
    })
    const end = () => void messages.close()
    session.signal.addEventListener('abort', end)
    stopping.signal.addEventListener('abort', end)
    if (session.signal.aborted || stopping.signal.aborted) end()
    void endWhenGone(messages)
    try {
      for await (const message of messages) {
        if (stopping.signal.aborted) giveBack(message, config)
        else if (isNext(message)) await take(message)
        else end()
      }
    } finally {
      session.signal.removeEventListener('abort', end)
      stopping.signal.removeEventListener('abort', end)
    }
    const isEphemeral = config.durable_name === undefined
    if (isEphemeral && !session.signal.aborted) await session.jsm.consumers.delete(STREAM.name, name)
  }

  const take = async (message: JsMsg) => {
    const work: Promise<void> = options.onMessage(message).finally(() => inProgress.delete(work))
    inProgress.add(work)
    if (inProgress.size >= options.concurrency) await Promise.race(inProgress)
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        await serve(await Promise.race([link.session(), stopped(stopping.signal)]))
      } catch (error) {
        if (stopping.signal.aborted) return
        log.warn({ err: error }, 'A NATS consumer was lost and will be made again')
        if ((error as { code?: string }).code === '404') link.recheck()
      }
      await pause(RETRY_MS, stopping.signal)
    }
  }

  const loop = run()
  return {
    async stop() {
      stopping.abort()
      await loop
      await Promise.all(inProgress)
    }
  }
}

/** Ends the iteration when the server reports that the consumer no longer exists, or misses its heartbeats. */
async function endWhenGone(messages: ConsumerMessages): Promise<void> {
  for await (const { type, data } of await messages.status()) {
    const isSilent = type === ConsumerEvents.HeartbeatsMissed && Number(data) >= MISSED_HEARTBEATS
    if (isSilent || GONE.has(type)) await messages.close()
  }
}

/** Lets a message that was fetched in advance go to another replica at once, rather than after its acknowledgement time-out. */
function giveBack(message: JsMsg, config: Partial<ConsumerConfig>): void {
  if (config.durable_name !== undefined) message.nak()
}

const stopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(new Error('The subscription is stopped'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
