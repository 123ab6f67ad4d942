import type { SiteEvent, SiteEventType } from '@site/contracts/events/events'
import type { DeadLetter, DeliveryPolicy } from './delivery.ts'

export interface ConsumeOptions extends Partial<DeliveryPolicy> {
  /** Durable name: the bus remembers what this consumer has acknowledged; replicas share it. [a-z0-9-] */
  name: string
  types: readonly SiteEventType[]
  /** Rejects when the event could not be dealt with; it is then delivered again, five times in all. */
  handle(event: SiteEvent): Promise<void>
  /** Keeps an event that is given up. When it rejects, the event is delivered again. */
  giveUp(letter: DeadLetter): Promise<void>
  /** Events handled at the same time. */
  concurrency?: number
}

export interface Subscription {
  /** Takes no further event and resolves when those in hand are dealt with. */
  stop(): Promise<void>
}

export interface Bus {
  /**
   * Resolves once the event is stored. Rejects at once while the bus is away: the outbox keeps the event. `messageId` is what
   * the bus tells repeated messages by; another one makes it store an event again that it may have lost (reconcile.ts).
   */
  publish(event: SiteEvent, messageId?: string): Promise<void>
  /** Durable, explicit ack, at least once. */
  consume(options: ConsumeOptions): Promise<Subscription>
  /** Ephemeral: events published from now on, in order, to every replica. A rejection is logged, not redelivered. */
  watch(
    types: readonly SiteEventType[],
    onEvent: (event: SiteEvent) => void | Promise<void>
  ): Promise<Subscription>
  isReady(): boolean
  /** Called whenever the bus has become ready: after the first connection made late, and after each reconnection. */
  onReconnect(listener: () => void): void
  /** When the store began to keep events, null while unknown: what was published earlier is not in it. */
  keepsSince(): Date | null
  close(): Promise<void>
}
