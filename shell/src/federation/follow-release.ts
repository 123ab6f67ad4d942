/** How long an answer counts as fresh. Milliseconds. */
const FRESH = 30_000

export interface FollowedRelease {
  /** Asks what is live, unless it was asked a moment ago. Called as a navigation comes near. */
  ask: () => void
  /** Was this page made from older front ends than those that are live? By the answer that came last or is on its way. */
  isOutdated: () => Promise<boolean>
  /** As `isOutdated`, asking now and waiting for the answer: something of this page's front ends is missing. */
  isOutdatedNow: () => Promise<boolean>
}

/**
 * Follows which release of the front ends is live while a page is open (FED-26). Without an answer the page stays as it is.
 *
 * @param shown revision of the registry that this page was made from
 * @param read asks the gateway for the live revision; throws when it gives none
 */
export function followRelease(
  shown: number,
  read: () => Promise<number>,
  now: () => number = () => performance.now()
): FollowedRelease {
  let live = shown
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> = Promise.resolve()

  const ask = () => {
    askedAt = now()
    asking = read().then(
      (revision) => {
        live = revision
      },
      (error: unknown) => console.warn('What is live could not be asked', error)
    )
  }
  const isOutdated = async () => {
    await asking
    return live > shown
  }
  return {
    ask() {
      if (now() - askedAt > FRESH) ask()
    },
    isOutdated,
    isOutdatedNow() {
      ask()
      return isOutdated()
    }
  }
}
