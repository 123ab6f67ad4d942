import type { Knex } from 'knex'
import type { Metrics } from '../observability/metrics.ts'
import { pruneReceipts } from './inbox.ts'
import { prunePublished } from './outbox.ts'
import { type ReconcileOptions, reconcileBatch } from './reconcile.ts'
import { BATCH, publishBatch, repeatRecent } from './relay-batches.ts'
import { createRelayMetrics } from './relay-metrics.ts'

const SWEEP_MS = 1_000
/** Metrics are read four times a minute (infra/deploy/observability): to count more often only occupies the database. */
const MEASURE_EVERY_MS = 5_000
const MAX_BACKOFF_MS = 10_000
const DAY_MS = 86_400_000
/** Published events stay in the outbox, to fill a lost stream again. Receipts are kept longer than events are anywhere. */
const OUTBOX_DAYS = 3
const INBOX_DAYS = 30
const PRUNE_EVERY_MS = 3_600_000
const RECONCILE_EVERY_MS = 10_000

export interface Relay {
  start(): void
  /** Tells that an event was committed: it is published now rather than at the next sweep. Never throws. */
  notify(): void
  /** Resolves when the current batch is done. */
  stop(): Promise<void>
}

export interface RelayOptions extends ReconcileOptions {
  metrics?: Metrics
  /** How often the outbox is checked when nobody notifies the relay, and measured, in milliseconds. */
  sweepMs?: number
}

/**
 * Publishes the events of the outbox. No error ends it: it logs, waits a little longer each time, and goes on. At the start and
 * after each reconnection it publishes again the events of the last five minutes (NATS may sync to disk only once a minute) and
 * those older than the bus's store (it was wiped, or was in the memory of a process that restarted); every ten seconds, those that
 * its receivers should have received for two minutes and have not (reconcile.ts).
 */
export function createRelay(options: RelayOptions): Relay {
  const { db, bus, log, clock } = options
  const gauges = createRelayMetrics(options.metrics)
  let isRunning = false
  let mustRepeat = true
  let isNotified = false
  let failures = 0
  let nextMeasure = 0
  let nextPrune = 0
  let nextReconcile = 0
  let wake = () => undefined
  let loop: Promise<void> | undefined

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const turn = async (wasNotified: boolean): Promise<void> => {
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
      for (let isExpected = wasNotified; isRunning && found === BATCH; isExpected = true)
        found = await publishBatch(options, isExpected)
      await reconcile(clock().getTime())
    }
    await maintain(clock().getTime())
  }

  const reconcile = async (now: number): Promise<void> => {
    if (now < nextReconcile) return
    const { rows, repeated } = await reconcileBatch(options)
    gauges.repeated(repeated)
    // The next batch follows at once when this one was full and all of it was confirmed; otherwise it waits.
    if (rows < BATCH || repeated > 0) nextReconcile = now + RECONCILE_EVERY_MS
  }

  /** Measures and prunes from time to time only, so that a burst of notifications only publishes. */
  const maintain = async (now: number): Promise<void> => {
    if (now >= nextMeasure) {
      nextMeasure = now + (options.sweepMs ?? MEASURE_EVERY_MS)
      await gauges.measure(db.knex, clock)
    }
    if (now >= nextPrune) {
      await prune(db.knex, clock())
      nextPrune = now + PRUNE_EVERY_MS
    }
  }

  const run = async (): Promise<void> => {
    while (isRunning) {
      const wasNotified = isNotified
      isNotified = false
      try {
        await turn(wasNotified)
        failures = 0
      } catch (error) {
        failures += 1
        gauges.failure()
        log.error({ err: error, failures }, 'The relay failed and will try again')
      }
      const sweepMs = options.sweepMs ?? SWEEP_MS
      const wait = failures === 0 ? sweepMs : Math.min(sweepMs * 2 ** (failures - 1), MAX_BACKOFF_MS)
      if (isRunning && !(isNotified && failures === 0)) await pause(wait)
    }
  }

  bus.onReconnect(() => {
    mustRepeat = true
    failures = 0
    isNotified = true
    wake()
  })

  return {
    start() {
      if (isRunning) return
      isRunning = true
      loop = run()
    },
    notify() {
      isNotified = true
      if (failures === 0) wake()
    },
    async stop() {
      isRunning = false
      wake()
      await loop
    }
  }
}

async function prune(knex: Knex, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  while ((await prunePublished(knex, before(OUTBOX_DAYS), 1_000)) === 1_000);
  await pruneReceipts(knex, before(INBOX_DAYS))
}
