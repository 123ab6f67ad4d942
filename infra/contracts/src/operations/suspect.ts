import { z } from 'zod'
import { leadSchema } from '../leads/lead.ts'

/**
 * What can speak against a submission (SPAM-1). None but the trap and the flood is enough by itself, least of all how fast a form was
 * filled: browsers and password managers fill it in a second.
 */
export const SUSPECT_SIGNALS = [
  'trap',
  'flood',
  'fast',
  'repeats',
  'links',
  'markup-links',
  'doubtful-link',
  'link-alone',
  'link-in-name',
  'foreign-text',
  'no-known-language',
  'mixed-scripts',
  'disposable-address',
  'unknown-domain',
  'search-engine-offer',
  'money-offer',
  'gambling',
  'adult',
  'medicine',
  'mass-mailing',
  'bought-audience',
  'threat',
  'fortune',
  'forgery',
  'wholesale',
  'canvassing',
  'pressure',
  'messenger',
  'other-address',
  'wallet'
] as const
export type SuspectSignal = (typeof SUSPECT_SIGNALS)[number]

/** A signal with what it counts, and how often it was seen where that says something. A later release may know other signals. */
export const suspectReasonSchema = z.object({
  signal: z.string(),
  weight: z.number().int().min(0),
  count: z.number().int().min(1).optional()
})
export type SuspectReason = z.infer<typeof suspectReasonSchema>

/** From this score on a submission is set aside. */
export const SUSPECT_FROM = 100

/**
 * A submission that was set aside, as GET /api/leads/suspects lists it. `reasons` is empty for one of before the reasons were kept; `erasedAt`
 * is when it is erased by itself.
 */
export const suspectSchema = leadSchema.extend({
  score: z.number().int().min(0),
  reasons: z.array(suspectReasonSchema),
  erasedAt: z.iso.datetime()
})
export type Suspect = z.infer<typeof suspectSchema>

/** One page of them, the newest first; `total` counts all. `next` is the cursor of the page after this one, null on the last. */
export const suspectsPageSchema = z.object({
  total: z.number().int().min(0),
  next: z.string().nullable(),
  suspects: z.array(suspectSchema)
})
export type SuspectsPage = z.infer<typeof suspectsPageSchema>
