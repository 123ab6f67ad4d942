import { messageIdOf, type SiteEvent } from '@site/contracts/events/events'
import type { Log } from '../observability/log.ts'
import type { Bus, ConsumeOptions, Subscription } from './bus.ts'
import { DEFAULT_POLICY, deliver } from './delivery.ts'

/** The latest events, which a new consumer gets when it first appears; the outbox holds the rest. */
const MAX_EVENTS = 10_000
const CONCURRENCY = 8

interface Message {
  text: string
  type: string
  attempt: number
}

/** A durable consumer: the messages it has not acknowledged, and how to wake the workers that handle them. */
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
 * One hub for each url, as the services of the embedded runner exchange events through it and nothing else. This is the one piece
 * of state at module level; a hub is removed with its last bus.
 */
const hubs = new Map<string, Hub>()

/**
 * The bus of a system that runs in one process. It has the interface and the guarantees of the NATS bus (at least once, five
 * deliveries with pauses, dead letters, repeated ids dropped) for as long as the process lives. After a restart the relay
 * publishes again what the outbox still holds (see keepsSince).
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
    isRefused: () => false,
    onReconnect: () => undefined, // memory is always reachable
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
  if (hub.log.length > MAX_EVENTS) hub.ids.delete(hub.log.shift()?.id ?? '')
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
  const inProgress = new Set<Promise<void>>()
  const pauses = new Set<NodeJS.Timeout>()
  const postponed = new Set<Message>()
  let isStopped = false

  const pause = (message: Message, milliseconds: number) => {
    postponed.add(message)
    const timer = setTimeout(() => {
      pauses.delete(timer)
      postponed.delete(message)
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
    while (!isStopped && inProgress.size < (options.concurrency ?? CONCURRENCY)) {
      const message = durable.waiting.shift()
      if (!message) return
      const work: Promise<void> = take(message).finally(() => {
        inProgress.delete(work)
        pump()
      })
      inProgress.add(work)
    }
  }
  const wake = () => queueMicrotask(pump)
  durable.wake.add(wake)
  wake()
  return {
    async stop() {
      isStopped = true
      durable.wake.delete(wake)
      await Promise.all(inProgress)
      // Messages that wait for their next attempt go back to the durable consumer, for another worker or a later one.
      for (const timer of pauses) clearTimeout(timer)
      for (const message of postponed) enqueue(durable, message)
      postponed.clear()
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
