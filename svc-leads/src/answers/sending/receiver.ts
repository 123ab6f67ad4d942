import { toDate } from '@site/service/database/database'
import type { Subscription } from '@site/service/events/bus'
import { givenUp } from '@site/service/events/inbox'
import type { Receipt, Receiver } from '@site/service/events/receiver'
import type { Clock } from '@site/service/process/clock'
import { leadMessagesTable } from '../../tables/answer-tables.ts'
import { CLAIM_MS } from './claim.ts'

/** A consumer of written answers, with the receiver that knows which events it has handled. */
export interface AnswerSubscription extends Subscription {
  receivers: Receiver[]
}

/**
 * Tells the relay what became of each written answer: it is done when its message was sent, has failed or is gone, or a newer event has
 * it sent; while its tries go on it is in progress.
 */
export const sendingReceiver = (name: string, clock: Clock, backoffMs: readonly number[]): Receiver => ({
  name,
  types: ['site.answer-written'],
  async receipts(trx, events) {
    const written = events.filter((event) => event.type === 'site.answer-written')
    const letters = new Set(
      await givenUp(
        trx,
        name,
        written.map(({ id }) => id)
      )
    )
    const rows = await leadMessagesTable(trx).whereIn(
      'id',
      written.map(({ data }) => data.messageId)
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    const inProgressMs = Math.max(0, ...backoffMs) + CLAIM_MS
    const receipts = new Map<string, Receipt>()
    for (const { id, data } of written) {
      const row = byId.get(data.messageId)
      if (!row || row.event_id !== id || row.state !== 'waiting' || letters.has(id)) receipts.set(id, 'done')
      else if (row.tried_at !== null) {
        const until = new Date(toDate(row.tried_at).getTime() + inProgressMs)
        if (until > clock()) receipts.set(id, until)
      }
    }
    return receipts
  }
})
