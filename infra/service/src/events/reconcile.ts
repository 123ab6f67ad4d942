import { messageIdOf, type SiteEvent } from '@site/contracts/events/events'
import type { Executor } from '../database/database.ts'
import { markForCheck, markSettled, type UnsettledRow, unsettledRows } from './outbox.ts'
import { parseEvent } from './parse-event.ts'
import { mustReceive, type Receipt, type Receiver } from './receiver.ts'
import { BATCH, type PublishOptions } from './relay-batches.ts'

/** How old a published event is when its receipts are first asked for, and the first pause after it was published again. */
export const RECEIPT_MS = 2 * 60_000
const LONGEST_PAUSE_MS = 60 * 60_000

export interface ReconcileOptions extends PublishOptions {
  /** Who must have had what this outbox tells; none: nobody, every consumer of it is a watcher. */
  receivers?: readonly Receiver[] | undefined
}

/** What one look at the outbox found. */
export interface Reconciled {
  rows: number
  repeated: number
}

/**
 * Asks the receivers for their receipts of up to 256 events that were published two minutes ago or earlier. An event that
 * all of them are done with is settled and never looked at again. One that a receiver never had was lost between here and
 * there, whatever the bus says: it is published again, to that receiver alone, and again with pauses that grow from two
 * minutes to an hour for as long as there is no receipt. Rejects when the bus refuses.
 */
export async function reconcileBatch(options: ReconcileOptions): Promise<Reconciled> {
  const { db } = options
  if (db.dialect === 'sqlite') return reconcileRows(db.knex, options)
  return db.knex.transaction((trx) => reconcileRows(trx, options), { isolationLevel: 'read committed' })
}

async function reconcileRows(trx: Executor, options: ReconcileOptions): Promise<Reconciled> {
  const { db, log, clock } = options
  const now = clock()
  const publishedBefore = new Date(now.getTime() - RECEIPT_MS)
  const rows = await unsettledRows(trx, { publishedBefore, now, limit: BATCH }, db.dialect === 'mysql')
  const verdicts = await judge(trx, rows, options.receivers ?? [])
  await markSettled(
    trx,
    verdicts.filter(({ missing, until }) => missing.length === 0 && !until).map(({ row }) => row.seq),
    now
  )
  const repeated: string[] = []
  for (const { row, event, missing, until } of verdicts) {
    if (missing.length > 0 && event) {
      const repeats = row.repeats + 1
      for (const receiver of missing) await repeat(event, receiver.name, repeats, options)
      await markForCheck(trx, row.seq, { at: new Date(now.getTime() + pauseAfter(repeats)), repeats })
      repeated.push(event.id)
    } else if (until) {
      await markForCheck(trx, row.seq, { at: until, repeats: row.repeats })
    }
  }
  if (repeated.length > 0)
    log.warn(
      { repeated: repeated.length, eventIds: repeated.slice(0, 10) },
      'Events without a receipt were published again'
    )
  return { rows: rows.length, repeated: repeated.length }
}

interface Verdict {
  row: UnsettledRow
  event: SiteEvent | null
  /** Receivers that never had it. */
  missing: Receiver[]
  /** When the first of those that have it in hand may be asked again. */
  until: Date | null
}

async function judge(
  trx: Executor,
  rows: UnsettledRow[],
  receivers: readonly Receiver[]
): Promise<Verdict[]> {
  const verdicts = rows.map((row): Verdict => {
    const event = parseEvent(row.event)
    // What is no event was set aside when it should have been published: a dead letter, and done with.
    return { row, event: event instanceof Error ? null : event, missing: [], until: null }
  })
  for (const receiver of receivers) {
    const mine = verdicts.flatMap((verdict) =>
      verdict.event && mustReceive(receiver, verdict.event) ? [{ verdict, event: verdict.event }] : []
    )
    if (mine.length === 0) continue
    const receipts = await receiver.receipts(
      trx,
      mine.map(({ event }) => event)
    )
    for (const { verdict, event } of mine) note(verdict, receiver, receipts.get(event.id))
  }
  return verdicts
}

function note(verdict: Verdict, receiver: Receiver, receipt: Receipt | undefined): void {
  if (receipt === undefined) verdict.missing.push(receiver)
  else if (receipt !== 'done' && (!verdict.until || receipt < verdict.until)) verdict.until = receipt
}

/** Under another message id: the bus drops what it has seen in the last ten minutes, kept or lost. */
function repeat(
  event: SiteEvent,
  receiver: string,
  repeats: number,
  { bus }: ReconcileOptions
): Promise<void> {
  return bus.publish({ ...event, replayto: receiver }, `${messageIdOf(event)}.${receiver}.${repeats}`)
}

const pauseAfter = (repeats: number): number => Math.min(RECEIPT_MS * 2 ** repeats, LONGEST_PAUSE_MS)
