import type { Database } from '@site/service/database/database'
import { createCounts } from '@site/service/events/consumer-counts'
import type { Log } from '@site/service/observability/log'
import type { Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import { findLead } from '../leads/lead-repository.ts'
import { BACKOFF_MS } from '../notices/channel.ts'
import { sendClaimed } from '../notices/send-notice.ts'
import type { Channel } from '../tables/tables.ts'
import { claimDue, type DueNotice, dueNotices, settleFailure } from './due-notices.ts'
import { FAN_OUT } from './fan-out.ts'
import { type CallReceiver, listReceivers } from './receiver-repository.ts'
import { type CallMeans, createReceiverSender } from './receiver-sender.ts'

/** How often what is due is looked for, in milliseconds. */
const SWEEP_MS = 1_000
/** Calls under way to one receiver from one replica: a receiver that hangs takes no more, and nothing from the others. */
const MOST_AT_ONCE = 4

export interface DispatchDeps {
  db: Database
  log: Log
  clock: Clock
  metrics: Metrics
  means: CallMeans
  /** Pauses between the tries of a notice, in milliseconds. There is one try more than there are pauses. */
  backoffMs?: readonly number[] | undefined
}

export interface Dispatch {
  /** Looks at once, as after somebody sends something again. */
  wake(): void
  /** Begins nothing more and resolves when the calls under way have ended. */
  stop(): Promise<void>
}

/**
 * Sends what is due to the receivers that were made, each by itself: a receiver that fails or hangs holds up none of the others. What
 * fails is tried again with growing pauses for half a day, and then given up. Replicas share the work by claiming each notice; one
 * that was killed while it sent is sent a second time with the same `Webhook-Id`. A paused receiver's notices wait.
 */
export function startDispatch(deps: DispatchDeps): Dispatch {
  const { db, log, clock } = deps
  const count = createCounts(deps.metrics, FAN_OUT)
  const underWay = new Map<Channel, Set<Promise<void>>>()
  let isStopped = false
  let sweeping: Promise<void> = Promise.resolve()

  const begin = (receiver: CallReceiver, due: DueNotice, calls: Set<Promise<void>>) => {
    const call = sendDue({ ...deps, count }, receiver, due)
      .catch((error: unknown) =>
        log.error({ err: error, channel: due.channel }, 'A notice could not be settled')
      )
      .then(() => {
        calls.delete(call)
        wake()
      })
    calls.add(call)
  }
  const sweep = async () => {
    if (isStopped) return
    const now = clock()
    for (const receiver of await listReceivers(db.knex)) {
      if (receiver.isPaused) continue
      const calls = underWay.get(receiver.channel) ?? new Set()
      underWay.set(receiver.channel, calls)
      const limit = MOST_AT_ONCE - calls.size
      if (limit <= 0) continue
      for (const due of await dueNotices(db.knex, receiver.channel, { now, limit }))
        begin(receiver, due, calls)
    }
  }
  const wake = () => {
    sweeping = sweeping
      .then(sweep)
      .catch((error: unknown) =>
        log.error({ err: error }, 'What is due could not be read and is looked for again')
      )
  }
  const timer = setInterval(wake, SWEEP_MS)
  timer.unref()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await sweeping
      await Promise.all([...underWay.values()].flatMap((calls) => [...calls]))
      await sweeping
    }
  }
}

async function sendDue(
  deps: DispatchDeps & { count: ReturnType<typeof createCounts> },
  receiver: CallReceiver,
  due: DueNotice
): Promise<void> {
  const { db, log, clock, count, means, backoffMs = BACKOFF_MS } = deps
  const claimed = await claimDue(db, due, clock())
  const lead = claimed && (await findLead(db.knex, due.leadId))
  if (!claimed || !lead) return
  const { attempt, tries } = claimed
  const pauseMs = backoffMs[tries - 1]
  const event = { id: due.eventId, type: 'site.lead-created' as const, time: lead.createdAt.toISOString() }
  try {
    const sender = createReceiverSender(receiver, means)
    await sendClaimed({ db, clock }, sender, { notice: due, attempt, lead, event }, async (trx) => {
      const now = clock()
      const next = pauseMs === undefined ? null : new Date(now.getTime() + pauseMs)
      await settleFailure(trx, due, { tries, now, next })
    })
    count.event('handled')
  } catch (error) {
    count.event(pauseMs === undefined ? 'dead' : 'failed')
    const { channel, leadId } = due
    log.warn({ err: error, channel, leadId, tries }, 'A receiver could not be told of a lead')
  }
}
