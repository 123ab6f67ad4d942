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
  /** Why no page can be opened now, in one line; null where they can. */
  whyNot: () => Promise<string | null>
  /** @param versions that stand in the store, to be live together; `registry`: what is live. Throws nothing but what is a fault of ours. */
  look: (versions: DeployableManifest[], registry: Pick<Registry, 'units'>) => Promise<BrowserFindings>
}

/** What is said of a release whose pages were not opened. */
export const sayUnseen = (reason: string): string => `its pages were not opened in a browser: ${reason}`
