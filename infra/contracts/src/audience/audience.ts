import { z } from 'zod'

/** What a beacon tells, in the order in which a visitor does it (AUDIENCE-1). */
export const AUDIENCE_STEPS = ['visit', 'popup-shown', 'chat-opened', 'form-begun', 'form-sent'] as const
export const audienceStepSchema = z.enum(AUDIENCE_STEPS)
export type AudienceStep = z.infer<typeof audienceStepSchema>

/** Each step is added up three times, each time by one thing alone: no row tells which campaign read which page. */
export const AUDIENCE_KINDS = ['page', 'article', 'campaign'] as const
const kindSchema = z.enum(AUDIENCE_KINDS)
export type AudienceKind = z.infer<typeof kindSchema>

/** Different values of each kind that are kept of one day; the rest are added up under OTHERS (AUDIENCE-6). */
export const VALUES_OF_A_DAY: Record<AudienceKind, number> = { page: 60, article: 300, campaign: 100 }
/** Stands for all values that are not kept by name. */
export const OTHERS = '*'
/** Stands for visits that no campaign led to. */
export const NO_CAMPAIGN = ''

/** Longest part of a campaign, in characters, and largest beacon, in bytes. */
export const CAMPAIGN_PART = 60
export const BEACON_BYTES = 1024

const part = z.string().max(CAMPAIGN_PART).optional()

/** What a page sends of a step: what was done, on which page, led there by which campaign. Nothing of who did it. */
export const beaconSchema = z.object({
  step: audienceStepSchema,
  path: z
    .string()
    .max(200)
    .regex(/^\/[^?#]*$/),
  utmSource: part,
  utmMedium: part,
  utmCampaign: part
})
export type Beacon = z.infer<typeof beaconSchema>

export const dayCountSchema = z.object({
  /** The day in Paris: '2026-11-21'. */
  day: z.iso.date(),
  kind: kindSchema,
  /** The pattern of a page, the number of an article, a campaign; OTHERS, NO_CAMPAIGN. */
  value: z.string().max(200),
  step: audienceStepSchema,
  count: z.number().int().positive()
})
/** How often a step was taken on one day, of one page, article or campaign. */
export type DayCount = z.infer<typeof dayCountSchema>

const count = z.number().int().nonnegative()
const steps = z.object({
  visit: count,
  'popup-shown': count,
  'chat-opened': count,
  'form-begun': count,
  'form-sent': count
})
export type StepCounts = z.infer<typeof steps>

const rows = z.array(z.object({ value: z.string(), steps }))
export type AudienceRow = z.infer<typeof rows>[number]

/**
 * The sums of a period, whose days are those in Paris, `from` and `to` included. `weeks`: each by its Monday, oldest first; the others
 * with the most visits first. `since`: the first day of which anything is kept, null while there is none.
 */
export const audienceSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  since: z.iso.date().nullable(),
  total: steps,
  weeks: rows,
  pages: rows,
  articles: rows,
  campaigns: rows
})
export type Audience = z.infer<typeof audienceSchema>

/** The period asked for, both ends included. */
export const audienceQuerySchema = z.object({
  from: z.iso.date().optional().describe('First day, in Paris; twelve weeks ago when it is left out.'),
  to: z.iso.date().optional().describe('Last day, in Paris; today when it is left out.')
})

/** Counts of nothing. */
export const noSteps = (): StepCounts => ({
  visit: 0,
  'popup-shown': 0,
  'chat-opened': 0,
  'form-begun': 0,
  'form-sent': 0
})
