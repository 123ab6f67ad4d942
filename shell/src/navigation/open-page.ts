import type { Platform } from '@site/web/platform'
import { type FollowedRelease, followRelease } from '../federation/follow-release.ts'
import { holdsSomething } from './holds-something.ts'

/** What a page that stays open knows of itself. A file of its own: no page needs it before a link comes near. */
export interface OpenPage extends FollowedRelease {
  /** Would the visitor lose something with this document? `main` when its page leaves in any case (holds-something.ts). */
  holdsSomething: (leaving: 'main' | null) => boolean
}

/**
 * @param revision that of the registry which this page was made from
 * @param readLive asks for that of the live one. Given, so that this file and the shell's first share no module: one more would be loaded with every page.
 */
export function createOpenPage(
  revision: number,
  readLive: () => Promise<number>,
  platform: Platform
): OpenPage {
  return {
    ...followRelease(revision, readLive),
    holdsSomething: (leaving) =>
      holdsSomething(document, platform, leaving && document.querySelector(leaving))
  }
}
