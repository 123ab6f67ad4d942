import type { LiveRelease } from '../../../federation/live-release.ts'
import { call } from '../call.ts'

/** What is live, for pages that are open meanwhile. */
export const liveReleaseCalls = {
  readRelease: call('GET', '/api/release').of<{ answer: LiveRelease }>()
} as const
