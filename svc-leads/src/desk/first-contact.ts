import type { FirstContact } from '@site/contracts/leads/desk'
import { type Database, type Executor, toDatabaseDate, toIso } from '@site/service/database/database'
import { histogramOf, type Metrics } from '@site/service/observability/metrics'
import { daysAfter, parisDate, parisMidnight } from '@site/service/process/paris-time'
import { leadDesksTable } from '../tables/desk-tables.ts'
import { leadsTable } from '../tables/tables.ts'
import type { DeskTiming } from './desk-config.ts'
import type { StoredDesk } from './stored-desk.ts'

const DAY_MS = 86_400_000
/** Days whose leads are counted at most: each is a statement. */
const COUNTED_DAYS = 31
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

/** Notes how long first contacts took, for the metrics of this process. */
export interface ContactTimes {
  note(desk: Pick<StoredDesk, 'since' | 'contactedAt'>): void
}

/** The histogram `lead_time_to_first_contact_seconds`, by the clock and in office hours (DESK-10). */
export function createContactTimes(metrics: Metrics, { office }: DeskTiming): ContactTimes {
  const histogram = histogramOf(metrics, {
    name: 'lead_time_to_first_contact_seconds',
    help: 'How long leads waited for their first contact.',
    labelNames: ['hours'],
    buckets: [MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 9 * HOUR, DAY, 3 * DAY]
  })
  return {
    note({ since, contactedAt }) {
      if (!contactedAt) return
      histogram.observe({ hours: 'all' }, Math.max(0, contactedAt.getTime() - since.getTime()) / 1000)
      histogram.observe({ hours: 'office' }, office.between(since, contactedAt) / 1000)
    }
  }
}

/** The time to first contact of the leads that were first contacted in the last `days` days (DESK-10). */
export async function measureFirstContact(
  { db, timing }: { db: Database; timing: DeskTiming },
  days: number,
  now: Date
): Promise<FirstContact> {
  const from = new Date(now.getTime() - days * DAY_MS)
  const rows = await leadDesksTable(db.knex)
    .select('contact_seconds', 'contact_office_seconds')
    .where('contacted_at', '>', toDatabaseDate(from))
    .where('contacted_at', '<=', toDatabaseDate(now))
  return {
    from: from.toISOString(),
    to: now.toISOString(),
    contacted: rows.length,
    elapsed: durationsOf(rows.map((row) => row.contact_seconds ?? 0)),
    officeHours: durationsOf(rows.map((row) => row.contact_office_seconds ?? 0)),
    waiting: await readWaiting(db.knex, timing, now),
    received: await countByDay(db.knex, Math.min(days, COUNTED_DAYS), now)
  }
}

/** The leads of the list that came on each of the last `days` days in Paris, today last. Databases know no days of Paris: each is counted between its midnights. */
async function countByDay(executor: Executor, days: number, now: Date): Promise<FirstContact['received']> {
  const today = parisDate(now)
  const dates = Array.from({ length: days }, (_, index) => daysAfter(today, index + 1 - days))
  const midnight = (date: string) => toDatabaseDate(parisMidnight(date))
  const counted: FirstContact['received'] = []
  for (const date of dates) {
    const row = await leadsTable(executor)
      .where({ is_suspect: false })
      .where('created_at', '>=', midnight(date))
      .where('created_at', '<', midnight(daysAfter(date, 1)))
      .count({ total: '*' })
      .first()
    counted.push({ date, count: Number(row?.total ?? 0) })
  }
  return counted
}

/** The median is the middle one; of two in the middle, half way between them. */
function durationsOf(seconds: number[]): FirstContact['elapsed'] {
  const sorted = seconds.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return sorted.length === 0
    ? { median: null, slowest: null }
    : { median: Math.round((low + high) / 2), slowest: sorted.at(-1) ?? null }
}

async function readWaiting(
  executor: Executor,
  { office, contactWithin }: DeskTiming,
  now: Date
): Promise<FirstContact['waiting']> {
  const waiting = () => leadDesksTable(executor).where({ status: 'nouveau' })
  const all = await waiting().count({ total: '*' }).min({ oldest: 'since' }).first()
  const late = await waiting()
    .where('since', '<=', toDatabaseDate(office.before(now, contactWithin)))
    .count({ total: '*' })
    .first()
  const oldest = all?.oldest ?? null
  return {
    count: Number(all?.total ?? 0),
    late: Number(late?.total ?? 0),
    oldestSince: toIso(oldest)
  }
}
