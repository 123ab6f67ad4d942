import type { Article } from '@site/contracts/articles/article'
import type { FirstContact } from '@site/contracts/leads/desk'
import type { Lead } from '@site/contracts/leads/lead'
import { dayInParis } from '@site/contracts/site/french-date'

export interface Day {
  /** '2026-11-23', in Paris. */
  date: string
  leads: number
  articles: Article[]
}

const DAYS = 7

const dayOf = (instant: string) => dayInParis(new Date(instant))

/**
 * The last seven days in Paris, today last, with the leads that came and the articles that appeared on each.
 *
 * @param leads the newest ones; they are counted for a day that is not in `received`
 * @param received how many came on each day, as the server has counted; undefined where that is not known
 */
export function buildWeek(
  now: Date,
  leads: Pick<Lead, 'timestamp'>[],
  articles: Article[],
  received?: FirstContact['received']
): Day[] {
  const [year = 0, month = 1, day = 1] = dayInParis(now).split('-').map(Number)
  const dates = Array.from({ length: DAYS }, (_, index) =>
    new Date(Date.UTC(year, month - 1, day - (DAYS - 1 - index))).toISOString().slice(0, 10)
  )
  return dates.map((date) => ({
    date,
    leads:
      received?.find((day) => day.date === date)?.count ??
      leads.filter(({ timestamp }) => dayOf(timestamp) === date).length,
    articles: articles.filter(({ createdAt }) => dayOf(createdAt) === date)
  }))
}

/** Did even the oldest of these leads, newest first, come within these days? Older ones of the first day may then be missing. */
export function isWithin([first]: Day[], leads: Pick<Lead, 'timestamp'>[]): boolean {
  const oldest = leads.at(-1)
  return first !== undefined && oldest !== undefined && dayOf(oldest.timestamp) >= first.date
}
