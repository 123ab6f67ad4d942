const DAY = 86_400_000
const dayInParis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })

/** The Monday with which a period of so many weeks begins, the present one included; in Paris, '2026-11-16'. */
export function firstDayOf(weeks: number, now: Date): string {
  const today = Date.parse(dayInParis.format(now))
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  return new Date(today - (sinceMonday + 7 * (weeks - 1)) * DAY).toISOString().slice(0, 10)
}
