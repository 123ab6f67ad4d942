import { clockInParis, dayInParis, formatDayAndMonth, formatWeekday } from '@site/contracts/site/french-date'
import { formatDate, formatHour, formatTime } from '@site/web/ui/text/format-date'

/** No line ends between a word and the number that it belongs to, nor within a date. */
const keep = (words: string): string => words.replaceAll(' ', '\u00a0')

/** 'à 11 h 04', 'hier à 17 h 12', 'le 3 novembre 2026 à 9 h 30': days are those of Paris. A line may end before the hour's « à » alone. */
export function sayWhen(at: Date, now = new Date()): string {
  const isOn = (day: Date) => dayInParis(at) === dayInParis(day)
  if (isOn(now)) return keep(`à ${formatHour(at)}`)
  if (isOn(new Date(now.getTime() - 86_400_000))) return `hier ${keep(`à ${formatHour(at)}`)}`
  return `${keep(`le ${formatDate(at)}`)} ${keep(`à ${formatHour(at)}`)}`
}

/** Of a time on the wall such as '2026-11-27T08:00': 'vendredi 27 novembre à 8 h 00'. undefined for what is no date. */
export function sayWallTime(at: string): string | undefined {
  const date = new Date(`${at}:00.000Z`)
  if (Number.isNaN(date.getTime())) return undefined
  return `${formatWeekday(date)} ${keep(formatDayAndMonth(date))} ${keep(`à ${formatTime(at.slice(11))}`)}`
}

/** The same of an instant, by the clocks of Paris. */
export const sayInstant = (at: Date): string => sayWallTime(wallTimeOf(at)) ?? ''

/** The time on the wall in Paris of an instant, to the minute: '2026-11-27T08:00'. */
export const wallTimeOf = (at: Date): string => clockInParis(at).toISOString().slice(0, 16)
