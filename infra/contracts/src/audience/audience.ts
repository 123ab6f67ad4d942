import { z } from 'zod'
import { AUDIENCE_KINDS, AUDIENCE_STEPS, CAMPAIGN_PART } from './steps.ts'

export const audienceStepSchema = z.enum(AUDIENCE_STEPS)
const kindSchema = z.enum(AUDIENCE_KINDS)

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
  'form-sent': count,
  contacted: count,
  won: count
})

/** Leads that a program sent by a token: no page of the site was seen before them, so that no step leads to them. */
const sentByTokens = z.array(z.object({ origin: z.string(), received: count, contacted: count, won: count }))
export type SentByToken = z.infer<typeof sentByTokens>[number]

const rows = z.array(z.object({ value: z.string(), steps }))
export type AudienceRow = z.infer<typeof rows>[number]

/**
 * The sums of a period, whose days are those in Paris, `from` and `to` included. `weeks`: each by its Monday, oldest first; the others
 * with the most visits first. `tokens`: leads of these days that came by tokens, in no other sum; the most first. `since`: the first day of which anything is kept, null while there is none.
 */
export const audienceSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  since: z.iso.date().nullable(),
  total: steps,
  weeks: rows,
  pages: rows,
  articles: rows,
  campaigns: rows,
  tokens: sentByTokens.default([])
})
export type Audience = z.infer<typeof audienceSchema>

/** The period asked for, both ends included. */
export const audienceQuerySchema = z.object({
  from: z.iso.date().optional().describe('First day, in Paris; twelve weeks ago when it is left out.'),
  to: z.iso.date().optional().describe('Last day, in Paris; today when it is left out.')
})
