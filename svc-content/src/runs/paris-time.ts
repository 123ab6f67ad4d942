/** The calendar that the daily article follows (RUN-10). */
export const ZONE = 'Europe/Paris'

const clockOfParis = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit'
})

/** What the clocks of Paris show at `instant`, as milliseconds of a clock that knows no zone. */
function shownInParis(instant: number): number {
  const parts = new Map(clockOfParis.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  const seconds = [part('hour'), part('minute'), part('second')] as const
  return Date.UTC(part('year'), part('month') - 1, part('day'), ...seconds)
}

/** The day it is in Paris, as '2026-11-21'. */
export const parisDate = (instant: Date): string =>
  new Date(shownInParis(instant.getTime())).toISOString().slice(0, 10)

/** When the day `date` ('2026-11-21') begins in Paris. Clocks change there at 2 or 3 in the morning, so it does so once. */
export function parisMidnight(date: string): Date {
  const shown = Date.parse(`${date}T00:00:00Z`)
  // The offset at that hour of UTC may be that of the other side of a change: look again from the guess.
  const guess = shown - (shownInParis(shown) - shown)
  return new Date(shown - (shownInParis(guess) - guess))
}

/** The first midnight of Paris after `instant`; at midnight itself, the next one. */
export function nextParisMidnight(instant: Date): Date {
  const today = Date.parse(`${parisDate(instant)}T00:00:00Z`)
  return parisMidnight(new Date(today + 86_400_000).toISOString().slice(0, 10))
}
