import { messageIdOf, type SiteEvent } from '@site/contracts/events/events'
import type { Log } from '../observability/log.ts'
import type { Bus, ConsumeOptions, Subscription } from './bus.ts'
import { DEFAULT_POLICY, deliver } from './delivery.ts'

/** Events a consumer may still ask for when it first appears; the outbox holds the rest. */
const KEPT = 10_000
const CONCURRENCY = 8

interface Message {
  text: string
  type: string
  attempt: number
}

/** What a durable name remembers: the messages it has not acknowledged, and who takes them. */
interface Durable {
  waiting: Message[]
  wake: Set<() => void>
}

interface Hub {
  began: Date
  buses: number
  log: { id: string; message: Message }[]
  ids: Set<string>
  durables: Map<string, Durable & { types: readonly string[] }>
  watchers: Set<(message: Message) => void>
}

/**
 * One hub for each url, because the services of the embedded runner meet through it and nothing else. It goes away
 * with its last bus, which makes this the one piece of state at module level.
 */
const hubs = new Map<string, Hub>()

/**
 * The bus of a system that runs in one process: the interface and the promises of the NATS bus (at least once, five
 * deliveries with pauses, dead letters, repeated ids dropped), as long as the process lives. After a restart the
 * relay publishes again what the outbox still holds (see keepsSince).
 */
export function openMemoryBus({ url, log }: { url: string; log: Log }): Bus {
  const hub = hubs.get(url) ?? newHub()
  hubs.set(url, hub)
  hub.buses += 1
  const subscriptions = new Set<Subscription>()
  let isOpen = true

  const keep = (subscription: Subscription): Subscription => {
    subscriptions.add(subscription)
    return subscription
  }

  return {
    async publish(event, messageId = messageIdOf(event)) {
      if (!isOpen) throw new Error('The bus is closed')
      publishTo(hub, event, messageId)
    },
    async consume(options) {
      return keep(startWorker(durableOf(hub, options), options, log))
    },
    async watch(types, onEvent) {
      return keep(startWatcher(hub, types, onEvent, log))
    },
    isReady: () => isOpen,
    onReconnect: () => undefined, // memory is never away
    keepsSince: () => hub.began,
    async close() {
      if (!isOpen) return
      isOpen = false
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()))
      hub.buses -= 1
      if (hub.buses === 0 && hubs.get(url) === hub) hubs.delete(url)
    }
  }
}

const newHub = (): Hub => ({
  began: new Date(),
  buses: 0,
  log: [],
  ids: new Set(),
  durables: new Map(),
  watchers: new Set()
})

function publishTo(hub: Hub, event: SiteEvent, id: string): void {
  if (hub.ids.has(id)) return
  const message: Message = { text: JSON.stringify(event), type: event.type, attempt: 1 }
  hub.ids.add(id)
  hub.log.push({ id, message })
  if (hub.log.length > KEPT) hub.ids.delete(hub.log.shift()?.id ?? '')
  for (const durable of hub.durables.values()) {
    if (durable.types.includes(event.type)) enqueue(durable, { ...message })
  }
  for (const watcher of hub.watchers) watcher(message)
}

function durableOf(hub: Hub, { name, types }: ConsumeOptions): Durable {
  const known = hub.durables.get(name)
  if (known) return known
  const waiting = hub.log.filter(({ message }) => types.some((type) => type === message.type))
  const durable = {
    types,
    waiting: waiting.map(({ message }) => ({ ...message })),
    wake: new Set<() => void>()
  }
  hub.durables.set(name, durable)
  return durable
}

function enqueue(durable: Durable, message: Message): void {
  durable.waiting.push(message)
  for (const wake of durable.wake) wake()
}

function startWorker(durable: Durable, options: ConsumeOptions, log: Log): Subscription {
  const policy = { ...DEFAULT_POLICY, ...options }
  const inHand = new Set<Promise<void>>()
  const pauses = new Set<NodeJS.Timeout>()
  const bringBack = new Set<Message>()
  let isStopped = false

  const pause = (message: Message, milliseconds: number) => {
    bringBack.add(message)
    const timer = setTimeout(() => {
      pauses.delete(timer)
      bringBack.delete(message)
      enqueue(durable, message)
    }, milliseconds)
    pauses.add(timer)
  }
  const take = async (message: Message) => {
    const outcome = await deliver(message.text, message.attempt, {
      ...options,
      consumer: options.name,
      policy,
      log
    })
    if (outcome.kind === 'retry') pause({ ...message, attempt: message.attempt + 1 }, outcome.afterMs)
  }
  const pump = () => {
    while (!isStopped && inHand.size < (options.concurrency ?? CONCURRENCY)) {
      const message = durable.waiting.shift()
      if (!message) return
      const work: Promise<void> = take(message).finally(() => {
        inHand.delete(work)
        pump()
      })
      inHand.add(work)
    }
  }
  const wake = () => queueMicrotask(pump)
  durable.wake.add(wake)
  wake()
  return {
    async stop() {
      isStopped = true
      durable.wake.delete(wake)
      await Promise.all(inHand)
      // What was waiting for its next try goes back to the durable, for another worker or a later one.
      for (const timer of pauses) clearTimeout(timer)
      for (const message of bringBack) enqueue(durable, message)
      bringBack.clear()
    }
  }
}

function startWatcher(
  hub: Hub,
  types: readonly string[],
  onEvent: (event: SiteEvent) => void | Promise<void>,
  log: Log
): Subscription {
  let last = Promise.resolve()
  const watcher = (message: Message) => {
    if (!types.includes(message.type)) return
    const event: SiteEvent = JSON.parse(message.text)
    last = last.then(() => onEvent(event)).catch((error) => log.error({ err: error }, 'A watcher failed'))
  }
  hub.watchers.add(watcher)
  return {
    async stop() {
      hub.watchers.delete(watcher)
      await last
    }
  }
}
