import { parisTime } from '@site/service/process/paris-time'

/** What becomes of the article of the night (REVIEW, REVIEW_UNTIL, REVIEW_DEFAULT). `until` is a time in Paris, such as '09:00'. */
export type ReviewRule = { isOn: boolean; until: string; byDefault: 'publish' | 'hold' }

/**
 * Until when the article of the day `date`, written at `now`, waits for somebody; null when it is published at once: without review, or
 * when the time is over already and nobody need be waited for. With 'hold' it waits even then, since nothing is published unread.
 */
export function waitsUntil({ isOn, until, byDefault }: ReviewRule, date: string, now: Date): Date | null {
  if (!isOn) return null
  const end = parisTime(date, until)
  return end > now || byDefault === 'hold' ? end : null
}
