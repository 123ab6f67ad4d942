const zone = 'Europe/Paris'
const long = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: zone
})
const clock = new Intl.DateTimeFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: zone
})

const parse = (value: string | Date): Date => {
  const date = typeof value === 'string' ? new Date(value) : value
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${String(value)}`)
  return date
}

/**
 * French long format (SPEC §1): '10 avril 2025', '1er mai 2025'. Paris time, so that server and browser agree.
 * `value` is an ISO 8601 instant or a Date; throws a RangeError when it is no date.
 */
export function formatDate(value: string | Date): string {
  return long.format(parse(value)).replace(/^1 /, '1er ')
}

/** As formatDate, with the hour: '10 avril 2025 à 14 h 05'. */
export function formatDateTime(value: string | Date): string {
  const [hour, minute] = clock.format(parse(value)).split(':')
  return `${formatDate(value)} à ${hour}\u00a0h\u00a0${minute}`
}
