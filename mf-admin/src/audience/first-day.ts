import { dayInParis } from '@site/contracts/site/french-date'

const DAY = 86_400_000

/** The Monday with which a period of so many weeks begins, the present one included; in Paris, '2026-11-16'. */
export function firstDayOf(weeks: number, now: Date): string {
  const today = Date.parse(dayInParis(now))
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  return new Date(today - (sinceMonday + 7 * (weeks - 1)) * DAY).toISOString().slice(0, 10)
}
