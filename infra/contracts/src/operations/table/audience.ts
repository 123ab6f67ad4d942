import { audienceQuerySchema } from '../../audience/audience.ts'
import { BEACON_BYTES } from '../../audience/steps.ts'
import { audienceCalls } from '../calls/audience.ts'
import { operation } from '../definition/operation.ts'
import { ADMIN, BODY, PASSED_ON } from '../definition/shared.ts'

/** What brings leads (decisions 139, 140). */
export const audienceOperations = {
  countStep: operation({
    call: audienceCalls.countStep,
    owner: 'gateway',
    tag: 'Leads',
    summary: 'Count one step of a visit',
    description:
      'What the pages of the site send of themselves; another origin is refused. Robots, previews, and who objects by Do Not Track or Global Privacy Control are answered alike and not counted. Sums of a day are kept, and nothing else.',
    body: 'Beacon',
    bodyLimit: BEACON_BYTES,
    successes: [{ status: 204, description: 'Counted, or left out.' }],
    refusals: [...BODY, 403, 405, 422, 429]
  }),
  readAudience: operation({
    call: audienceCalls.readAudience,
    owner: 'leads',
    tag: 'Leads',
    summary: 'What brings leads, added up',
    access: 'header-or-query',
    scopes: ['leads'],
    query: audienceQuerySchema,
    successes: [{ status: 200, description: 'The sums of the period.', body: 'Audience' }],
    refusals: [400, ...ADMIN, 405, 422, ...PASSED_ON]
  })
} as const
