/**
 * French dates and times in Paris, by arithmetic: the first `Intl.DateTimeFormat` of a page costs a browser more than rendering the page does
 * (decision 185). A test compares each hour with what Intl says, so that a change of the rule is seen here.
 */
const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre'
] as const
const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * French long format (BRAND-3): '10 avril 2025', '1er mai 2025'. Paris time, so that server and browser agree.
 * `value` is an ISO 8601 instant or a Date; throws a RangeError when it is no date.
 */
export function formatDate(value: string | Date): string {
  const date = clockInParis(parseDate(value))
  return `${formatDayAndMonth(date)} ${date.getUTCFullYear()}`
}

/** Of a date as calendars show it, in its UTC fields: '10 avril', '1er mai'. */
export function formatDayAndMonth(date: Date): string {
  const day = date.getUTCDate()
  return `${day === 1 ? '1er' : day} ${formatMonth(date)}`
}

/** Of a date as calendars show it, in its UTC fields: 'avril'. */
export const formatMonth = (date: Date): string => MONTHS[date.getUTCMonth()] ?? ''

/** Of a date as calendars show it, in its UTC fields: 'lundi'. */
export const formatWeekday = (date: Date): string => WEEKDAYS[date.getUTCDay()] ?? ''

/** As formatWeekday, short: 'lun.' */
export const formatShortWeekday = (date: Date): string => `${formatWeekday(date).slice(0, 3)}.`

/** The hour in Paris of an ISO 8601 instant or a Date: '9 h 04'. Throws a RangeError when it is no date. */
export const formatHour = (value: string | Date): string =>
  formatTime(clockInParis(parseDate(value)).toISOString().slice(11, 16))

/** '9 h 04' of a time such as '09:04': the one form of times. What has another form stays as it is. */
export const formatTime = (time: string): string => time.replace(/^0?(\d+):(\d\d)$/, '$1\u00a0h\u00a0$2')

/** The day in Paris at an instant: '2026-11-26'. */
export const dayInParis = (instant: Date): string => clockInParis(instant).toISOString().slice(0, 10)

/** Throws a RangeError when the value is no date. */
export function parseDate(value: string | Date): Date {
  const date = typeof value === 'string' ? new Date(value) : value
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${String(value)}`)
  return date
}

/** A date whose UTC fields are what calendars and clocks of Paris show at `instant`, from 1996 on. */
export function clockInParis(instant: Date): Date {
  const year = instant.getUTCFullYear()
  const isSummer = +instant >= changeOfClocks(year, 2) && +instant < changeOfClocks(year, 9)
  return new Date(+instant + (isSummer ? 2 : 1) * HOUR_MS)
}

/** 1:00 UTC on the last Sunday of a month (0 to 11), when clocks change by directive 2000/84/EC; so they do in Paris since 1996. */
function changeOfClocks(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return +lastDay - lastDay.getUTCDay() * DAY_MS
}
