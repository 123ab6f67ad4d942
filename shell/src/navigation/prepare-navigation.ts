import { withTimeout } from '../federation/with-timeout.ts'
import type { Step } from './navigation.ts'
import type { OpenPage } from './open-page.ts'

/** A navigation waits no longer for what is on its way. Milliseconds. */
const PATIENCE = 300

interface PrepareOptions {
  /** Is the address another document's? Of some it is known only once they were to be entered. */
  isElsewhere: (url: URL) => boolean
  /** Loads what the page needs; false when its view did not come. */
  enter: (url: URL) => Promise<boolean>
  /** What is known of this page, or is on its way; null before the first link came near, and where it does not come. */
  known: () => Promise<OpenPage | null> | null
  /** The same, asked for if need be. */
  load: () => Promise<OpenPage | null>
}

/**
 * Prepares the next page, and says whether this document shows it or the browser loads another (FED-26). A page made from older front
 * ends than those that are live goes on by a full load: at the next link, unless the visitor has something in it, and in any case where
 * the part that the next page needs is gone.
 */
export function createPrepare({ isElsewhere, enter, known, load }: PrepareOptions) {
  return async (url: URL, step: Step): Promise<'stay' | 'load'> => {
    if (isElsewhere(url)) return 'load'
    const page = step === 'assign' ? known() : null
    const [came, mayGo] = await Promise.all([enter(url), page && mayLoad(page)])
    const leaves = came ? mayGo : isElsewhere(url) || (await (await load())?.isOutdatedNow())
    return leaves ? 'load' : 'stay'
  }
}

/** Is the page outdated, with nothing in it to lose? No, where that is not known `PATIENCE` after the call. */
async function mayLoad(loading: Promise<OpenPage | null>): Promise<boolean> {
  const tell = async () => {
    const page = await loading
    return page !== null && (await page.isOutdated()) && !page.holdsSomething('main')
  }
  return withTimeout(tell(), PATIENCE).catch(() => false)
}
