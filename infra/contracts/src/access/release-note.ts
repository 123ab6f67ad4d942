import { z } from 'zod'
import { deployableNameSchema, versionSchema } from '../federation/version-name.ts'
import { RELEASE_ACTIONS } from './release-actions.ts'

/**
 * The call by which the gateway, which has no database, has a service write into its audit what an administrator did to what is live. It is no
 * operation of the API, as CHECK_CODE_PATH is none: the gateway passes it on for nobody. The service checks the code once more: its
 * body is an AdminRequest with this.
 */
export const NOTE_RELEASE_PATH = '/internal/note-release'
export const noteReleaseSchema = z.object({
  action: z.enum(RELEASE_ACTIONS),
  deployable: deployableNameSchema,
  /** Absent where none was live. */
  from: versionSchema.optional(),
  /** Absent where none is live any more. */
  to: versionSchema.optional(),
  /** Of a canary: what it has by then, in percent. */
  share: z.number().int().min(1).max(99).optional()
})
export type NoteRelease = z.infer<typeof noteReleaseSchema>
