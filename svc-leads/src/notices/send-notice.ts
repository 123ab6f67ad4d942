import { type Database, inTransaction } from '@site/service/database/database'
import type { Clock } from '@site/service/process/clock'
import type { StoredLead } from '../leads/lead-repository.ts'
import { type Answered, type NoticedEvent, SendError, type Sender } from '../senders/sender.ts'
import { type AttemptEnd, endAttempt } from './attempts.ts'
import { markSent, type NoticeKey, releaseNotice } from './notice-repository.ts'
import { withhold } from './withhold.ts'

/**
 * Sends a claimed notice once. What came of the attempt and of the notice is written down in one transaction (DELIVERY-1).
 *
 * @param claimed the attempt that claimNotice began
 * @param onFailure what else becomes of the notice, in that transaction
 * @throws the error of the sender
 */
export async function sendClaimed(
  { db, clock }: { db: Database; clock: Clock },
  sender: Sender,
  claimed: { notice: NoticeKey; attempt: number; lead: StoredLead; event: NoticedEvent },
  onFailure: (trx: Parameters<typeof endAttempt>[0]) => Promise<void> = async () => undefined
): Promise<void> {
  const { notice, attempt, lead, event } = claimed
  const result = await timed(() => sender.send(lead, event))
  const end = describeEnd(result, (text) => withhold(text, lead, sender.secrets))
  await inTransaction(db, async (trx) => {
    await endAttempt(trx, attempt, end)
    if (!result.isFailed) return markSent(trx, notice, clock())
    await releaseNotice(trx, notice, mayHaveArrived(result.error))
    await onFailure(trx)
  })
  if (result.isFailed) throw result.error
}

/** The end of an attempt, with texts as they may be kept. */
export const describeEnd = (result: Timed, shown: (text: string) => string): AttemptEnd => {
  const { durationMs } = result
  if (!result.isFailed) {
    const { status, text } = result.answered
    return { outcome: 'sent', durationMs, status, answer: text === null ? null : shown(text) }
  }
  const { error } = result
  const known = error instanceof SendError ? error : null
  return {
    outcome: 'failed',
    durationMs,
    status: known?.answered?.status ?? null,
    reason: known?.reason ?? 'other',
    error: shown(error instanceof Error ? error.message : String(error)),
    answer: known?.answered?.text ? shown(known.answered.text) : null
  }
}

type Timed = { durationMs: number } & (
  | { isFailed: false; answered: Answered }
  | { isFailed: true; error: unknown }
)

/** Runs a sending; never rejects. */
export async function timed(send: () => Promise<Answered>): Promise<Timed> {
  const begun = performance.now()
  try {
    const answered = await send()
    return { isFailed: false, answered, durationMs: performance.now() - begun }
  } catch (error) {
    return { isFailed: true, error, durationMs: performance.now() - begun }
  }
}

const mayHaveArrived = (error: unknown): boolean => !(error instanceof SendError) || error.mayHaveArrived
