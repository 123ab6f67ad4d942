import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'

/** What a browser found out about versions that are to be live. */
export interface BrowserFindings {
  /** What is wrong with their pages and is not wrong with those that are live, one line each. */
  errors: string[]
  /** Why their pages, or which of them, were not opened, in one line; null where all were. */
  unseen: string | null
}

/** Opens the pages of versions in a browser before they are live. */
export interface BrowserCheck {
  /**
   * Starts the browser, which is ready then once the versions stand in the store.
   *
   * @param versions to be live together
   * @param registry what is live
   */
  begin: (versions: DeployableManifest[], registry: Pick<Registry, 'units'>) => BrowserLook
  /** From now on a browser stands ready for the next check, where this one keeps any. */
  prepare: (registry: Pick<Registry, 'units'>) => void
  /** Ends the browser that stands ready. */
  close: () => Promise<void>
}

/** A look that has begun. It ends with `look`, or with `drop`. */
export interface BrowserLook {
  /** Why no page can be opened now, in one line; null where they can. */
  whyNot: () => Promise<string | null>
  /** Opens the pages of the versions, which stand in the store now. Throws nothing but what is a fault of ours. */
  look: () => Promise<BrowserFindings>
  /** Ends the browser where nothing is to be looked at any more. */
  drop: () => void
}

/** What is said of a release whose pages were not opened. */
export const sayUnseen = (reason: string): string => `its pages were not opened in a browser: ${reason}`
