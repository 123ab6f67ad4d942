import { dayInParis } from '@site/contracts/site/french-date'
import { wallTimeOf } from '../../../layout/when/say-when.ts'

const HOUR = 3_600_000
/** What the clocks of Paris are ahead of UTC, in summer and in winter. Milliseconds. */
const OFFSETS = [2 * HOUR, HOUR]

/**
 * The instant at which the clocks of Paris show a time such as '2026-11-27T09:00'; of an hour that comes twice its first coming, undefined
 * for one that is skipped and for what is no time.
 */
export function instantOf(wallTime: string): Date | undefined {
  const asUtc = Date.parse(`${wallTime}:00.000Z`)
  if (Number.isNaN(asUtc)) return undefined
  return OFFSETS.map((offset) => new Date(asUtc - offset)).find((at) => wallTimeOf(at) === wallTime)
}

/** Hour at which a day of office begins, for what is proposed. */
const MORNING = '09:00'

export interface Proposal {
  label: string
  /** '2026-11-27T09:00', in Paris. */
  at: string
}

/** When one usually calls back: in an hour, tomorrow morning or the next working day’s, next Monday. Each is offered once. */
export function proposeTimes(now: Date): Proposal[] {
  const today = dayInParis(now)
  const weekday = new Date(`${today}T00:00Z`).getUTCDay()
  const tomorrow = weekday === 5 || weekday === 6 ? undefined : dayAfter(today, 1)
  const monday = dayAfter(today, (8 - weekday) % 7 || 7)
  const inTwoDays = weekday >= 1 && weekday <= 3 ? dayAfter(today, 2) : undefined
  return [
    { label: 'Dans 1\u00a0heure', at: wallTimeOf(new Date(now.getTime() + HOUR)) },
    ...(tomorrow && tomorrow !== monday ? [{ label: 'Demain, 9\u00a0h', at: `${tomorrow}T${MORNING}` }] : []),
    ...(inTwoDays ? [{ label: 'Après-demain, 9\u00a0h', at: `${inTwoDays}T${MORNING}` }] : []),
    { label: 'Lundi, 9\u00a0h', at: `${monday}T${MORNING}` }
  ]
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10)
