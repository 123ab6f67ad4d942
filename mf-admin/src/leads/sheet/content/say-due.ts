import { dayInParis } from '@site/contracts/site/french-date'
import { formatHour } from '@site/web/ui/text/format-date'
import { sayWhen } from '../../../layout/when/say-when.ts'

const DAY = 86_400_000

/** When something is due, or was: 'aujourd’hui à 11 h 04', 'demain à 9 h 00', 'hier à 17 h 12', 'le 3 décembre 2026 à 9 h 30'. Days are those of Paris. */
export function sayDue(at: Date, now = new Date()): string {
  if (dayInParis(at) === dayInParis(now)) return `aujourd’hui à ${formatHour(at)}`
  if (dayInParis(at) === dayInParis(new Date(now.getTime() + DAY))) return `demain à ${formatHour(at)}`
  return sayWhen(at, now)
}
