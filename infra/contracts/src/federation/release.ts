import { z } from 'zod'
import { signerSchema } from '../signing/signers.ts'
import { canaryEvidenceSchema } from './canary.ts'
import { deployableNameSchema, versionSchema } from './version-name.ts'

/** What a person or a pipeline says of a change of what is live, and where it comes from. */
export const releaseNotesSchema = z.object({
  message: z.string().trim().min(1).max(500).optional(),
  /** The source's commit, with `-dirty` where files were changed besides. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,64}(-dirty)?$/)
    .optional(),
  /** The address of the pipeline's run, or its name. */
  pipeline: z.string().trim().min(1).max(300).optional()
})
export type ReleaseNotes = z.infer<typeof releaseNotesSchema>

/**
 * publish: a new version. live: a version that is kept. rollback: the same, and what was live is blocked. retire: none is live any more. Of a canary: canary (it begins, or gets a greater
 * share), hold, abort (its version is blocked), promote (it is live). plan: it is to go live at a time. cancel: it is not, after all.
 */
export const releaseActionSchema = z.enum([
  'publish',
  'live',
  'rollback',
  'retire',
  'canary',
  'hold',
  'abort',
  'promote',
  'plan',
  'cancel'
])
export type ReleaseAction = z.infer<typeof releaseActionSchema>

/** One change of what is live: who made it, when, why, and what was live before. `by`: the name of a token, or a user of a machine. */
export const releaseSchema = releaseNotesSchema.extend({
  at: z.iso.datetime(),
  action: releaseActionSchema,
  version: versionSchema,
  by: z.string().min(1).max(120),
  before: versionSchema.nullable(),
  /** Where several went live at once: of each its version. */
  together: z.record(deployableNameSchema, versionSchema).optional(),
  /** Of a change to a version that is kept: when it was published, which is what `commit` is of too. */
  publishedAt: z.iso.datetime().optional(),
  /** Why its pages, or which of them, were not opened in a browser before, in one line. */
  unseen: z.string().optional(),
  /** The team that signed the version, and its key, where the front end has keys. */
  signedBy: signerSchema.pick({ keyid: true, team: true }).optional()
})
export type Release = z.infer<typeof releaseSchema>

/**
 * Kept versions that go live at a time, `at`, all by one change or none. Of each front end what was live as that was planned, null where it was not in the
 * site: where something else is by then, nothing changes.
 */
export const plannedReleaseSchema = releaseNotesSchema.extend({
  id: z.string().regex(/^[0-9a-f]{8}$/),
  at: z.iso.datetime(),
  plannedAt: z.iso.datetime(),
  by: releaseSchema.shape.by,
  versions: z.record(deployableNameSchema, z.object({ from: versionSchema.nullable(), to: versionSchema }))
})
export type PlannedRelease = z.infer<typeof plannedReleaseSchema>

/** The same as it is listed. `overtaken`: of which of its front ends something else is live by now; as long as that is so it will not go live. */
export const listedPlanSchema = plannedReleaseSchema.extend({
  overtaken: z.array(deployableNameSchema).optional()
})
export type ListedPlan = z.infer<typeof listedPlanSchema>

/** How long before it a release can be planned, in days: as long as versions are kept that nothing uses. */
export const PLANNED_WITHIN_DAYS = 30

/**
 * One line of the history of a deployable. `errors` say why it was refused; `share` and `evidence` are of a canary, in percent, and of its end; `liveAt`: when
 * it is to go live, by its plan.
 */
export const historyEntrySchema = releaseSchema.extend({
  deployable: deployableNameSchema,
  result: z.enum(['live', 'preview', 'refused', 'canary', 'retired', 'planned', 'cancelled']),
  errors: z.array(z.string()).optional(),
  share: z.number().optional(),
  liveAt: z.iso.datetime().optional(),
  evidence: canaryEvidenceSchema.optional()
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>
