import type { Night } from '@site/contracts/operations/scheduler'

/** A week of the planning from Monday to Sunday; null where a day is outside it. */
export interface Week {
  monday: string
  days: (Night | null)[]
}

const DAY_MS = 86_400_000

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Nights, oldest first, as weeks. */
export function weeksOf(nights: readonly Night[]): Week[] {
  const weeks: Week[] = []
  for (const night of nights) {
    const time = Date.parse(`${night.date}T00:00:00Z`)
    const day = (new Date(time).getUTCDay() + 6) % 7
    const monday = dateOf(time - day * DAY_MS)
    if (weeks.at(-1)?.monday !== monday) weeks.push({ monday, days: Array.from({ length: 7 }, () => null) })
    weeks.at(-1)?.days.splice(day, 1, night)
  }
  return weeks
}
