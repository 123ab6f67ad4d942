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

/** Throws a RangeError when the value is no date. */
export function parseDate(value: string | Date): Date {
  const date = typeof value === 'string' ? new Date(value) : value
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${String(value)}`)
  return date
}
