import { REPORT_BYTES } from '../../../browser-health/limits.ts'
import { browserHealthCalls } from '../../calls/front-ends/browser-health.ts'
import { operation } from '../../definition/operation.ts'
import { BODY } from '../../definition/shared.ts'

/** How the front ends fare in browsers (decision 165). */
export const browserHealthOperations = {
  reportHealth: operation({
    call: browserHealthCalls.reportHealth,
    owner: 'gateway',
    tag: 'Front ends',
    summary: 'Tell how a page fares',
    description:
      'What the pages of the site send of themselves: errors, files that did not load, slots that fell back or stayed empty, and web vitals, by deployable, version and route pattern. Another origin is refused. Robots, and who says Do Not Track or Global Privacy Control, are answered alike and not counted. Nothing of who sent it is kept.',
    body: 'BrowserReport',
    bodyLimit: REPORT_BYTES,
    successes: [{ status: 204, description: 'Counted, or left out.' }],
    refusals: [...BODY, 403, 405, 422, 429]
  })
} as const
