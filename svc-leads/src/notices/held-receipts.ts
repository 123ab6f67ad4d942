import { type HeldReceipt, RECEIPT_LIMITS } from '@site/contracts/deliveries/deliveries'
import { type Executor, toDatabaseDate, toDate } from '@site/service/database/database'
import { noticeAttemptsTable } from '../tables/delivery-tables.ts'

const heldReceipts = (executor: Executor, leadId: number) =>
  noticeAttemptsTable(executor).where({ lead_id: leadId, channel: 'receipt' })

/** Writes down that the visitor of a lead gets no receipt, and which limit held it back; once for a lead (ANSWER-20). */
export async function holdReceipt(
  trx: Executor,
  leadId: number,
  limit: HeldReceipt['limit'],
  at: Date
): Promise<void> {
  if (await heldReceipts(trx, leadId).first()) return
  await noticeAttemptsTable(trx).insert({
    channel: 'receipt',
    lead_id: leadId,
    at: toDatabaseDate(at),
    outcome: 'failed',
    reason: `held-${limit}`
  })
}

/** The receipt that the visitor of a lead did not get; undefined where none was held back. */
export async function findHeldReceipt(executor: Executor, leadId: number): Promise<HeldReceipt | undefined> {
  const row = await heldReceipts(executor, leadId).first()
  const limit = RECEIPT_LIMITS.find((one) => row?.reason === `held-${one}`)
  return row && limit && { at: toDate(row.at).toISOString(), limit }
}
