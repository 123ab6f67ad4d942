import type { FollowedRelease } from '../federation/follow-release.ts'
import type { Step } from './navigation.ts'

interface PrepareOptions {
  /** Is the address another document's? */
  isElsewhere: (url: URL) => boolean
  /** Loads what the page needs; false when its view did not come. */
  enter: (url: URL) => Promise<boolean>
  release: FollowedRelease
  /** Would a full load take something from the visitor? */
  holdsSomething: () => boolean
}

/**
 * Prepares the next page, and says whether this document shows it or the browser loads another (FED-26). A page made from older front
 * ends than those that are live goes on by a full load: at the next link, unless the visitor has something in it, and in any case where
 * the part that the next page needs is gone.
 */
export function createPrepare({ isElsewhere, enter, release, holdsSomething }: PrepareOptions) {
  return async (url: URL, step: Step): Promise<'stay' | 'load'> => {
    if (isElsewhere(url)) return 'load'
    const [came, isOutdated] = await Promise.all([enter(url), step === 'assign' && release.isOutdated()])
    if (!came) return (await release.isOutdatedNow()) ? 'load' : 'stay'
    return isOutdated && !holdsSomething() ? 'load' : 'stay'
  }
}
