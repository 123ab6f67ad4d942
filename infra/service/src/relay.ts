import type { Knex } from 'knex'
import type { Bus } from './bus.ts'
import type { Clock } from './clock.ts'
import { type Database, type Executor, toDate } from './database.ts'
import { keepDeadLetter, pruneReceipts } from './inbox.ts'
import type { Log } from './log.ts'
import { counterOf, gaugeOf, type Metrics } from './metrics.ts'
import {
  markPublished,
  type OutboxRow,
  outboxBacklog,
  prunePublished,
  rowsToRepeat,
  unpublishedRows
} from './outbox.ts'
import { parseEvent } from './parse-event.ts'

const BATCH = 256
const IN_FLIGHT = 32
const SWEEP_MS = 1_000
const MAX_BACKOFF_MS = 10_000
const REPEAT_MS = 5 * 60_000
const DAY_MS = 86_400_000
/** The outbox keeps what it published, to be able to fill a lost stream again. Receipts outlive everything. */
const OUTBOX_DAYS = 3
const INBOX_DAYS = 30
const PRUNE_EVERY_MS = 3_600_000

export interface Relay {
  start(): void
  /** Something was committed: publish now rather than at the next sweep. Never throws. */
  nudge(): void
  /** Resolves when the batch in hand is done. */
  stop(): Promise<void>
}

export interface RelayOptions {
  db: Database
  bus: Bus
  log: Log
  clock: Clock
  metrics?: Metrics
  /** Pause between looks at the outbox when nobody nudges, in milliseconds. */
  sweepMs?: number
}

/**
 * Publishes what the outbox holds. It outlives every error: it logs, waits a little longer each time, and goes on. On
 * start and on each reconnection it publishes again what it published in the last five minutes (NATS syncs to disk once
 * a minute) and what is older than the bus's store (it was wiped, or the process that held it in memory restarted).
 */
export function createRelay(options: RelayOptions): Relay {
  const { db, bus, log, clock } = options
  const gauges = createGauges(options.metrics)
  let isRunning = false
  let mustRepeat = true
  let isNudged = false
  let failures = 0
  let nextPrune = 0
  let wake = () => {}
  let loop: Promise<void> | undefined

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const turn = async (): Promise<void> => {
    if (bus.isReady()) {
      if (mustRepeat) {
        mustRepeat = false
        try {
          await repeatRecent(options)
        } catch (error) {
          mustRepeat = true
          throw error
        }
      }
      let found = BATCH
      while (isRunning && found === BATCH) found = await publishBatch(options)
    }
    await gauges.measure(db.knex, clock)
    if (clock().getTime() >= nextPrune) {
      await prune(db.knex, clock())
      nextPrune = clock().getTime() + PRUNE_EVERY_MS
    }
  }

  const run = async (): Promise<void> => {
    while (isRunning) {
      isNudged = false
      try {
        await turn()
        failures = 0
      } catch (error) {
        failures += 1
        gauges.failure()
        log.error({ err: error, failures }, 'The relay failed and will try again')
      }
      const sweepMs = options.sweepMs ?? SWEEP_MS
      const wait = failures === 0 ? sweepMs : Math.min(sweepMs * 2 ** (failures - 1), MAX_BACKOFF_MS)
      if (isRunning && !(isNudged && failures === 0)) await pause(wait)
    }
  }

  bus.onReconnect(() => {
    mustRepeat = true
    failures = 0
    isNudged = true
    wake()
  })

  return {
    start() {
      if (isRunning) return
      isRunning = true
      loop = run()
    },
    nudge() {
      isNudged = true
      if (failures === 0) wake()
    },
    async stop() {
      isRunning = false
      wake()
      await loop
    }
  }
}

/** Publishes one batch and marks what was stored; gives the number of rows found. Rejects when any could not be sent. */
async function publishBatch(options: RelayOptions): Promise<number> {
  const { db, clock } = options
  if (db.dialect === 'sqlite') {
    // The only connection must not wait for the bus; the only process needs no lock.
    const rows = await unpublishedRows(db.knex, BATCH, false)
    return finishBatch(db.knex, rows, await publishRows(db.knex, rows, options), clock)
  }
  // READ COMMITTED: under REPEATABLE READ the lock would also cover the gap in which new events are inserted.
  const found = await db.knex.transaction(
    async (trx) => {
      const rows = await unpublishedRows(trx, BATCH, true)
      const published = await publishRows(trx, rows, options)
      await markPublished(trx, published.seqs, clock())
      return { rows, published }
    },
    { isolationLevel: 'read committed' }
  )
  if (found.published.error !== undefined) throw found.published.error
  return found.rows.length
}

async function finishBatch(
  knex: Knex,
  rows: OutboxRow[],
  published: Published,
  clock: Clock
): Promise<number> {
  await markPublished(knex, published.seqs, clock())
  if (published.error !== undefined) throw published.error
  return rows.length
}

interface Published {
  seqs: number[]
  error?: unknown
}

/** Publishes rows with up to 32 in flight. After a first failure no new one is sent: the bus is away. */
async function publishRows(trx: Executor, rows: OutboxRow[], options: RelayOptions): Promise<Published> {
  const published: Published = { seqs: [] }
  const queue = rows.values()
  const worker = async () => {
    for (const row of queue) {
      if (published.error !== undefined) return
      try {
        await publishRow(trx, row, options)
        published.seqs.push(row.seq)
      } catch (error) {
        published.error = error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(IN_FLIGHT, rows.length) }, worker))
  return published
}

async function publishRow(trx: Executor, row: OutboxRow, { bus, clock, log }: RelayOptions): Promise<void> {
  const event = parseEvent(row.event)
  if (!(event instanceof Error)) return bus.publish(event)
  // Written by another version of the service: no consumer could read it either, and it must not block the others.
  log.error({ err: event, seq: row.seq }, 'An outbox row is not an event and was set aside')
  const letter = { consumer: 'relay', eventId: null, event: row.event, cause: event.message, attempts: 1 }
  await keepDeadLetter(trx, letter, clock())
}

async function repeatRecent(options: RelayOptions): Promise<void> {
  const { db, bus, clock, log } = options
  const now = clock()
  const range = { since: new Date(now.getTime() - REPEAT_MS), storeBegan: bus.keepsSince(), limit: BATCH }
  let afterSeq = 0
  let repeated = 0
  for (;;) {
    const rows = await rowsToRepeat(db.knex, { ...range, afterSeq })
    const last = rows.at(-1)
    if (!last) break
    const published = await publishRows(db.knex, rows, options)
    if (published.error !== undefined) throw published.error
    // What the store had lost is in it from now on. The others keep their date, or they would be repeated for ever.
    const lost = rows.filter((row) => range.storeBegan && toDate(row.published_at) < range.storeBegan)
    await markPublished(
      db.knex,
      lost.map((row) => row.seq),
      now
    )
    repeated += rows.length
    afterSeq = last.seq
  }
  if (repeated > 0) log.info({ repeated }, 'Published recent events again')
}

async function prune(knex: Knex, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  while ((await prunePublished(knex, before(OUTBOX_DAYS), 1_000)) === 1_000);
  await pruneReceipts(knex, before(INBOX_DAYS))
}

function createGauges(metrics: Metrics | undefined) {
  if (!metrics) return { failure() {}, async measure() {} }
  const backlog = gaugeOf(metrics, { name: 'outbox_backlog', help: 'Events not published yet.' })
  const lag = gaugeOf(metrics, {
    name: 'outbox_lag_seconds',
    help: 'Age of the oldest event not published yet.'
  })
  const failures = counterOf(metrics, {
    name: 'relay_failures_total',
    help: 'Turns of the relay that failed.'
  })
  return {
    failure: () => failures.inc(),
    async measure(knex: Knex, clock: Clock) {
      const { count, oldest } = await outboxBacklog(knex)
      backlog.set(count)
      lag.set(oldest === null ? 0 : Math.max(0, (clock().getTime() - toDate(oldest).getTime()) / 1000))
    }
  }
}
