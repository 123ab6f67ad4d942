import { type HistoryEntry, historyEntrySchema, type PlannedRelease } from '../../federation/release.ts'
import {
  type PreviewLink,
  previewLinkSchema,
  previewRequestSchema
} from '../../preview-links/preview-link.ts'
import {
  type CanaryChanged,
  canaryActionSchema,
  canaryChangedSchema,
  type MadeLive,
  madeLiveSchema,
  makeLiveRequestSchema,
  planChangedSchema,
  planReleaseRequestSchema,
  type ReleaseBoard,
  type Retired,
  type RolledBack,
  releaseBoardSchema,
  retiredSchema,
  retireRequestSchema,
  rollbackRequestSchema,
  rolledBackSchema
} from '../../release-board/release-board.ts'
import { request } from '../request-schema.ts'

const [LIVE, BEFORE, CANARY] = ['0.1.0-3f9c2ab417', '0.1.0-81d0c7e5aa', '0.1.0-c40ab1d9f2'] as const

const entry: HistoryEntry = {
  deployable: 'mf-blog',
  at: '2026-01-15T10:24:00.000Z',
  action: 'publish',
  result: 'live',
  version: LIVE,
  before: BEFORE,
  by: 'Blog, chaîne principale',
  commit: '0123456789abcdef0123456789abcdef01234567',
  message: 'Nouveau titre'
}

const planned: PlannedRelease = {
  ...{ id: '3f9c2ab4', at: '2026-01-20T07:00:00.000Z', plannedAt: '2026-01-16T14:30:00.000Z' },
  ...{ by: 'Camille Astier', pipeline: 'administration' },
  versions: { 'mf-chat': { from: BEFORE, to: LIVE } }
}

const board: ReleaseBoard = {
  deployables: [
    {
      name: 'mf-blog',
      state: 'live',
      serving: LIVE,
      live: {
        version: LIVE,
        builtAt: '2026-01-15T10:22:00.000Z',
        liveAt: entry.at,
        by: entry.by,
        commit: entry.commit,
        message: entry.message,
        size: { js: 20_349, css: 5842 },
        budget: { js: 22_500, css: 6500 }
      },
      before: {
        version: BEFORE,
        builtAt: '2026-01-12T08:01:00.000Z',
        liveAt: '2026-01-12T08:02:00.000Z',
        by: entry.by,
        size: { js: 20_310, css: 5842 }
      },
      blocked: [],
      earlier: [],
      isChangeable: true,
      addresses: ['/blog', '/article/:id'],
      kept: null,
      canary: {
        version: CANARY,
        builtAt: '2026-01-15T11:02:00.000Z',
        size: { js: 20_402, css: 5842 },
        ...{ share: 5, next: [25, 50], isHeld: false, by: entry.by },
        ...{ startedAt: '2026-01-15T11:03:00.000Z', steppedAt: '2026-01-15T11:03:00.000Z' },
        arms: {
          canary: { visitors: 61, errors: 0, 'load-failures': 0, fallbacks: 0, told: 30 },
          live: { visitors: 1180, errors: 1, 'load-failures': 0, fallbacks: 0, told: 602 }
        },
        verdict: 'waiting'
      },
      health: [
        {
          version: LIVE,
          incidents: { error: 1, 'load-failure': 0, fallback: 0, 'empty-slot': 0 },
          evidence: [
            {
              kind: 'error',
              page: '/article/:id',
              message: 'TypeError: list.map is not a function',
              count: 1,
              lastAt: '2026-01-15T10:40:00.000Z'
            }
          ],
          renderFailures: null
        }
      ],
      rollback: { to: BEFORE, refusal: null }
    }
  ],
  ready: [
    {
      ...{
        name: 'mf-chat',
        version: CANARY,
        builtAt: '2026-01-15T12:00:00.000Z',
        isBlocked: false,
        unfit: []
      },
      ...{
        keptAt: '2026-01-15T12:01:00.000Z',
        by: 'Chat, chaîne principale',
        message: 'Réponses plus courtes'
      },
      size: { js: 18_204, css: 4110 }
    }
  ],
  planned: [planned],
  retired: [
    {
      ...{ deployable: 'mf-jobs', at: '2026-01-14T16:05:00.000Z', action: 'retire', result: 'retired' },
      ...{ version: BEFORE, before: BEFORE, by: 'Camille Astier', pipeline: 'administration' }
    }
  ]
}

const madeLive: MadeLive = { live: [{ name: 'mf-blog', version: CANARY }], isLogged: true }

const previewLink: PreviewLink = {
  address: `https://www.lucarne.example/blog?mf-blog=${CANARY}&preview-signature=1769077500.${'A'.repeat(86)}`,
  until: '2026-01-22T10:25:00.000Z'
}

const rolledBack: RolledBack = { deployable: 'mf-blog', live: BEFORE, blocked: LIVE, isLogged: true }

const retired: Retired = { deployable: 'mf-blog', version: LIVE, isLogged: true }

const canaryChanged: CanaryChanged = { deployable: 'mf-blog', version: CANARY, share: 25, isLogged: true }

/** The schemas of the board, as schemas.ts lists them. */
export const RELEASE_BOARD_SCHEMAS = {
  ReleaseBoard: { schema: releaseBoardSchema, io: 'output', example: board },
  ReleaseHistoryEntry: { schema: historyEntrySchema, io: 'output', example: entry },
  MakeLiveRequest: request(makeLiveRequestSchema, {
    versions: [{ name: 'mf-blog', from: LIVE, to: CANARY }]
  }),
  PlanReleaseRequest: request(planReleaseRequestSchema, {
    ...{ at: '2026-01-20T08:00', versions: [{ name: 'mf-chat', from: BEFORE, to: LIVE }] }
  }),
  PlanChanged: { schema: planChangedSchema, io: 'output', example: { plan: planned, isLogged: true } },
  MadeLive: { schema: madeLiveSchema, io: 'output', example: madeLive },
  ReleasePreviewRequest: request(previewRequestSchema, { versions: { 'mf-blog': CANARY }, days: 7 }),
  ReleasePreviewLink: { schema: previewLinkSchema, io: 'output', example: previewLink },
  RollbackRequest: request(rollbackRequestSchema, { from: LIVE, to: BEFORE }),
  RolledBack: { schema: rolledBackSchema, io: 'output', example: rolledBack },
  RetireRequest: request(retireRequestSchema, { from: LIVE }),
  Retired: { schema: retiredSchema, io: 'output', example: retired },
  CanaryAction: request(canaryActionSchema, { action: 'share', version: CANARY, share: 5, to: 25 }),
  CanaryChanged: { schema: canaryChangedSchema, io: 'output', example: canaryChanged }
} as const
