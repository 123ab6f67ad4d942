import { dayInParis } from '@site/contracts/site/french-date'

/** The time zone whose calendar and clocks the site follows (RUN-10, DESK-8). */
export const ZONE = 'Europe/Paris'

const parisFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit'
})

/** The local time of Paris at `instant`, in milliseconds as if it were UTC. */
function localTimeInParis(instant: number): number {
  const parts = new Map(parisFormat.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  const seconds = [part('hour'), part('minute'), part('second')] as const
  return Date.UTC(part('year'), part('month') - 1, part('day'), ...seconds)
}

/** The date in Paris, such as '2026-11-21'. */
export const parisDate = dayInParis

/**
 * The instant at which the clocks of Paris show `wallTime` ('2026-12-24T08:00'). When an hour comes twice, its first coming is meant;
 * undefined for an hour that is skipped, and for a day that does not exist ('2027-02-30').
 */
export function parisInstant(wallTime: string): Date | undefined {
  const localTime = Date.parse(`${wallTime}:00Z`)
  if (Number.isNaN(localTime) || new Date(localTime).toISOString().slice(0, 16) !== wallTime) return undefined
  // A day before and a day after, the offsets are those of both sides of a change of clocks.
  const offsets = [-86_400_000, 86_400_000].map((ms) => localTimeInParis(localTime + ms) - (localTime + ms))
  const instants = offsets
    .map((offset) => localTime - offset)
    .filter((instant) => localTimeInParis(instant) === localTime)
  return instants.length === 0 ? undefined : new Date(Math.min(...instants))
}

/** When the day `date` ('2026-11-21') begins in Paris. Clocks change there at 2 or 3 in the morning, so that each day has one midnight. */
export const parisMidnight = (date: string): Date => parisTime(date, '00:00')

/**
 * When the clocks of Paris show `time` ('09:00') on the day `date`. Unlike `parisInstant` it always
 * gives one: a time that a change of clocks skips or repeats is meant on one side of it.
 */
export function parisTime(date: string, time: string): Date {
  const localTime = Date.parse(`${date}T${time}:00Z`)
  // This guess may use the offset from the other side of a change of clocks, so the offset is read again at the guess.
  const guess = localTime - (localTimeInParis(localTime) - localTime)
  return new Date(localTime - (localTimeInParis(guess) - guess))
}

/** The day `days` after `date`, or before it. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The first midnight of Paris after `instant`; at midnight itself, the next one. */
export const nextParisMidnight = (instant: Date): Date => parisMidnight(daysAfter(parisDate(instant), 1))
