import { daysAfter, parisDate, parisTime } from '@site/service/process/paris-time'
import { holidayCheck } from './holidays.ts'

/** When somebody is there to answer, by the clocks of Paris. `days`: 1 is Monday, 7 Sunday. `from` and `to`: '09:00'; `to` up to '24:00'. */
export interface OfficeWeek {
  days: readonly number[]
  from: string
  to: string
  /** As holidays.ts writes them. */
  holidays: readonly string[]
}

/** Reckons with time in office hours alone. Durations are in milliseconds, as they pass: a change of clocks makes a night longer or shorter. */
export interface OfficeHours {
  /** How much of the time between two instants was in office hours; 0 when `to` is not after `from`. */
  between(from: Date, to: Date): number
  /** The first instant by which `duration` of office hours has passed since `from`. */
  after(from: Date, duration: number): Date
  /** The last instant since which `duration` of office hours has passed by `now`: what came later is still in time. */
  before(now: Date, duration: number): Date
}

/** Days that are looked at for one reckoning: whoever closes for longer gets an error and no endless loop. */
const MOST_DAYS = 1000
const DAYS_KEPT = 2000

/** @throws RangeError from `after` and `before` when 1000 days have too few office hours */
export function createOfficeHours({ days, from, to, holidays }: OfficeWeek): OfficeHours {
  const isHoliday = holidayCheck(holidays)
  const opened = new Map<string, [number, number] | null>()

  /** When the office opens and closes on that date; null when it stays closed. */
  const hoursOf = (date: string): [number, number] | null => {
    const known = opened.get(date)
    if (known !== undefined) return known
    if (opened.size >= DAYS_KEPT) opened.clear()
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7
    const isOpen = days.includes(weekday) && !isHoliday(date)
    const hours: [number, number] | null = isOpen
      ? [parisTime(date, from).getTime(), parisTime(date, to).getTime()]
      : null
    opened.set(date, hours)
    return hours
  }

  function* daysFrom(instant: Date, step: 1 | -1): Generator<[number, number]> {
    let date = parisDate(instant)
    for (let count = 0; count < MOST_DAYS; count += 1, date = daysAfter(date, step)) {
      const hours = hoursOf(date)
      if (hours) yield hours
    }
  }

  return {
    between(start, end) {
      let total = 0
      const last = parisDate(end)
      for (let date = parisDate(start); date <= last; date = daysAfter(date, 1)) {
        const hours = hoursOf(date)
        if (hours)
          total += Math.max(0, Math.min(hours[1], end.getTime()) - Math.max(hours[0], start.getTime()))
      }
      return total
    },
    after(start, duration) {
      let left = duration
      for (const [opens, closes] of daysFrom(start, 1)) {
        const begin = Math.max(opens, start.getTime())
        if (begin >= closes) continue
        if (begin + left <= closes) return new Date(begin + left)
        left -= closes - begin
      }
      throw new RangeError('The office is hardly ever open')
    },
    before(now, duration) {
      let left = duration
      for (const [opens, closes] of daysFrom(now, -1)) {
        const end = Math.min(closes, now.getTime())
        if (end <= opens) continue
        if (end - left >= opens) return new Date(end - left)
        left -= end - opens
      }
      throw new RangeError('The office is hardly ever open')
    }
  }
}
