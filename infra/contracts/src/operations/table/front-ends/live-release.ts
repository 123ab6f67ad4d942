import { liveReleaseCalls } from '../../calls/front-ends/live-release.ts'
import { operation } from '../../definition/operation.ts'

/** What is live, for pages that are open meanwhile. */
export const liveReleaseOperations = {
  readRelease: operation({
    call: liveReleaseCalls.readRelease,
    owner: 'gateway',
    tag: 'Front ends',
    summary: 'Which state of the front ends is live',
    description:
      'An open page that carries a smaller revision was made from older front ends than those that are live.',
    successes: [{ status: 200, description: 'The revision.', body: 'LiveRelease' }],
    refusals: [405]
  })
} as const
