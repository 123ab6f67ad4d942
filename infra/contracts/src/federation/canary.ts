import { z } from 'zod'

/** Shares of visitors that a canary may have, in percent. All of them is no share: that is to make it live. */
export const shareSchema = z.number().int().min(1).max(99)

/** The shares that a canary is to have, one after the other: it only grows, so that nobody who has seen the version loses it again. */
export const stepsSchema = z
  .array(shareSchema)
  .min(1)
  .max(10)
  .refine((steps) => steps.every((share, index) => index === 0 || share > (steps[index - 1] ?? 0)), {
    error: 'shares grow from step to step'
  })

/** A canary lives no longer than the salt that its visitors are chosen by: a day. Milliseconds. */
export const CANARY_LIFE = 24 * 60 * 60 * 1000
/** Visitors of each version below which nothing goes on. */
export const CANARY_ENOUGH = 200

/**
 * A version that a share of the visitors gets, beside the one that is live (decision 173); the registry has its manifest with it. `next`: shares that follow by
 * themselves on evidence, unless it `isHeld`. `salt`: what the hash that chooses its visitors is made with, for as long as it lasts.
 */
export const canaryStateSchema = z.object({
  share: shareSchema,
  next: z.array(shareSchema),
  isHeld: z.boolean(),
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  startedAt: z.iso.datetime(),
  /** Since when it has this share. */
  steppedAt: z.iso.datetime(),
  by: z.string().min(1).max(120)
})

/** What can differ between two versions: what fails on the server, what browsers meet, and how pages feel. */
export const MEASURES = [
  'server-errors',
  'errors',
  'load-failures',
  'fallbacks',
  'ttfb',
  'lcp',
  'inp',
  'cls'
] as const
export type Measure = (typeof MEASURES)[number]

const count = z.number().int().nonnegative()

/** One of the two versions as a gateway has seen it: networks that were shown it, and on how many of them something went wrong. */
export const armSchema = z.object({
  visitors: count,
  errors: count,
  'load-failures': count,
  fallbacks: count,
  /** Networks that told how a page felt. */
  told: count
})
export type Arm = z.infer<typeof armSchema>

/** Both versions, over the same time. */
export const armsSchema = z.object({ canary: armSchema, live: armSchema })

/** What a canary was ended on. Kept in the history. */
export const canaryEvidenceSchema = z.object({
  /** 'expired': there was too little to judge it by within its life. */
  reason: z.enum([...MEASURES, 'expired']),
  arms: armsSchema,
  /** What browsers and the server met of the version, the most frequent first; redacted. */
  incidents: z
    .array(
      z.object({
        kind: z.string(),
        page: z.string().optional(),
        message: z.string().optional(),
        file: z.string().optional(),
        line: z.number().optional(),
        count
      })
    )
    .max(5)
})
export type CanaryEvidence = z.infer<typeof canaryEvidenceSchema>
