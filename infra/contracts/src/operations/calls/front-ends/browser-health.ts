import { REPORT_PATH } from '../../../browser-health/limits.ts'
import type { BrowserReport } from '../../../browser-health/report.ts'
import { call } from '../call.ts'

/** How the front ends fare in browsers. */
export const browserHealthCalls = {
  reportHealth: call('POST', REPORT_PATH).of<{ body: BrowserReport }>()
} as const
