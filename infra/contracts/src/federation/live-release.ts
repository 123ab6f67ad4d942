import { z } from 'zod'

/** Which state of the front ends is live. */
export const liveReleaseSchema = z.object({
  revision: z.number().int().nonnegative().describe('Grows with each deployment and each rollback.')
})
export type LiveRelease = z.infer<typeof liveReleaseSchema>
