import type { Bus } from '@site/service/events/bus'

/** While the bus is away no change is announced: stored answers are then served for this long, in milliseconds. */
export const MAX_AGE_WITHOUT_BUS = 60_000

/** Marks what the blog's data were when something was made from them. */
export interface DataMark {
  revision: number
  at: number
}

/** The revision of the blog's data, as far as this gateway knows. */
export interface DataRevision {
  /** Take it before the data are read: a change that comes meanwhile then counts. */
  mark: () => DataMark
  /** Is what was made under this mark still right, as far as can be known (PAGE-6)? */
  isFresh: (mark: DataMark) => boolean
  /** Something changed: every mark taken so far is stale. */
  move: () => void
}

/** `now` gives milliseconds that never go back. Events missed while the bus was away count as one change. */
export function createDataRevision(
  bus: Pick<Bus, 'isReady' | 'onReconnect'>,
  now: () => number
): DataRevision {
  let revision = 0
  const move = () => {
    revision += 1
  }
  bus.onReconnect(move)
  return {
    move,
    mark: () => ({ revision, at: now() }),
    isFresh: (mark) => mark.revision === revision && (bus.isReady() || now() - mark.at < MAX_AGE_WITHOUT_BUS)
  }
}
