import { expect, it } from 'vitest'
import { dayInParis, formatDate, formatHour, formatShortWeekday, formatWeekday } from './french-date.ts'

const HOUR_MS = 3_600_000
const intl = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris'
})
const intlDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })

/** Half past each hour of a month (0 to 11), and a day before and after it. */
function hoursOf(year: number, month: number): Date[] {
  const first = Date.UTC(year, month, 0, 0, 30)
  const hours = (Date.UTC(year, month + 1, 2) - first) / HOUR_MS
  return Array.from({ length: hours }, (_, hour) => new Date(first + hour * HOUR_MS))
}

it('BRAND-3 dates, hours and days in Paris are those of the time zones’ data, each hour of the months in which clocks change', () => {
  const instants = Array.from({ length: 50 }, (_, index) => 1996 + index).flatMap((year) => [
    ...hoursOf(year, 2),
    ...hoursOf(year, 9)
  ])
  const wrong = instants.filter((instant) => {
    const expected = intl
      .format(instant)
      .replace(/^1 /, '1er ')
      .replace(/ à 0?(\d+):/, ' à $1\u00a0h\u00a0')
    return (
      `${formatDate(instant)} à ${formatHour(instant)}` !== expected ||
      dayInParis(instant) !== intlDay.format(instant)
    )
  })
  expect(wrong.map((instant) => instant.toISOString())).toEqual([])
})

it('writes each weekday in French, and short', () => {
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 22 + day)))
  const named = (weekday: 'long' | 'short') =>
    days.map((day) => new Intl.DateTimeFormat('fr-FR', { weekday, timeZone: 'UTC' }).format(day))
  expect(days.map(formatWeekday)).toEqual(named('long'))
  expect(days.map(formatShortWeekday)).toEqual(named('short'))
})

it('writes each month in French', () => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15, 12)))
  expect(months.map(formatDate)).toEqual(
    months.map((date) => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' }).format(date))
  )
})
