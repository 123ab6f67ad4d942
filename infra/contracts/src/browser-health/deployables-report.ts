import { z } from 'zod'
import { INCIDENT_KINDS } from './limits.ts'

/** Where a gateway says how its front ends fare: beside its metrics, for whoever may read those. */
export const DEPLOYABLES_REPORT = '/metrics/deployables'

const count = z.number().int().nonnegative()

/** One error, file or slot of a version, as often as browsers met it in the last hour. `message` is redacted. */
const evidenceSchema = z.object({
  kind: z.enum(INCIDENT_KINDS),
  page: z.string(),
  message: z.string().optional(),
  file: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
  count,
  lastAt: z.iso.datetime()
})
export type Evidence = z.infer<typeof evidenceSchema>

export const versionReportSchema = z.object({
  version: z.string(),
  /** Of the last hour, by kind. */
  incidents: z.record(z.enum(INCIDENT_KINDS), count),
  /** The most frequent first. */
  evidence: z.array(evidenceSchema),
  /** Failed renderings on the server since the last one that succeeded; null when there are none. */
  renderFailures: z
    .object({
      count,
      message: z.string(),
      lastAt: z.iso.datetime(),
      /** False once the pause is over: the next page tries the version again. */
      isSetAside: z.boolean()
    })
    .nullable()
})
export type VersionReport = z.infer<typeof versionReportSchema>

export const deployableReportSchema = z.object({
  name: z.string(),
  state: z.enum(['live', 'previous', 'preview', 'down']),
  /** The version that serves; null when none does. */
  serving: z.string().nullable(),
  /** Why this one. */
  reason: z.string(),
  /** Those that serve or may serve, and those that browsers lately told of. */
  versions: z.array(versionReportSchema)
})
export type DeployableReport = z.infer<typeof deployableReportSchema>

/** What a gateway says of each deployable: what serves of it, and how its versions fare on the server and in browsers. */
export const deployablesReportSchema = z.object({ deployables: z.array(deployableReportSchema) })
export type DeployablesReport = z.infer<typeof deployablesReportSchema>
