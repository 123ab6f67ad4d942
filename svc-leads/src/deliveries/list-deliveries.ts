import type { DeliveriesPage, DeliveryState } from '@site/contracts/deliveries/deliveries'
import type { deliveryOperations } from '@site/contracts/operations/table/deliveries'
import type { Executor } from '@site/service/database/database'
import type { Conditions } from '@site/service/database/table'
import { decodeCursor, encodeCursor } from '@site/service/http/cursor'
import type { z } from 'zod'
import { findHeldReceipt } from '../notices/held-receipts.ts'
import { leadNoticesTable } from '../tables/tables.ts'
import { presentDeliveries } from './present-delivery.ts'

type DeliveriesQuery = z.output<NonNullable<typeof deliveryOperations.listDeliveries.query>>
type NoticeQuery = Conditions<typeof leadNoticesTable.columns>

/**
 * A page of what was sent about leads, newest first, and, where that is wanted, how much waits and failed in all; of one lead also the receipt
 * that its visitor did not get.
 *
 * @throws HttpError 400 for a cursor that is not one of ours
 */
export async function listDeliveries(
  executor: Executor,
  { state, channel, leadId, counts, limit, cursor }: DeliveriesQuery,
  known: { channels: readonly string[]; now: Date }
): Promise<DeliveriesPage> {
  const query = leadNoticesTable(executor)
    .where('channel', '<>', 'none')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (state) inState(query, state)
  if (channel) query.where('channel', channel as 'email')
  if (leadId) query.where({ lead_id: leadId })
  if (cursor !== undefined) query.where('id', '<', decodeCursor(cursor, 1)[0] ?? 0)
  const found = await query
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const heldReceipt = leadId && (await findHeldReceipt(executor, leadId))
  return {
    deliveries: await presentDeliveries(executor, rows, known),
    next: last && found.length > rows.length ? encodeCursor([last.id]) : null,
    ...(counts === 'yes' && {
      counts: { waiting: await countIn(executor, 'waiting'), failed: await countIn(executor, 'failed') }
    }),
    ...(heldReceipt && { heldReceipt })
  }
}

/** How many notices are in a state, of one channel or of all. */
export async function countIn(executor: Executor, state: DeliveryState, channel?: string): Promise<number> {
  const query = leadNoticesTable(executor)
  inState(query, state)
  if (channel === undefined) query.where('channel', '<>', 'none')
  else query.where('channel', channel as 'email')
  const counted = await query.count({ total: '*' }).first()
  return Number(counted?.total ?? 0)
}

function inState(query: NoticeQuery, state: DeliveryState): void {
  if (state === 'sent') query.whereNotNull('sent_at')
  else if (state === 'waiting') query.whereNull('sent_at').whereNull('given_up_at')
  else query.whereNotNull('given_up_at').whereNull('sent_at')
}
