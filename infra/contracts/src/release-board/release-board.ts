import { z } from 'zod'
import { deployableReportSchema, versionReportSchema } from '../browser-health/deployables-report.ts'
import { deployableManifestSchema } from '../federation/registry.ts'
import { releaseNotesSchema } from '../federation/release.ts'
import { versionSchema } from '../federation/version-name.ts'

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

const boardRowSchema = deployableReportSchema.pick({ name: true, state: true, serving: true }).extend({
  live: boardVersionSchema,
  /** What was live before and would be again. */
  before: boardVersionSchema.nullable(),
  /** Versions that were rolled back, the latest last. */
  blocked: z.array(z.string()),
  /** How the versions that serve, or lately did, fare in browsers and on the server, as this gateway was told. */
  health: z.array(versionReportSchema),
  /** The version a rollback goes to, or why there is none. */
  rollback: z.union([
    z.object({ to: versionSchema, refusal: z.null() }),
    z.object({ to: z.null(), refusal: z.enum(ROLLBACK_REFUSALS) })
  ])
})
export type BoardRow = z.infer<typeof boardRowSchema>

/** What is live of each deployable, for administrators: the shell first, then by name. */
export const releaseBoardSchema = z.object({ deployables: z.array(boardRowSchema) })
export type ReleaseBoard = z.infer<typeof releaseBoardSchema>

/** How far back the history of the board goes, in days. */
export const BOARD_DAYS = 30

/** The body of a rollback, without the code: what was seen to be live, and what is to be. */
export const rollbackRequestSchema = z.object({ from: versionSchema, to: versionSchema })

export const rolledBackSchema = z.object({
  deployable: z.string(),
  live: versionSchema,
  blocked: versionSchema,
  /** Does it stand in the log of what administrators did? In the history of releases it does in any case. */
  isLogged: z.boolean()
})
export type RolledBack = z.infer<typeof rolledBackSchema>
