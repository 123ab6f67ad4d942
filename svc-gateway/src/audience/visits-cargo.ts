import type { DayCount } from '@site/contracts/audience/audience'
import type { Cargo } from '../carrying/carrier.ts'
import type { DaySums } from './day-sums.ts'

/** The sums of visits as they are told to svc-leads. Each step is among them once by its page. */
export const visitsCargo = (sums: DaySums): Cargo<{ counts: DayCount[] }> => ({
  name: 'audience',
  type: 'site.visits-counted',
  take() {
    const counts = sums.take()
    return counts.length === 0 ? null : { counts }
  },
  countIn: ({ counts }) =>
    counts.filter(({ kind }) => kind === 'page').reduce((total, { count }) => total + count, 0)
})
