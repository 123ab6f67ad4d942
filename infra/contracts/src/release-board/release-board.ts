import { z } from 'zod'
import { deployableReportSchema, versionReportSchema } from '../browser-health/deployables-report.ts'
import { armsSchema, canaryStateSchema, shareSchema } from '../federation/canary.ts'
import { deployableManifestSchema } from '../federation/registry.ts'
import {
  historyEntrySchema,
  listedPlanSchema,
  plannedReleaseSchema,
  releaseNotesSchema
} from '../federation/release.ts'
import { deployableNameSchema, TOGETHER_AT_MOST, versionSchema } from '../federation/version-name.ts'
import { wallTimeSchema } from '../site/wall-time.ts'

/** A version on the board: what it weighs, and what is known of how it came to be live. */
const boardVersionSchema = releaseNotesSchema
  .extend(deployableManifestSchema.pick({ version: true, builtAt: true, size: true, budget: true }).shape)
  .extend({
    /** When it was last made live, and by whom; null where nothing that is kept says so. */
    liveAt: z.iso.datetime().nullable(),
    by: z.string().nullable()
  })
export type BoardVersion = z.infer<typeof boardVersionSchema>

/**
 * Why a deployable is not rolled back from the administration. 'not-here': this gateway changes nothing (no RELEASES_PORT). 'no-key': it cannot sign.
 * 'store-away': what serves is its own copy. 'none-before': no version before is kept that was not itself rolled back. 'does-not-fit': the one before no
 * longer fits what is live.
 */
export const ROLLBACK_REFUSALS = ['not-here', 'no-key', 'store-away', 'none-before', 'does-not-fit'] as const
export type RollbackRefusal = (typeof ROLLBACK_REFUSALS)[number]

/** How a canary stands by what this gateway has seen: 'waiting' for more. */
export const CANARY_VERDICTS = ['waiting', 'as-good', 'worse'] as const

/** The version that a share of the visitors gets, beside the one that the others get. */
const boardCanarySchema = canaryStateSchema
  .omit({ salt: true })
  .extend(deployableManifestSchema.pick({ version: true, builtAt: true, size: true, budget: true }).shape)
  .extend({ arms: armsSchema, verdict: z.enum(CANARY_VERDICTS) })
export type BoardCanary = z.infer<typeof boardCanarySchema>

/** A front end, what was seen to be live of it, and what is to be. */
const changedVersionSchema = z.object({
  name: deployableNameSchema,
  from: versionSchema,
  to: versionSchema
})
export type ChangedVersion = z.infer<typeof changedVersionSchema>

const boardRowSchema = deployableReportSchema.pick({ name: true, state: true, serving: true }).extend({
  live: boardVersionSchema,
  canary: boardCanarySchema.nullable(),
  /** May the administration change it here? Where not, `rollback` says why. */
  isChangeable: z.boolean(),
  /** Patterns of the addresses that are its own by the live version; '*', the page for those that are nobody’s, aside. */
  addresses: z.array(z.string()),
  /** Why it stays in the site, whoever asks, in a sentence; null where it can be retired. */
  kept: z.string().nullable(),
  /** What was live before and would be again. */
  before: boardVersionSchema.nullable(),
  /** Versions that were rolled back, the latest last. */
  blocked: z.array(z.string()),
  /** Other versions that were live, are kept, not blocked and fit what is live, the latest first. Absent: of a gateway of before they were listed. */
  earlier: z.array(versionSchema).default([]),
  /** How the versions that serve, or lately did, fare in browsers and on the server, as this gateway was told. */
  health: z.array(versionReportSchema),
  /** The version a rollback goes to, or why there is none; `together`: what goes back with it, as it went live with it and does not fit what was before. */
  rollback: z.union([
    z.object({ to: versionSchema, refusal: z.null(), together: z.array(changedVersionSchema).optional() }),
    z.object({ to: z.null(), refusal: z.enum(ROLLBACK_REFUSALS) })
  ])
})
export type BoardRow = z.infer<typeof boardRowSchema>

/**
 * A version that was kept as a preview since what is live of its front end went live, or the latest that was taken back and is blocked since: the board can make
 * it live.
 */
const readyVersionSchema = boardVersionSchema.omit({ liveAt: true, by: true }).extend({
  name: deployableNameSchema,
  /** When it was kept, or taken back, and by whom. */
  keptAt: z.iso.datetime(),
  by: z.string(),
  /** Absent: of a gateway of before blocked versions were listed. */
  isBlocked: z.boolean().default(false),
  /** What keeps it from going live alone, one line each. It can with others that it fits. */
  unfit: z.array(z.string())
})
export type ReadyVersion = z.infer<typeof readyVersionSchema>

/**
 * What is live of each deployable, for administrators: the shell first, then by name; the versions that are `ready` to go live, the latest first; what is `planned`, the next
 * first; and what was `retired` in the last days and is not back, the latest first.
 */
export const releaseBoardSchema = z.object({
  deployables: z.array(boardRowSchema),
  ready: z.array(readyVersionSchema),
  /** Absent: of a gateway of before releases could be planned. */
  planned: z.array(listedPlanSchema).default([]),
  retired: z.array(historyEntrySchema)
})
export type ReleaseBoard = z.infer<typeof releaseBoardSchema>

/** How far back the history of the board goes, in days. */
export const BOARD_DAYS = 30

/** The body of a rollback, without the code: what was seen to be live, and what is to be; and of others that go back with it. */
export const rollbackRequestSchema = z.object({
  from: versionSchema,
  to: versionSchema,
  together: z.array(changedVersionSchema).max(TOGETHER_AT_MOST).optional()
})

export const rolledBackSchema = z.object({
  deployable: z.string(),
  live: versionSchema,
  blocked: versionSchema,
  /** Does it stand in the log of what administrators did? In the history of releases it does in any case. */
  isLogged: z.boolean()
})
export type RolledBack = z.infer<typeof rolledBackSchema>

/** The body of a release, without the code: of each front end what was seen to be live, null where none was, and what is to be. */
export const makeLiveRequestSchema = z.object({
  versions: z
    .array(changedVersionSchema.extend({ from: versionSchema.nullable() }))
    .min(1)
    .max(TOGETHER_AT_MOST)
    .refine((versions) => new Set(versions.map(({ name }) => name)).size === versions.length, {
      error: 'each front end is named once'
    })
})
export type MakeLiveRequest = z.infer<typeof makeLiveRequestSchema>

/** The body of a release at a minute of Paris, without the code. */
export const planReleaseRequestSchema = makeLiveRequestSchema.extend({ at: wallTimeSchema })
export type PlanReleaseRequest = z.infer<typeof planReleaseRequestSchema>

/** What was planned, or is no longer. */
export const planChangedSchema = z.object({ plan: plannedReleaseSchema, isLogged: z.boolean() })
export type PlanChanged = z.infer<typeof planChangedSchema>

export const madeLiveSchema = z.object({
  live: z.array(z.object({ name: z.string(), version: versionSchema })),
  isLogged: z.boolean()
})
export type MadeLive = z.infer<typeof madeLiveSchema>

/** The body of a retirement, without the code: what was seen to be live. */
export const retireRequestSchema = z.object({ from: versionSchema })

export const retiredSchema = z.object({
  deployable: z.string(),
  /** What was live. */
  version: versionSchema,
  isLogged: z.boolean()
})
export type Retired = z.infer<typeof retiredSchema>

/** What an administrator can do with a canary. `version` and `share` are what was seen of it: where either is another by then, nothing is done, but for 'abort', which any share may end. Of 'share', `to` is the share that it is to have. */
export const canaryActionSchema = z
  .object({
    action: z.enum(['share', 'hold', 'promote', 'abort']),
    version: versionSchema,
    share: z.number().int(),
    to: shareSchema.optional()
  })
  .refine(({ action, to }) => (action === 'share') === (to !== undefined), {
    path: ['to'],
    error: 'a share is given where the action is share'
  })
export type CanaryAction = z.infer<typeof canaryActionSchema>

export const canaryChangedSchema = z.object({
  deployable: z.string(),
  version: versionSchema,
  /** In percent: 0 once it is ended, 100 once it is live. */
  share: z.number(),
  isLogged: z.boolean()
})
export type CanaryChanged = z.infer<typeof canaryChangedSchema>
