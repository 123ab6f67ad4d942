import type { SiteEventType } from '@site/contracts/events/events'
import type { Bus } from '@site/service/events/bus'

/** While the bus is away no change is announced: stored answers are then served for this long, in milliseconds. */
export const MAX_AGE_WITHOUT_BUS = 60_000

/** What the gateway keeps of the blog and of the questions is stale after these. */
export const DATA_EVENTS: readonly SiteEventType[] = [
  'site.article-generated',
  'site.article-changed',
  'site.faq-changed'
]

/** Marks what the data were when something was made from them. */
export interface DataMark {
  revision: number
  at: number
}

/** The revision of the data, as far as this gateway knows. */
export interface DataRevision {
  /** Take it before the data are read: a change that comes meanwhile then counts. */
  mark: () => DataMark
  /** Is what was made under this mark still right, as far as can be known (PAGE-6)? `events`: those that make it stale. */
  isFresh: (mark: DataMark, events?: readonly string[]) => boolean
  /** Something changed: what these events make stale is. */
  move: (events?: readonly string[]) => void
}

/** `now` gives milliseconds that never go back. Events missed while the bus was away count as one of each. */
export function createDataRevision(
  bus: Pick<Bus, 'isReady' | 'onReconnect'>,
  now: () => number
): DataRevision {
  let revision = 0
  let missedAt = 0
  const movedAt = new Map<string, number>()
  bus.onReconnect(() => {
    revision += 1
    missedAt = revision
  })
  return {
    move(events = DATA_EVENTS) {
      revision += 1
      for (const event of events) movedAt.set(event, revision)
    },
    mark: () => ({ revision, at: now() }),
    isFresh: (mark, events = DATA_EVENTS) =>
      missedAt <= mark.revision &&
      events.every((event) => (movedAt.get(event) ?? 0) <= mark.revision) &&
      (bus.isReady() || now() - mark.at < MAX_AGE_WITHOUT_BUS)
  }
}
