import type { SiteEvent, SiteEventType } from '@site/contracts/events/events'
import { type Database, type Executor, inTransaction } from '@site/service/database/database'
import type { Bus, Subscription } from '@site/service/events/bus'
import { createCounts } from '@site/service/events/consumer-counts'
import { givenUp, keepDeadLetter } from '@site/service/events/inbox'
import { parseEvent } from '@site/service/events/parse-event'
import type { Receipt, Receiver } from '@site/service/events/receiver'
import type { Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'

export interface EventSenderDeps {
  bus: Bus
  db: Database
  clock: Clock
  metrics: Metrics
}

/** A consumer with the receivers that know which events it has handled. */
export interface SendingSubscription extends Subscription {
  receivers: Receiver[]
}

type EventOf<Type extends SiteEventType> = Extract<SiteEvent, { type: Type }>

interface EventSenderOptions<Type extends SiteEventType> {
  /** Durable name on the bus. */
  name: string
  type: Type
  /** Pauses between the deliveries of an event, in milliseconds. There is one delivery more than there are pauses. */
  backoffMs: readonly number[]
  /** How long one sending may take before another replica takes over, in milliseconds. */
  claimMs: number
  /** Sends what the event asks for, outside any transaction. It rejects on an error that may pass. */
  send(event: EventOf<Type>): Promise<'handled' | 'repeated'>
  /** Writes down that the event is not tried again, in the transaction that keeps it as a dead letter. */
  giveUp(trx: Executor, event: EventOf<Type>): Promise<void>
  /** Called after that transaction. */
  onGivenUp?: () => void
  /** Of each of these events: 'done' when nothing is left to send, or when a sending was last begun; none: it was not tried yet. */
  progress(trx: Executor, events: EventOf<Type>[]): Promise<Map<string, 'done' | Date>>
}

/**
 * Starts a consumer that sends something for each event of a type: what is to be sent is a row of its own that is claimed, so that a
 * repeated delivery finds what came of it. An event that fails comes again with growing pauses, and ends as a dead letter.
 */
export async function startEventSender<Type extends SiteEventType>(
  { bus, db, clock, metrics }: EventSenderDeps,
  { name, type, backoffMs, claimMs, send, giveUp, onGivenUp, progress }: EventSenderOptions<Type>
): Promise<SendingSubscription> {
  const count = createCounts(metrics, name)
  const isOurs = (event: SiteEvent): event is EventOf<Type> => event.type === type
  const subscription = await bus.consume({
    name,
    types: [type],
    maxDeliveries: backoffMs.length + 1,
    backoffMs,
    async handle(event) {
      if (!isOurs(event)) throw new Error(`${name} does not take ${event.type}`)
      // A dead letter of another consumer is delivered again (`npm run site -- dead-letters`): this one already had the event.
      const isAnothers = event.replayto !== undefined && event.replayto !== name
      count.event(isAnothers ? 'repeated' : await count.failures(() => send(event)))
    },
    async giveUp(letter) {
      await inTransaction(db, async (trx) => {
        await keepDeadLetter(trx, { ...letter, consumer: name }, clock())
        const event = parseEvent(letter.event)
        if (!(event instanceof Error) && isOurs(event)) await giveUp(trx, event)
      })
      count.event('dead')
      onGivenUp?.()
    }
  })
  // The bus delivers the event again within the longest pause; with the time of a sending, that is how long a try is in progress.
  const inProgressMs = Math.max(0, ...backoffMs) + claimMs
  const receiver: Receiver = {
    name,
    types: [type],
    async receipts(trx, events) {
      const ours = events.filter(isOurs)
      const ids = ours.map(({ id }) => id)
      const letters = (await givenUp(trx, name, ids)).map((id) => [id, 'done'] as const)
      const receipts = new Map<string, Receipt>()
      for (const [id, state] of [...(await progress(trx, ours)), ...letters]) {
        const until = state === 'done' ? state : new Date(state.getTime() + inProgressMs)
        if (until === 'done' || until > clock()) receipts.set(id, until)
      }
      return receipts
    }
  }
  return { stop: subscription.stop, receivers: [receiver] }
}
