import type { SiteEvent, SiteEventType } from '@site/contracts/events/events'
import type { DeadLetter, DeliveryPolicy } from './delivery.ts'

export interface ConsumeOptions extends Partial<DeliveryPolicy> {
  /** Durable name: the bus remembers what this consumer has acknowledged; replicas share it. [a-z0-9-] */
  name: string
  types: readonly SiteEventType[]
  /** Rejects when the event could not be handled; it is then delivered again, five times in all. */
  handle(event: SiteEvent): Promise<void>
  /** Stores an event that is given up on. When it rejects, the event is delivered again. */
  giveUp(letter: DeadLetter): Promise<void>
  /** Events handled at the same time. */
  concurrency?: number
}

export interface Subscription {
  /** Accepts no further event and resolves when those in progress are handled. */
  stop(): Promise<void>
}

export interface Bus {
  /**
   * Resolves once the event is stored. Rejects at once while the bus is unreachable: the outbox keeps the event. The bus drops a
   * message whose `messageId` it has stored; another one makes it store an event again that it may have lost (reconcile.ts).
   */
  publish(event: SiteEvent, messageId?: string): Promise<void>
  /** Starts a durable consumer with explicit acknowledgement: each event is delivered at least once. */
  consume(options: ConsumeOptions): Promise<Subscription>
  /**
   * Starts an ephemeral consumer: every replica gets each event after the call, in order and once, also those of a time when the bus was
   * away, or from when it is ready where it is away at the call. What is read after it has resolved, or at `onReconnect`, therefore stays
   * up to date by what comes (EVENT-8). A rejection is logged, not redelivered.
   */
  watch(
    types: readonly SiteEventType[],
    onEvent: (event: SiteEvent) => void | Promise<void>
  ): Promise<Subscription>
  isReady(): boolean
  /** Has the bus refused something within the last minute, as the account of this service has no right to it? */
  isRefused(): boolean
  /** Calls `listener` whenever the bus becomes ready: after a late first connection, and after each reconnection. */
  onReconnect(listener: () => void): void
  /** When the bus's store of events was created, null while unknown: what was published earlier is not in it. */
  keepsSince(): Date | null
  close(): Promise<void>
}
