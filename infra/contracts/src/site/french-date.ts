const zone = 'Europe/Paris'
const long = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: zone
})

/**
 * French long format (BRAND-3): '10 avril 2025', '1er mai 2025'. Paris time, so that server and browser agree.
 * `value` is an ISO 8601 instant or a Date; throws a RangeError when it is no date.
 */
export function formatDate(value: string | Date): string {
  return long.format(parseDate(value)).replace(/^1 /, '1er ')
}

const clock = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone: zone })

/** The hour in Paris of an ISO 8601 instant or a Date: '9 h 04'. Throws a RangeError when it is no date. */
export const formatHour = (value: string | Date): string => formatTime(clock.format(parseDate(value)))

/** '9 h 04' of a time such as '09:04': the one form of times. What has another form stays as it is. */
export const formatTime = (time: string): string => time.replace(/^0?(\d+):(\d\d)$/, '$1\u00a0h\u00a0$2')

const numbers = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })

/** The day in Paris at an instant: '2026-11-26'. */
export const dayInParis = (instant: Date): string => numbers.format(instant)

/** Throws a RangeError when the value is no date. */
export function parseDate(value: string | Date): Date {
  const date = typeof value === 'string' ? new Date(value) : value
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${String(value)}`)
  return date
}
