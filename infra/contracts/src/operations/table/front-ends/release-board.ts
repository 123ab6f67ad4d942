import { releaseBoardCalls } from '../../calls/front-ends/release-board.ts'
import { operation } from '../../definition/operation.ts'
import { ADMIN, BODY } from '../../definition/shared.ts'

const shared = { owner: 'gateway', tag: 'Front ends', scopes: ['releases'] } as const

/** What is live, for administrators, and the way back (decision 172). */
export const releaseBoardOperations = {
  readReleaseBoard: operation({
    ...shared,
    call: releaseBoardCalls.readReleaseBoard,
    summary: 'What is live of each front end, and how it fares',
    description:
      'The live version and the one before, since when and by whom, with their sizes; what browsers told this gateway in the last hour; the version a rollback goes to, or why there is none; the versions that were kept as previews since; what is planned; and what was retired in the last 30 days and is not back.',
    access: 'header',
    successes: [{ status: 200, description: 'The shell first, then by name.', body: 'ReleaseBoard' }],
    refusals: [...ADMIN, 405, 503]
  }),
  readReleaseHistory: operation({
    ...shared,
    call: releaseBoardCalls.readReleaseHistory,
    summary: 'What happened to a front end in the last 30 days',
    description:
      'What was made live, by whom and from what, with what was refused or kept as a preview; fifty lines at most.',
    access: 'header',
    successes: [{ status: 200, description: 'Newest first.', body: { listOf: 'ReleaseHistoryEntry' } }],
    refusals: [...ADMIN, 404, 405, 503]
  }),
  makeLive: operation({
    ...shared,
    call: releaseBoardCalls.makeLive,
    summary: 'Make versions live that are kept',
    description:
      'One front end, or several by one change: they are checked beside each other, and all go live or none. Refused with 409 where something else is live of one by then, or they cannot be.',
    access: 'body',
    body: 'MakeLiveRequest',
    successes: [{ status: 200, description: 'They are live.', body: 'MadeLive' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, 503]
  }),
  planRelease: operation({
    ...shared,
    call: releaseBoardCalls.planRelease,
    summary: 'Have kept versions go live at a minute of Paris',
    description:
      'They are tried at once as in makeLive, and again before their time; then all go live by one change, unless something else is live of one by then. Refused with 409 as makeLive is, and where one of them is planned already.',
    access: 'body',
    body: 'PlanReleaseRequest',
    successes: [{ status: 200, description: 'They are planned.', body: 'PlanChanged' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, 503]
  }),
  cancelPlannedRelease: operation({
    ...shared,
    call: releaseBoardCalls.cancelPlannedRelease,
    summary: 'Call off what is planned',
    description: 'Nothing of it goes live. Refused with 409 where it is no longer planned.',
    access: 'body',
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'It is called off.', body: 'PlanChanged' }],
    refusals: [...BODY, ...ADMIN, 405, 409, 503]
  }),
  signReleasePreview: operation({
    ...shared,
    call: releaseBoardCalls.signReleasePreview,
    summary: 'Sign a link that shows kept versions',
    description:
      'Whoever has the link sees the site with these versions until it is over, also where previews are off; nobody else does, and nothing changes by it. Refused with 409 where one is not kept, or this gateway has no key to sign with.',
    access: 'body',
    body: 'ReleasePreviewRequest',
    successes: [{ status: 200, description: 'The link.', body: 'ReleasePreviewLink' }],
    refusals: [...BODY, ...ADMIN, 405, 409, 422, 503]
  }),
  rollBackRelease: operation({
    ...shared,
    call: releaseBoardCalls.rollBackRelease,
    summary: 'Make the version before live again',
    description:
      'What was live is blocked: a start does not deploy it again, and nothing falls back to it. Refused with 409 where something else is live by then, or that version cannot be.',
    access: 'body',
    body: 'RollbackRequest',
    successes: [{ status: 200, description: 'It is live.', body: 'RolledBack' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, 503]
  }),
  retireRemote: operation({
    ...shared,
    call: releaseBoardCalls.retireRemote,
    summary: 'Take a remote out of the site',
    description:
      'Its addresses answer no more and are free for another, its versions are kept for 30 days, and publishing one of them brings it back. Refused with 409 where something else is live by then, for what the site cannot be without, and with a canary.',
    access: 'body',
    body: 'RetireRequest',
    successes: [{ status: 200, description: 'It is out of the site.', body: 'Retired' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, 503]
  }),
  changeCanary: operation({
    ...shared,
    call: releaseBoardCalls.changeCanary,
    summary: 'Give a canary a greater share, hold it, end it, or make it live',
    description:
      'A canary is a version that a share of the visitors gets. Refused with 409 where it is another one by then, has another share, or cannot be.',
    access: 'body',
    body: 'CanaryAction',
    successes: [{ status: 200, description: 'It is done.', body: 'CanaryChanged' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, 503]
  })
} as const
