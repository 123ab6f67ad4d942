import { z } from 'zod'
import { deployableNameSchema, versionSchema } from '../federation/version-name.ts'

/**
 * The call by which the gateway, which has no database, has a service write into its audit what an administrator did to what is live. It is no
 * operation of the API, as CHECK_CODE_PATH is none: the gateway passes it on for nobody. The service checks the code once more: its
 * body is an AdminRequest with this.
 */
export const NOTE_RELEASE_PATH = '/internal/note-release'
/** Each is an action of the audit (operations/audit.ts), which the service that writes it holds it to. */
export const RELEASE_NOTES = [
  'release-rolled-back',
  'canary-shared',
  'canary-held',
  'canary-aborted',
  'canary-promoted'
] as const
export const noteReleaseSchema = z.object({
  action: z.enum(RELEASE_NOTES),
  deployable: deployableNameSchema,
  from: versionSchema,
  to: versionSchema,
  /** Of a canary: what it has by then, in percent. */
  share: z.number().int().min(1).max(99).optional()
})
export type NoteRelease = z.infer<typeof noteReleaseSchema>
