import { z } from 'zod'
import { INCIDENT_KINDS, MESSAGE_LENGTH, REPORT_INCIDENTS } from './limits.ts'

const name = z.string().regex(/^[\w.-]{1,40}$/)
const milliseconds = z.number().int().min(0).max(600_000)

/** Something that went wrong, and in which version of which deployable. */
const incidentSchema = z.strictObject({
  kind: z.enum(INCIDENT_KINDS),
  deployable: name,
  version: name,
  /** Redacted (redact-message.ts); of the administration the name of the error alone. */
  message: z.string().max(MESSAGE_LENGTH).optional(),
  /** Of the version, relative to its folder. */
  file: z
    .string()
    .regex(/^[\w@./-]{1,120}$/)
    .optional(),
  line: z.number().int().positive().max(10_000_000).optional(),
  column: z.number().int().positive().max(10_000_000).optional()
})
export type Incident = z.infer<typeof incidentSchema>

/** How a page felt: `ttfb`, `lcp` and `inp` in milliseconds, `cls` the score of its layout shifts. What a browser cannot tell is absent. */
const vitalsSchema = z.strictObject({
  deployable: name,
  version: name,
  ttfb: milliseconds.optional(),
  lcp: milliseconds.optional(),
  inp: milliseconds.optional(),
  cls: z.number().min(0).max(1000).optional()
})
export type ReportedVitals = z.infer<typeof vitalsSchema>

/** What a page tells of itself. `page`: the pattern of its route, never an address. A field that is not listed here is refused. */
export const browserReportSchema = z.strictObject({
  page: z.string().regex(/^(\*|\/[\w:./-]{0,120})$/),
  incidents: z.array(incidentSchema).max(REPORT_INCIDENTS).optional(),
  vitals: vitalsSchema.optional()
})
export type BrowserReport = z.infer<typeof browserReportSchema>
