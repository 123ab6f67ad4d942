import { z } from 'zod'
import { articleInputSchema, articleSchema, draftTextSchema } from './article.ts'
import { articleStateSchema } from './article-state.ts'
import { scheduleSchema } from './schedule.ts'

const id = z.number().int().positive()
const at = z.iso.datetime()
/** The name of who did it; null while codes name nobody. */
const by = z.string().nullable()
const version = z.number('La version est un nombre.').int().min(1)

/** Drawn by a browser tab when it opens an article or a draft: it tells one open editor from another. */
const editorSchema = z.uuid('« editor » est un UUID.')

/**
 * How long an article is believed to be open after the last sign of life, and how often an editor gives one. In seconds. A browser lets
 * a tab that nobody looks at do something once a minute.
 */
export const PRESENCE = { leaseSeconds: 75, renewSeconds: 20 } as const

/** Somebody else who has an article open, its text or its draft. */
export const presenceSchema = z.object({ name: by, since: at, until: at })

/** A secret address under which a draft can be read. Its token is in the answer that makes it, and in no other. */
export const previewSchema = z.object({ id, createdAt: at, by, expiresAt: at })
export const newPreviewSchema = previewSchema.extend({ token: z.string() })

/** A draft as lists show it. `title` may be empty. `baseRevision`: the revision it was made from; 0 for an article that was never published. */
export const draftSummarySchema = z.object({
  id,
  articleId: id,
  articleState: articleStateSchema,
  version,
  baseRevision: z.number().int().nonnegative(),
  title: z.string(),
  createdAt: at,
  createdBy: by,
  savedAt: at,
  savedBy: by,
  /** Who has its article open, apart from the editor who asks. */
  others: z.array(presenceSchema)
})
export type DraftSummary = z.infer<typeof draftSummarySchema>

/** A draft with its text. `currentRevision` differs from `baseRevision` when the article was published again meanwhile. */
export const draftSchema = draftSummarySchema.extend({
  content: z.string(),
  imageUrl: z.string().nullable(),
  currentRevision: z.number().int().nonnegative(),
  schedule: scheduleSchema.nullable(),
  previews: z.array(previewSchema)
})
export type Draft = z.infer<typeof draftSchema>

/**
 * What POST /api/admin/drafts accepts: the article whose text is taken, or nothing for a new one; a text in place of it, with the revision
 * it was made from, where that may not be the latest any more.
 */
export const newDraftSchema = z.object({
  articleId: id.optional(),
  text: draftTextSchema.optional(),
  baseRevision: z.number().int().min(0).optional(),
  editor: editorSchema.optional()
})

/** What PUT /api/admin/drafts/{id} accepts. `version`: the one that the text was made from. `editor` prolongs the presence too. */
export const draftInputSchema = draftTextSchema.extend({ version, editor: editorSchema.optional() })

/** A change of a draft as it was seen: any other version is refused. */
export const draftVersionSchema = z.object({ version })

/**
 * What publishing a draft accepts. `overRevision`: the article's current revision, from who has seen that it was published again since
 * the draft was begun.
 */
export const publishSchema = draftVersionSchema.extend({ overRevision: z.number().int().min(0).optional() })

/**
 * What POST and PUT /api/blog accept: a text, and the draft in which it was written, which ends as it is published. `version` and
 * `overRevision` as in publishing a draft.
 */
export const articleRequestSchema = articleInputSchema.extend({
  draft: publishSchema.extend({ id }).optional()
})

/**
 * A sign of life of an open editor, or with `open: false` its end. `sequence` grows with each of an editor's: what comes after one with a
 * greater number was overtaken on the way, and counts for nothing.
 */
export const presenceInputSchema = z.object({
  editor: editorSchema,
  open: z.boolean().default(true),
  sequence: z
    .number('« sequence » est un nombre.')
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .optional()
})
export type PresenceInput = z.output<typeof presenceInputSchema>
export const presencesSchema = z.object({ others: z.array(presenceSchema) })

/** Restoring a revision replaces the text of the article's draft, if it has one, at this version. */
export const restoreSchema = z.object({ version: version.optional() })

export const PREVIEW_DAYS = { usual: 7, most: 30 } as const
export const previewInputSchema = z.object({
  days: z
    .number('La durée est un nombre de jours.')
    .int()
    .min(1, 'La durée est d’un jour au moins.')
    .max(PREVIEW_DAYS.most, `La durée est de ${PREVIEW_DAYS.most} jours au plus.`)
    .default(PREVIEW_DAYS.usual)
})

/**
 * What GET /api/preview answers: the draft as it stands, and what the page of its article would say of it were it published as it was
 * saved, its cover included, which is drawn for its number. `title` and `content` may be empty.
 */
export const previewedSchema = articleSchema
  .pick({
    id: true,
    title: true,
    content: true,
    imageUrl: true,
    createdAt: true,
    picture: true,
    origin: true,
    editedAt: true,
    review: true
  })
  .extend({ savedAt: at, expiresAt: at })
export type Previewed = z.infer<typeof previewedSchema>

/** Drafts, those saved last first. */
export const draftsPageSchema = z.object({
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  drafts: z.array(draftSummarySchema)
})
export type DraftsPage = z.infer<typeof draftsPageSchema>
