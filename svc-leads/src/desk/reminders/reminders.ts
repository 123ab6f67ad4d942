import type { Database } from '@site/service/database/database'
import type { Log } from '@site/service/observability/log'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import type { DeskTiming } from '../desk-config.ts'
import { planReminders } from './plan-reminders.ts'
import type { ReminderSender } from './reminder.ts'
import { sendReminders } from './send-reminders.ts'

/** How often each replica looks for leads that wait. */
const EVERY_MS = 60_000

export interface ReminderDeps {
  db: Database
  clock: Clock
  log: Log
  metrics: Metrics
  timing: DeskTiming
  senders: readonly ReminderSender[]
  /** Called after each commit that leaves an event in the outbox. */
  notify: () => void
}

export interface RunningReminders {
  /** Looks now, as somebody has just asked for something to be sent. */
  wake(): void
  stop(): Promise<void>
}

/**
 * Reminds people of leads that nobody has contacted, at once and then every minute: the database decides what is due, so that it does
 * not matter which replica looks, nor when one was restarted.
 */
export function startReminders(deps: ReminderDeps): RunningReminders {
  let running = runReminders(deps)
  const wake = () => {
    running = running.then(() => runReminders(deps))
  }
  const timer = setInterval(wake, EVERY_MS)
  timer.unref()
  return {
    wake,
    async stop() {
      clearInterval(timer)
      await running
    }
  }
}

/** Looks once. Logs errors and never rejects. */
export async function runReminders(deps: ReminderDeps): Promise<void> {
  const { db, clock, log, metrics, senders, notify } = deps
  const counter = counterOf(metrics, {
    name: 'lead_reminders_total',
    help: 'Reminders of leads that nobody has contacted, by what came of sending them.',
    labelNames: ['channel', 'outcome']
  })
  const count = (channel: string, outcome: string) => counter.inc({ channel, outcome })
  // An alert that counts from the first reminder on would not see that one.
  for (const { channel } of senders) counter.inc({ channel, outcome: 'given-up' }, 0)
  try {
    const channels = senders.map(({ channel }) => channel)
    if ((await planReminders(deps, channels, clock())) > 0) notify()
    await sendReminders({ db, clock, log, senders, count })
  } catch (error) {
    log.error({ err: error }, 'Looking for leads that wait failed, and is tried again within a minute')
  }
}
