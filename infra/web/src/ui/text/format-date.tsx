import { formatDate, parseDate } from '@site/contracts/site/french-date'

export { formatDate }

const clock = new Intl.DateTimeFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Europe/Paris'
})

/** As formatDate, with the hour: '10 avril 2025 à 14 h 05'. */
export function formatDateTime(value: string | Date): string {
  const [hour, minute] = clock.format(parseDate(value)).split(':')
  return `${formatDate(value)} à ${hour}\u00a0h\u00a0${minute}`
}
