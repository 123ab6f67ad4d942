import type { Step } from './navigation.ts'
import type { OpenPage } from './open-page.ts'

interface PrepareOptions {
  /** Is the address another document's? */
  isElsewhere: (url: URL) => boolean
  /** Loads what the page needs; false when its view did not come. */
  enter: (url: URL) => Promise<boolean>
  /** What is known of this page by now; null before the first link came near. */
  known: () => OpenPage | null
  /** The same, loaded if need be. Throws when it does not come. */
  load: () => Promise<OpenPage>
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
    const [came, isOutdated] = await Promise.all([enter(url), page?.isOutdated()])
    if (!came) return (await isGone(load)) ? 'load' : 'stay'
    return isOutdated && !page?.holdsSomething('main') ? 'load' : 'stay'
  }
}

async function isGone(load: PrepareOptions['load']): Promise<boolean> {
  try {
    return await (await load()).isOutdatedNow()
  } catch (error) {
    console.warn('Whether the page is outdated could not be asked', error)
    return false
  }
}
