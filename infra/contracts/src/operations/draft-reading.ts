import { z } from 'zod'

/** What the editor's gate reads a draft for, one check each (svc-content/src/editor-check). */
export const CHECKS = [
  'figures',
  'quotations',
  'sources',
  'likeness',
  'links',
  'typography',
  'length',
  'promise',
  'structure',
  'leftovers'
] as const

/** One thing the gate found in a draft: how grave, a French sentence for whoever decides, and the words it stands at. */
export const findingSchema = z.object({
  check: z.enum(CHECKS),
  severity: z.enum(['light', 'medium', 'serious']),
  sentence: z.string(),
  place: z.string()
})
export type Finding = z.infer<typeof findingSchema>

/** What the gate thinks of a draft: a grade out of 100, and whether it may be published (RUN-20). */
export const readingSchema = z.object({
  grade: z.number().int().min(0).max(100),
  passed: z.boolean(),
  findings: z.array(findingSchema)
})
export type DraftReading = z.infer<typeof readingSchema>
