import { clockInParis, formatWeekday } from '@site/contracts/site/french-date'
import { formatDateTime } from '@site/web/ui/text/format-date'

/** A day with its name and the hour, in Paris: 'lundi 23 novembre à 11 h 04', with the year when that is not the one of `now`. */
export function formatMoment(value: string, now: Date): string {
  const day = `${formatWeekday(clockInParis(new Date(value)))} ${formatDateTime(value)}`
  return day.replace(` ${now.getFullYear()} à`, ' à')
}
