import { type Executor, toDatabaseDate, toDate } from '@site/service/database/database'
import { revisionsTable } from '@site/service/database/shared-tables'
import { HttpError, tooManyRequests } from '@site/service/http/errors'
import type { Log } from '@site/service/observability/log'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import { escapeLike } from '../../leads/contains.ts'
import { leadMessagesTable } from '../../tables/answer-tables.ts'
import { sentences } from '../thread/sentences.ts'

export interface AnswerLimits {
  /** E-mails of the team that one address gets in 24 hours. */
  perAddressPerDay: number
  /** Receipts that one address gets in 24 hours. */
  receiptsPerAddressPerDay: number
  /** E-mails to all visitors in an hour, receipts included, which get half of it at most: a flood of forms keeps nobody from answering. */
  perHourInAll: number
}

export type AnswerGate = (
  trx: Executor,
  emailKey: string,
  kind: 'answer' | 'receipt',
  now: Date
) => Promise<void>

/** 429: too many e-mails went to one address in a day, or to all in an hour. */
export class AnswerLimitError extends HttpError {
  readonly limit: 'address' | 'all'

  constructor(limit: 'address' | 'all', secondsLeft: number, message: string) {
    super(tooManyRequests(secondsLeft, message))
    this.limit = limit
  }
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Creates the check that keeps the site from flooding an address, or everybody (ANSWER-5): it is made in the transaction that stores
 * the message. Messages are counted in the database, and one transaction counts after another, so the limits hold for all replicas together.
 *
 * It throws AnswerLimitError in French, with the seconds until the oldest message counts no more.
 */
export function createAnswerGate(deps: { limits: AnswerLimits; metrics: Metrics; log: Log }): AnswerGate {
  const { limits, log } = deps
  const refusedTotal = counterOf(deps.metrics, {
    name: 'answers_refused_total',
    help: 'E-mails to visitors that were not taken, by the limit: those of one address in a day, or of all in an hour.',
    labelNames: ['limit', 'kind']
  })
  return async (trx, emailKey, kind, now) => {
    await revisionsTable(trx).where({ name: 'answers', slot: 0 }).increment('revision', 1)
    const refuse = (limit: 'address' | 'all', secondsLeft: number, message: string) => {
      refusedTotal.inc({ limit, kind })
      log.warn({ limit, kind }, 'An e-mail to a visitor was refused: too many were written')
      return new AnswerLimitError(limit, secondsLeft, message)
    }

    const ofAll = await countSince(trx, now, HOUR_MS)
    if (ofAll.count >= (kind === 'receipt' ? Math.floor(limits.perHourInAll / 2) : limits.perHourInAll))
      throw refuse('all', ofAll.secondsLeft, sentences.allFull(ofAll.count))
    const ofAddress = await countSince(trx, now, DAY_MS, { emailKey, kind })
    if (ofAddress.count >= (kind === 'receipt' ? limits.receiptsPerAddressPerDay : limits.perAddressPerDay))
      throw refuse('address', ofAddress.secondsLeft, sentences.addressFull(ofAddress.count))
  }
}

/** What surely did not reach an address is not counted against it. */
const ARRIVED = "not (state = 'failed' and coalesce(failure, '') <> 'unconfirmed')"

/**
 * What goes to the mailbox of an address, as SQL: 'a+1@host' and 'a+2@host' are the mailbox of 'a@host'. In the order of the index, what
 * follows 'a+' ends before 'a,'.
 */
function inMailboxOf(emailKey: string): [string, string[]] {
  const at = emailKey.lastIndexOf('@')
  const [local, host] = [emailKey.slice(0, at).replace(/\+.*$/, ''), emailKey.slice(at)]
  return [
    "(email_key = ? or (email_key > ? and email_key < ? and email_key like ? escape '!'))",
    [`${local}${host}`, `${local}+`, `${local},`, `%${escapeLike(host)}`]
  ]
}

/** How many e-mails left within `windowMs`, and in how many seconds the oldest of them is older than that. */
async function countSince(
  trx: Executor,
  now: Date,
  windowMs: number,
  ofAddress?: { emailKey: string; kind: 'answer' | 'receipt' }
): Promise<{ count: number; secondsLeft: number }> {
  const messages = leadMessagesTable(trx)
  if (ofAddress) {
    const { kind, emailKey } = ofAddress
    messages
      .where({ kind })
      .whereRaw(...inMailboxOf(emailKey))
      .whereRaw(ARRIVED)
  }
  const row = await messages
    .whereNot({ kind: 'reply' })
    .where('written_at', '>', toDatabaseDate(new Date(now.getTime() - windowMs)))
    // A read that locks sees what others have committed since this transaction began.
    .forUpdate()
    .count({ total: '*' })
    .min({ oldest: 'written_at' })
    .first()
  const oldest = row?.oldest == null ? now : toDate(row.oldest)
  return {
    count: Number(row?.total ?? 0),
    secondsLeft: (oldest.getTime() + windowMs - now.getTime()) / 1000
  }
}
