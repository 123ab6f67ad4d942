import type { BrowserReport } from '../../../browser-health/report.ts'
import { call } from '../call.ts'

/** How the front ends fare in browsers. */
export const browserHealthCalls = {
  reportHealth: call('POST', '/api/browser-health').of<{ body: BrowserReport }>()
} as const
