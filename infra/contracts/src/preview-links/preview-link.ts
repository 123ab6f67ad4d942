import { z } from 'zod'
import { deployableNameSchema, TOGETHER_AT_MOST, versionSchema } from '../federation/version-name.ts'

/** For how many days a link to a preview holds where nobody says, and at most. */
export const PREVIEW_DAYS = 7
export const PREVIEW_DAYS_AT_MOST = 30

/** The versions that a link is to show, of each front end one, and for how many days. */
export const previewRequestSchema = z.object({
  versions: z
    .record(deployableNameSchema, versionSchema)
    .refine((versions) => Object.keys(versions).length > 0, { error: 'which ones are meant?' })
    .refine((versions) => Object.keys(versions).length <= TOGETHER_AT_MOST, {
      error: `${TOGETHER_AT_MOST} at most`
    }),
  days: z.number().int().min(1).max(PREVIEW_DAYS_AT_MOST).optional()
})
export type PreviewRequest = z.infer<typeof previewRequestSchema>

/** A link that shows kept versions to whoever has it, also where previews are off. */
export const previewLinkSchema = z.object({
  /** Of the whole address what is known: it begins at '/' where the site's origin is not. */
  address: z.string(),
  until: z.iso.datetime()
})
export type PreviewLink = z.infer<typeof previewLinkSchema>
