import { formatDateTime, formatHour, formatTime } from '@site/web/ui/text/format-date'

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })
const CLOCK = new Intl.DateTimeFormat('fr-FR', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Europe/Paris'
})
const WEEKDAY = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC'
})

/** 'à 11 h 04', 'hier à 17 h 12', 'le 3 novembre 2026 à 9 h 30': days are those of Paris. */
export function sayWhen(at: Date, now = new Date()): string {
  const isOn = (day: Date) => DAY.format(at) === DAY.format(day)
  if (isOn(now)) return `à ${formatHour(at)}`
  if (isOn(new Date(now.getTime() - 86_400_000))) return `hier à ${formatHour(at)}`
  return `le ${formatDateTime(at)}`
}

/** Of a time on the wall such as '2026-11-27T08:00': 'vendredi 27 novembre à 8 h 00'. undefined for what is no date. */
export function sayWallTime(at: string): string | undefined {
  const date = new Date(`${at}:00.000Z`)
  if (Number.isNaN(date.getTime())) return undefined
  return `${WEEKDAY.format(date).replace(/ 1 /, ' 1er ')} à ${formatTime(at.slice(11))}`
}

/** The time on the wall in Paris of an instant, to the minute: '2026-11-27T08:00'. */
export const wallTimeOf = (at: Date): string =>
  `${DAY.format(at)}T${CLOCK.format(at).padStart(5, '0').replace('24:', '00:')}`
