import type { SiteEvent } from '@site/contracts/events/events'
import type { Log } from '../observability/log.ts'
import { inConsumerSpan } from '../observability/tracing.ts'
import { parseEvent } from './parse-event.ts'

/** An event that a consumer has given up on, as stored in `dead_letters`. */
export interface DeadLetter {
  consumer: string
  /** null when the message is not even an event. */
  eventId: string | null
  /** The message as it was received. */
  event: string
  cause: string
  attempts: number
}

export interface DeliveryPolicy {
  /** Deliveries before the consumer gives up on an event. */
  maxDeliveries: number
  /** Pause after the first, second… failure, in milliseconds; the last one also serves for any further. */
  backoffMs: readonly number[]
}

export const DEFAULT_POLICY: DeliveryPolicy = { maxDeliveries: 5, backoffMs: [1_000, 5_000, 30_000, 120_000] }

/** What the bus does with the message: acknowledge it, stop delivering it, or deliver it again after a pause. */
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
 * Handles one delivered message, the same way on every bus. After a failure the message is to be delivered again, with a growing
 * pause; after the last allowed failure it is set aside as a dead letter. A message that cannot be parsed is set aside at once.
 * Never rejects. `attempt` counts deliveries from 1.
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
    // The database is unavailable, so the bus keeps the message.
    log.error({ err: error, consumer, eventId }, 'A dead letter could not be kept')
    return { kind: 'retry', afterMs: pauseAfter(attempts, policy) }
  }
}

const pauseAfter = (attempt: number, { backoffMs }: DeliveryPolicy): number =>
  backoffMs[Math.min(attempt, backoffMs.length) - 1] ?? 1_000

const describe = (cause: unknown) =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
