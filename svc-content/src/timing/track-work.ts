/** Remembers work that is under way, so that who stops can wait for it. */
export interface Tracker {
  track<T>(work: Promise<T>): Promise<T>
  /** Resolves when nothing that was tracked is under way any more. */
  settled(): Promise<void>
}

export function createTracker(): Tracker {
  const inProgress = new Set<Promise<unknown>>()
  return {
    track(work) {
      const tracked = work.finally(() => inProgress.delete(tracked))
      inProgress.add(tracked)
      return tracked
    },
    async settled() {
      while (inProgress.size > 0) await Promise.allSettled(inProgress)
    }
  }
}
