import { liveReleaseCalls } from '@site/contracts/operations/calls/front-ends/live-release'
import { callApi } from '@site/web/api/call-api'
import type { Platform } from '@site/web/platform'
import { type FollowedRelease, followRelease } from '../federation/follow-release.ts'
import { holdsSomething } from './holds-something.ts'

/** What a page that stays open knows of itself. A file of its own: no page needs it before a link comes near. */
export interface OpenPage extends FollowedRelease {
  /** Would the visitor lose something with this document? `main` when its page leaves in any case (holds-something.ts). */
  holdsSomething: (leaving: 'main' | null) => boolean
}

/** @param revision that of the registry which this page was made from */
export function createOpenPage(revision: number, platform: Platform): OpenPage {
  const read = async () => (await callApi(platform.http, liveReleaseCalls.readRelease, {})).revision
  return {
    ...followRelease(revision, read),
    holdsSomething: (leaving) =>
      holdsSomething(document, platform, leaving && document.querySelector(leaving))
  }
}
