import { messageIdOf, type SiteEvent } from '@site/contracts/events/events'
import type { Executor } from '../database/database.ts'
import { markConfirmed, markForCheck, type UnconfirmedRow, unconfirmedRows } from './outbox.ts'
import { parseEvent } from './parse-event.ts'
import { mustReceive, type Receipt, type Receiver } from './receiver.ts'
import { BATCH, type PublishOptions } from './relay-batches.ts'

/** How old a published event is when its receipts are first checked, and the first pause after it was published again. */
export const RECEIPT_MS = 2 * 60_000
const LONGEST_PAUSE_MS = 60 * 60_000

export interface ReconcileOptions extends PublishOptions {
  /** The consumers that must receive the events of this outbox. Without it, all its consumers are watchers. */
  receivers?: readonly Receiver[] | undefined
}

/** The result of checking one batch. */
export interface Reconciled {
  rows: number
  repeated: number
}

/**
 * Asks the receivers for their receipts of up to 256 events that were published two minutes ago or earlier. An event that all
 * of them are done with is confirmed and never checked again. One that a receiver never received was lost on the way, whatever
 * the bus reports: it is published again, to that receiver alone, and again with pauses that grow from two minutes to an hour for
 * as long as there is no receipt. Rejects when the bus refuses an event.
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
  const rows = await unconfirmedRows(trx, { publishedBefore, now, limit: BATCH }, db.dialect === 'mysql')
  const statuses = await checkRows(trx, rows, options.receivers ?? [])
  await markConfirmed(
    trx,
    statuses.filter(({ missing, until }) => missing.length === 0 && !until).map(({ row }) => row.seq),
    now
  )
  const repeated: string[] = []
  for (const { row, event, missing, until } of statuses) {
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

interface RowStatus {
  row: UnconfirmedRow
  event: SiteEvent | null
  /** Receivers that never received it. */
  missing: Receiver[]
  /** When to ask again the first of the receivers that are still handling it. */
  until: Date | null
}

async function checkRows(
  trx: Executor,
  rows: UnconfirmedRow[],
  receivers: readonly Receiver[]
): Promise<RowStatus[]> {
  const statuses = rows.map((row): RowStatus => {
    const event = parseEvent(row.event)
    // A row that is not an event became a dead letter when it should have been published: nobody waits for it.
    return { row, event: event instanceof Error ? null : event, missing: [], until: null }
  })
  for (const receiver of receivers) {
    const mine = statuses.flatMap((status) =>
      status.event && mustReceive(receiver, status.event) ? [{ status, event: status.event }] : []
    )
    if (mine.length === 0) continue
    const receipts = await receiver.receipts(
      trx,
      mine.map(({ event }) => event)
    )
    for (const { status, event } of mine) note(status, receiver, receipts.get(event.id))
  }
  return statuses
}

function note(status: RowStatus, receiver: Receiver, receipt: Receipt | undefined): void {
  if (receipt === undefined) status.missing.push(receiver)
  else if (receipt !== 'done' && (!status.until || receipt < status.until)) status.until = receipt
}

/** Publishes under another message id, as the bus drops the ids of the last ten minutes, even where it has lost the event. */
function repeat(
  event: SiteEvent,
  receiver: string,
  repeats: number,
  { bus }: ReconcileOptions
): Promise<void> {
  return bus.publish({ ...event, replayto: receiver }, `${messageIdOf(event)}.${receiver}.${repeats}`)
}

const pauseAfter = (repeats: number): number => Math.min(RECEIPT_MS * 2 ** repeats, LONGEST_PAUSE_MS)
