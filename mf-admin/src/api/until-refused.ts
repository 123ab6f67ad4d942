import { isRefused } from './message-of.ts'

/** The `refetchInterval` of a query that is asked again every so many milliseconds, until its code is refused: asking on would count as guessing. */
export const untilRefused =
  (everyMs: number) =>
  ({ state }: { state: { error: unknown } }): number | false =>
    isRefused(state.error) ? false : everyMs
