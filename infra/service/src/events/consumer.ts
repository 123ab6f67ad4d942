import type { SiteEvent, SiteEventType } from '@site/contracts/events/events'
import type { Knex } from 'knex'
import { type Database, inTransaction } from '../database/database.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Clock } from '../process/clock.ts'
import type { Bus, Subscription } from './bus.ts'
import { createCounts } from './consumer-counts.ts'
import { keepDeadLetter, recordReceipt } from './inbox.ts'
import { isGivenUp } from './receiver.ts'

export interface ConsumerOptions<Type extends SiteEventType = SiteEventType> {
  bus: Bus
  db: Database
  /** Durable name, unique on the whole bus: 'leads-notify'. Replicas of one service share it. [a-z0-9-], at most 40. */
  name: string
  types: readonly Type[]
  /**
   * Applies the effect, in the transaction that also records the receipt. It rejects on an error that may be temporary. Effects
   * outside the database (a mail) may happen twice after a crash. Make no slow call here: the transaction is open, and with
   * SQLite it uses the only connection.
   */
  handle: (event: Extract<SiteEvent, { type: Type }>, trx: Knex.Transaction) => Promise<void>
  log: Log
  clock: Clock
  metrics?: Metrics
  /** Pauses between deliveries in milliseconds, see delivery.ts. */
  backoffMs?: readonly number[]
  concurrency?: number
}

/**
 * Starts an idempotent consumer: each event takes effect once, however often it is delivered. After five failures, or
 * at once when it cannot be parsed, the event is kept in `dead_letters` and the next ones are handled.
 */
export function startConsumer<Type extends SiteEventType>(
  options: ConsumerOptions<Type>
): Promise<Subscription> {
  const { bus, db, name, log, clock } = options
  const count = createCounts(options.metrics, name)
  return bus.consume({
    name,
    types: options.types,
    ...(options.backoffMs ? { backoffMs: options.backoffMs } : {}),
    ...(options.concurrency ? { concurrency: options.concurrency } : {}),
    async handle(event) {
      if (!isOneOf(event, options.types)) throw new Error(`${name} does not take ${event.type}`)
      // A replayed dead letter of another consumer: this one received the event the first time.
      if (event.replayto !== undefined && event.replayto !== name) return
      const isNew = await count.failures(() =>
        inTransaction(db, async (trx) => {
          if (await isGivenUp(trx, name, event)) return false
          if (!(await recordReceipt(trx, { consumer: name, eventId: event.id, at: clock() }))) return false
          await options.handle(event, trx)
          return true
        })
      )
      count.event(isNew ? 'handled' : 'repeated')
      const { id: eventId, replayid: replayId } = event
      if (replayId === undefined) log.debug({ consumer: name, eventId, isNew }, 'event')
      else log.info({ consumer: name, eventId, replayId, isNew }, 'A dead letter was delivered again')
    },
    async giveUp(letter) {
      await keepDeadLetter(db.knex, { ...letter, consumer: name }, clock())
      count.event('dead')
    }
  })
}

const isOneOf = <Type extends SiteEventType>(
  event: SiteEvent,
  types: readonly Type[]
): event is Extract<SiteEvent, { type: Type }> => types.some((type) => type === event.type)
