import type { SiteEvent, SiteEventType } from '@site/contracts/events/events'
import type { Executor } from '../database/database.ts'
import { givenUp, receiptsOf } from './inbox.ts'

/** 'done': it took effect, or is a dead letter, or never will matter. A date: it is in hand, ask again then. */
export type Receipt = 'done' | Date

/**
 * A consumer that must have every event of its types, and keeps its receipts in the database of their producer: the relay
 * publishes again what it has no receipt of (reconcile.ts).
 */
export interface Receiver {
  name: string
  types: readonly SiteEventType[]
  /** What became of each event, by its id. What is missing from the answer never came here. */
  receipts(trx: Executor, events: SiteEvent[]): Promise<Map<string, Receipt>>
}

/** Must this consumer have had this event? What was addressed to another (a replayed dead letter) is not for it. */
export const mustReceive = ({ name, types }: Receiver, event: SiteEvent): boolean =>
  types.includes(event.type) && (event.replayto === undefined || event.replayto === name)

/** A consumer of startConsumer: its receipts are its rows of the inbox, and its dead letters. */
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
 * Is this a repeat, addressed to a consumer for want of its receipt, of what it has given up meanwhile? It then stays the
 * one dead letter that it is.
 */
export const isGivenUp = async (trx: Executor, consumer: string, event: SiteEvent): Promise<boolean> =>
  event.replayto === consumer &&
  event.replayid === undefined &&
  (await givenUp(trx, consumer, [event.id])).length > 0
