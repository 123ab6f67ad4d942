import type { FailureReason } from '@site/contracts/deliveries/deliveries'
import { DELIVERY_DAYS } from '@site/contracts/site/retention'
import { type Executor, toDatabaseDate } from '@site/service/database/database'
import { noticeAttemptsTable } from '../tables/delivery-tables.ts'
import type { Channel } from '../tables/tables.ts'

/** What is kept of an answer, in bytes. */
export const ANSWER_BYTES = 1_024
const ERROR_LENGTH = 300

/** Writes down that an attempt begins, so that one which a crash ends is known too. Returns its number. */
export async function beginAttempt(
  trx: Executor,
  { channel, leadId, reminderId }: { channel: Channel; leadId: number | null; reminderId?: string },
  at: Date
): Promise<number> {
  const [id = 0] = await noticeAttemptsTable(trx).insert({
    channel,
    lead_id: leadId,
    reminder_id: reminderId ?? null,
    at: toDatabaseDate(at),
    outcome: 'sending'
  })
  return id
}

/** How an attempt ended. Texts have been through `withhold`. */
export interface AttemptEnd {
  outcome: 'sent' | 'failed'
  durationMs: number
  status: number | null
  reason?: FailureReason
  error?: string
  answer: string | null
}

/** Writes down how an attempt ended; does nothing when its lead is gone. */
export async function endAttempt(trx: Executor, id: number, end: AttemptEnd): Promise<void> {
  await noticeAttemptsTable(trx)
    .where({ id })
    .update({
      outcome: end.outcome,
      duration_ms: Math.round(end.durationMs),
      status: end.status,
      reason: end.reason ?? null,
      error: end.error?.slice(0, ERROR_LENGTH) ?? null,
      answer: end.answer === null ? null : firstBytes(end.answer)
    })
}

/** Deletes the attempts of more than DELIVERY_DAYS ago (DELIVERY-2). Returns how many. */
export const purgeAttempts = (executor: Executor, now: Date): Promise<number> =>
  noticeAttemptsTable(executor)
    .where('at', '<', toDatabaseDate(new Date(now.getTime() - DELIVERY_DAYS * 86_400_000)))
    .delete()

/** The first kilobyte of a text, without half a character at its end. */
const firstBytes = (text: string): string =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, ANSWER_BYTES), { stream: true })
