import { formatDate, formatHour, formatTime } from '@site/web/ui/text/format-date'

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

/** No line ends between a word and the number that it belongs to, nor within a date. */
const keep = (words: string): string => words.replaceAll(' ', '\u00a0')

/** 'à 11 h 04', 'hier à 17 h 12', 'le 3 novembre 2026 à 9 h 30': days are those of Paris. A line may end before the hour's « à » alone. */
export function sayWhen(at: Date, now = new Date()): string {
  const isOn = (day: Date) => DAY.format(at) === DAY.format(day)
  if (isOn(now)) return keep(`à ${formatHour(at)}`)
  if (isOn(new Date(now.getTime() - 86_400_000))) return `hier ${keep(`à ${formatHour(at)}`)}`
  return `${keep(`le ${formatDate(at)}`)} ${keep(`à ${formatHour(at)}`)}`
}

/** Of a time on the wall such as '2026-11-27T08:00': 'vendredi 27 novembre à 8 h 00'. undefined for what is no date. */
export function sayWallTime(at: string): string | undefined {
  const date = new Date(`${at}:00.000Z`)
  if (Number.isNaN(date.getTime())) return undefined
  const [weekday, ...day] = WEEKDAY.format(date).replace(/ 1 /, ' 1er ').split(' ')
  return `${weekday} ${keep(day.join(' '))} ${keep(`à ${formatTime(at.slice(11))}`)}`
}

/** The time on the wall in Paris of an instant, to the minute: '2026-11-27T08:00'. */
export const wallTimeOf = (at: Date): string =>
  `${DAY.format(at)}T${CLOCK.format(at).padStart(5, '0').replace('24:', '00:')}`
