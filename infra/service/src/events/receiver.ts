import type { SiteEvent, SiteEventType } from '@site/contracts/events/events'
import type { Executor } from '../database/database.ts'
import { givenUp, receiptsOf } from './inbox.ts'

/** 'done': the event took effect, is a dead letter, or no longer matters. A date: it is in progress, ask again then. */
export type Receipt = 'done' | Date

/**
 * A consumer that must receive every event of its types, and keeps its receipts in the database of their producer: the relay
 * publishes an event again when its receipt is missing (reconcile.ts).
 */
export interface Receiver {
  name: string
  types: readonly SiteEventType[]
  /** The receipt of each event, by its id. An event without one was never received. */
  receipts(trx: Executor, events: SiteEvent[]): Promise<Map<string, Receipt>>
}

/** Must this consumer receive this event? One that is addressed to another (a replayed dead letter) is not for it. */
export const mustReceive = ({ name, types }: Receiver, event: SiteEvent): boolean =>
  types.includes(event.type) && (event.replayto === undefined || event.replayto === name)

/** The receiver for a consumer of startConsumer: its receipts are its rows of the inbox, and its dead letters. */
export const inboxReceiver = (name: string, types: readonly SiteEventType[]): Receiver => ({
  name,
  types,
  async receipts(trx, events) {
    const ids = events.map(({ id }) => id)
    const done = [...(await receiptsOf(trx, name, ids)), ...(await givenUp(trx, name, ids))]
    return new Map(done.map((id) => [id, 'done' as const]))
  }
})

/**
 * Is this an event that was published again because a receipt was missing, while the consumer has given up on it meanwhile? It
 * then stays the dead letter that it is.
 */
export const isGivenUp = async (trx: Executor, consumer: string, event: SiteEvent): Promise<boolean> =>
  event.replayto === consumer &&
  event.replayid === undefined &&
  (await givenUp(trx, consumer, [event.id])).length > 0
