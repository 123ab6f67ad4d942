import { z } from 'zod'

/** The one field every admin change carries in its body (SAFE-2). The code is compared as typed, never trimmed (SAFE-1). */
export const adminRequestSchema = z.object({ adminCode: z.string().min(1).max(512) })
export type AdminRequest = z.infer<typeof adminRequestSchema>

/** Header that carries the code where there is no body: scheduler status and the live stream (SAFE-2, API-7). */
export const ADMIN_CODE_HEADER = 'x-admin-code'

/** A production system refuses to start with a shorter admin code. In characters. */
export const ADMIN_CODE_MIN_LENGTH = 12
