import { schedulerStatusSchema } from '@site/contracts/operations/scheduler'
import { askDatabase, getWithin } from './compose.ts'

/** Reads the scheduler's status from one replica of svc-content. */
export async function readStatusOf(replica: string, code: string) {
  const { status, text } = await getWithin(replica, '/api/admin/scheduler-status', { code })
  if (status !== 200) throw new Error(`${replica}: ${status} ${text}`)
  return schedulerStatusSchema.required().parse(JSON.parse(text))
}

/** Reads the runs of the daily articles: the day and state of each. */
export const dailyRuns = (): Promise<string[]> =>
  askDatabase(
    'content',
    "select concat(date_format(planned_date, '%Y-%m-%d'), ' ', state) from article_runs where kind = 'daily' order by planned_date"
  )

export const countOf = async (table: string): Promise<number> =>
  Number((await askDatabase('content', `select count(*) from ${table}`))[0])

/** The current day in Paris, as '2026-11-21'. */
export const dayInParis = (instant = new Date()): string =>
  new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(instant)
