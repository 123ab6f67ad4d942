const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })

/** The day in Paris of an instant: '2026-11-21'. */
export const parisDayOf = (at: Date): string => day.format(at)

/** A day so many days later, or earlier: both written '2026-11-21'. */
export const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)

/** The Monday of a day's week. */
export function mondayOf(of: string): string {
  const weekday = new Date(of).getUTCDay()
  return dayAfter(of, weekday === 0 ? -6 : 1 - weekday)
}
