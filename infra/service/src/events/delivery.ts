import type { SiteEvent } from '@site/contracts/events/events'
import type { Log } from '../observability/log.ts'
import { inConsumerSpan } from '../observability/tracing.ts'
import { parseEvent } from './parse-event.ts'

/** An event that a consumer has given up, as kept in `dead_letters`. */
export interface DeadLetter {
  consumer: string
  /** null when the message is not even an event. */
  eventId: string | null
  /** The message as it came. */
  event: string
  cause: string
  attempts: number
}

export interface DeliveryPolicy {
  /** Deliveries before an event is given up. */
  maxDeliveries: number
  /** Pause after the first, second… failure, in milliseconds; the last one also serves for any further. */
  backoffMs: readonly number[]
}

export const DEFAULT_POLICY: DeliveryPolicy = { maxDeliveries: 5, backoffMs: [1_000, 5_000, 30_000, 120_000] }

/** What the transport does with the message: done with it, set it aside, or bring it again after a while. */
export type Outcome = { kind: 'ack' } | { kind: 'term' } | { kind: 'retry'; afterMs: number }

export interface Delivery {
  consumer: string
  policy: DeliveryPolicy
  log: Log
  /** Trace context of the message; by default that of the event. */
  traceparent?: string | undefined
  handle(event: SiteEvent): Promise<void>
  giveUp(letter: DeadLetter): Promise<void>
}

/**
 * Deals with one delivered message, the same way on every bus: hands it over; on failure asks for it again with a
 * growing pause, and after the last allowed failure sets it aside as a dead letter. What can never be parsed is set
 * aside at once. Never rejects. `attempt` counts deliveries from 1.
 */
export async function deliver(text: string, attempt: number, delivery: Delivery): Promise<Outcome> {
  const { consumer, policy, log } = delivery
  const event = parseEvent(text)
  if (event instanceof Error) return setAside(text, null, event, attempt, delivery)
  try {
    const attributes = {
      'site.consumer': consumer,
      'site.attempt': attempt,
      'messaging.message.id': event.id
    }
    const traceparent = delivery.traceparent ?? event.traceparent
    await inConsumerSpan(`process ${event.type}`, traceparent, attributes, () => delivery.handle(event))
    return { kind: 'ack' }
  } catch (error) {
    log.warn({ err: error, consumer, eventId: event.id, attempt }, 'An event could not be handled')
    if (attempt < policy.maxDeliveries) return { kind: 'retry', afterMs: pauseAfter(attempt, policy) }
    return setAside(text, event.id, error, attempt, delivery)
  }
}

async function setAside(
  text: string,
  eventId: string | null,
  cause: unknown,
  attempts: number,
  { consumer, giveUp, log, policy }: Delivery
): Promise<Outcome> {
  try {
    await giveUp({ consumer, eventId, event: text, cause: describe(cause), attempts })
    log.error({ err: cause, consumer, eventId, attempts }, 'An event was set aside as a dead letter')
    return { kind: 'term' }
  } catch (error) {
    // Nowhere to keep it (the database is away): the bus goes on keeping it.
    log.error({ err: error, consumer, eventId }, 'A dead letter could not be kept')
    return { kind: 'retry', afterMs: pauseAfter(attempts, policy) }
  }
}

const pauseAfter = (attempt: number, { backoffMs }: DeliveryPolicy): number =>
  backoffMs[Math.min(attempt, backoffMs.length) - 1] ?? 1_000

const describe = (cause: unknown) =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
