import type { ArticlesQuery } from '@site/contracts/articles/admin-article'
import { dayInParis, formatMonth } from '@site/contracts/site/french-date'
import { wallTimeOf } from '../../../layout/when/say-when.ts'

/** Days, such as '2026-11-01', the last one included. Either may be open. */
export type Period = Pick<ArticlesQuery, 'from' | 'to'>

/** Months that are offered by name, from this one back. */
const OFFERED = 12

/** The months that can be chosen by name, the current one of Paris first. */
export function recentMonths(now: Date): { label: string; period: Required<Period> }[] {
  const [year = 0, month = 0] = wallTimeOf(now).split('-').map(Number)
  return Array.from({ length: OFFERED }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1))
    const last = new Date(Date.UTC(year, month - back, 0))
    const label = `${formatMonth(first)} ${first.getUTCFullYear()}`
    return { label, period: { from: dayOf(first), to: dayOf(last) } }
  })
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export const isSamePeriod = (one: Period, other: Period): boolean =>
  one.from === other.from && one.to === other.to

/** Does it end before it begins? */
export const isReversed = ({ from, to }: Period): boolean =>
  from !== undefined && to !== undefined && to < from

/** Is the instant in a day of this period, in Paris? */
export function isWithin(instant: string, { from, to }: Period): boolean {
  const day = dayInParis(new Date(instant))
  return (from === undefined || day >= from) && (to === undefined || day <= to)
}
