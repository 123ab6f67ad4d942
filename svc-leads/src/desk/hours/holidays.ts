import { daysAfter } from '@site/service/process/paris-time'

/** A public holiday as configured: one day ('2026-12-24'), a day of every year ('12-25'), or days after Easter Sunday ('easter+39'). */
export const HOLIDAY = /^(?:\d{4}-\d\d-\d\d|\d\d-\d\d|easter\+\d{1,3})$/

/** Those of France: the fixed ones, then Easter Monday, Ascension Day and Whit Monday. */
export const FRENCH_HOLIDAYS = '01-01,05-01,05-08,07-14,08-15,11-01,11-11,12-25,easter+1,easter+39,easter+50'

/** Tells whether a date in Paris ('2026-11-21') is one of these holidays. */
export function holidayCheck(holidays: readonly string[]): (date: string) => boolean {
  const known = new Set(holidays)
  return (date) => {
    if (known.has(date) || known.has(date.slice(5))) return true
    const days = (Date.parse(date) - Date.parse(easterSunday(Number(date.slice(0, 4))))) / 86_400_000
    return days > 0 && known.has(`easter+${days}`)
  }
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const shift = moon + weekday - 7 * Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  return daysAfter(`${year}-03-22`, shift)
}
