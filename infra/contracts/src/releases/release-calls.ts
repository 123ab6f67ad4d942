import { z } from 'zod'
import { shareSchema, stepsSchema } from '../federation/canary.ts'
import { addressSchema } from '../federation/registry.ts'
import {
  type HistoryEntry,
  historyEntrySchema,
  type ListedPlan,
  listedPlanSchema,
  type PlannedRelease,
  type ReleaseNotes,
  releaseNotesSchema
} from '../federation/release.ts'
import { deployableNameSchema, versionSchema } from '../federation/version-name.ts'
import { call } from '../operations/calls/call.ts'
import { type PreviewLink, type PreviewRequest, previewLinkSchema } from '../preview-links/preview-link.ts'
import { signerSchema } from '../signing/signers.ts'

/**
 * The calls of the release API, which listens on a port of its own (RELEASES_PORT) and is no part of the public API: a token of scope
 * `releases:write` opens them, and nothing else does. Their answers are for programs and developers, in English.
 */
export const releaseCalls = {
  /** The body is the folder of a built version as .tar.gz. `preview`: it is kept, to be looked at, and what is live stays. */
  publish: call('PUT', '/releases/:name/:version').of<{ query: PublishQuery; answer: ReleaseAnswer }>(),
  /** Answers what `publish` takes: a version as it was published, for another site. */
  download: call('GET', '/releases/:name/:version').of<{ answer: Uint8Array }>(),
  list: call('GET', '/releases/:name').of<{ answer: KeptVersions }>(),
  log: call('GET', '/releases/:name/log').of<{ answer: HistoryEntry[] }>(),
  live: call('POST', '/releases/:name/live').of<{ body: SwitchRequest; answer: ReleaseAnswer }>(),
  rollback: call('POST', '/releases/:name/rollback').of<{ body: SwitchRequest; answer: ReleaseAnswer }>(),
  /** Several at once: all of them, checked beside each other, or none. */
  together: call('POST', '/releases/together').of<{ body: TogetherRequest; answer: ReleaseAnswer[] }>(),
  /** The same at a time; what is planned, the next first; and not after all. */
  plan: call('POST', '/releases/planned').of<{ body: PlanRequest; answer: PlannedRelease }>(),
  listPlanned: call('GET', '/releases/planned').of<{ answer: ListedPlan[] }>(),
  cancel: call('POST', '/releases/planned/:id/cancel').of<{ body: ReleaseNotes; answer: PlannedRelease }>(),
  /** Signs a link that shows kept versions beside each other, also where previews are off. Nothing changes by it. */
  preview: call('POST', '/releases/preview').of<{ body: PreviewRequest; answer: PreviewLink }>(),
  /** Takes a remote out of the site. Its versions are kept for a while, and `publish` brings it back. */
  retire: call('POST', '/releases/:name/retire').of<{ body: RetireRequest; answer: ReleaseAnswer }>(),
  canary: call('POST', '/releases/:name/canary').of<{ body: CanaryRequest; answer: CanaryAnswer }>()
} as const

/** `share`: what a preview is to have of the visitors at first, in percent; it is refused where that cannot be. */
export const publishQuerySchema = releaseNotesSchema.extend({
  preview: z.literal('yes').optional(),
  share: z.coerce.number().pipe(shareSchema).optional()
})
export type PublishQuery = z.input<typeof publishQuerySchema>

/** Of `live` the version is compulsory; `rollback` goes to the one before without it. */
export const switchRequestSchema = releaseNotesSchema.extend({
  version: versionSchema.optional()
})
export type SwitchRequest = z.input<typeof switchRequestSchema>

/** `redirect`: where the addresses of the remote lead from then on, until somebody claims them. */
export const retireRequestSchema = releaseNotesSchema.extend({ redirect: addressSchema.optional() })
export type RetireRequest = z.input<typeof retireRequestSchema>

/** Of each deployable its version; null, for a `rollback`: the one that was live before. */
export const togetherRequestSchema = releaseNotesSchema.extend({
  action: z.enum(['live', 'rollback']),
  versions: z.record(deployableNameSchema, versionSchema.nullable())
})
export type TogetherRequest = z.input<typeof togetherRequestSchema>

/** `at`: when they go live, PLANNED_WITHIN_DAYS from now at most. */
export const planRequestSchema = releaseNotesSchema.extend({
  at: z.iso.datetime({ offset: true }),
  versions: z.record(deployableNameSchema, versionSchema)
})
export type PlanRequest = z.input<typeof planRequestSchema>

/** `start` takes a version that is kept and the shares that it is to have; the others are about the canary that there is. */
export const canaryRequestSchema = z.discriminatedUnion('action', [
  releaseNotesSchema.extend({ action: z.literal('start'), version: versionSchema, steps: stepsSchema }),
  releaseNotesSchema.extend({ action: z.enum(['hold', 'abort', 'promote']) })
])
export type CanaryRequest = z.input<typeof canaryRequestSchema>

/** `share`: what the version has by then, in percent: 0 once it is ended, 100 once it is live. */
export const canaryAnswerSchema = z.object({
  deployable: z.string(),
  version: z.string(),
  share: z.number(),
  /** The version that is live by then. */
  live: z.string()
})
export type CanaryAnswer = z.infer<typeof canaryAnswerSchema>

export const releaseAnswerSchema = z.object({
  deployable: z.string(),
  /** Of a remote that is retired: what was live of it. */
  version: z.string(),
  outcome: z.enum(['live', 'preview', 'unchanged', 'retired']),
  /** What was live before; null for the first version. */
  before: z.string().nullable(),
  /** Of a preview: what keeps it from going live beside what is live now, one line each. It can with others that it fits. */
  unfit: z.array(z.string()).optional(),
  /** Of a preview, where the store has a key: a link that shows it, also where previews are off. */
  preview: previewLinkSchema.optional(),
  /** Why its pages, or which of them, were not opened in a browser before it went live, in one line. */
  unseen: z.string().optional(),
  /** What its going live has ended beside, one line each: the canary of another version, a plan that starts from what was live. */
  ended: z.array(z.string()).optional(),
  /** Of a version that was kept: when it was published, and from which commit. */
  published: z.object({ at: z.string(), commit: z.string().optional() }).optional()
})
export const releaseAnswersSchema = z.array(releaseAnswerSchema)
export type ReleaseAnswer = z.infer<typeof releaseAnswerSchema>

/** Every answer that is not a success. `errors`: what is wrong, one line each; `message` is the first of them. Other addresses of a site give none. */
export const releaseProblemSchema = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.array(z.string()).optional()
})

/** How many versions and lines of the history are answered at most, the newest first. */
export const RELEASES_LISTED = 50

export const keptVersionsSchema = z.array(
  z.object({
    version: z.string(),
    state: z.enum(['live', 'previous', 'canary', 'blocked', 'kept']),
    builtAt: z.string(),
    /** The latest line of the history that is about it, where one is kept. */
    release: historyEntrySchema.optional(),
    /** The line by which it came into the store, where one is kept: when, by whom, from which commit. */
    published: historyEntrySchema.optional(),
    /** The team that signed it, and its key, where the front end has keys. */
    signedBy: signerSchema.pick({ keyid: true, team: true }).optional()
  })
)
export type KeptVersions = z.infer<typeof keptVersionsSchema>
export const listedPlansSchema = z.array(listedPlanSchema)
export const historySchema = z.array(historyEntrySchema)
