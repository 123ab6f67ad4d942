import { z } from 'zod'

/** The one field every admin change carries in its body (SPEC §3). The code is compared as typed, never trimmed. */
export const adminRequestSchema = z.object({ adminCode: z.string().min(1).max(512) })
export type AdminRequest = z.infer<typeof adminRequestSchema>

/** Header that carries the code where there is no body: scheduler status and the live stream (RESOLUTIONS 13). */
export const ADMIN_CODE_HEADER = 'x-admin-code'

/** A production system refuses to start with a shorter admin code. In characters. */
export const ADMIN_CODE_MIN_LENGTH = 12
