import { dayInParis, formatShortWeekday } from '@site/contracts/site/french-date'
import { queryOptions, useQuery } from '@site/web/platform'

const BEFORE = 3
const DAYS = 7
const DAY_MS = 86_400_000

export interface PlanningDay {
  date: string
  /** 'jeu. 26' */
  label: string
  isWeekend: boolean
}

/** Seven days of which the fourth, under the line of the present, is `today` ('2026-11-26'). */
export function daysAround(today: string): PlanningDay[] {
  const noon = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(noon + (index - BEFORE) * DAY_MS)
    const weekday = day.getUTCDay()
    return {
      date: day.toISOString().slice(0, 10),
      label: `${formatShortWeekday(day)} ${day.getUTCDate()}`,
      isWeekend: weekday === 0 || weekday === 6
    }
  })
}

/**
 * The day in Paris. The server puts its own into the page, so that the browser hydrates what it finds, and asks its clock after: a page from a
 * cache or left open over midnight is put right without a word of the page moving.
 */
export const todayQuery = queryOptions({
  queryKey: ['day in Paris'],
  queryFn: async () => dayInParis(new Date()),
  staleTime: 0,
  refetchOnMount: 'always'
})

export const useToday = (): string => useQuery(todayQuery).data ?? dayInParis(new Date())
