import type { z } from 'zod'
import type { Audience, audienceQuerySchema, Beacon } from '../../audience/audience.ts'
import { call } from './call.ts'

/** What brings leads: what pages count, and the sums of it. */
export const audienceCalls = {
  countStep: call('POST', '/api/audience').of<{ body: Beacon }>(),
  readAudience: call('GET', '/api/audience').of<{
    query: z.input<typeof audienceQuerySchema> & { adminCode?: string }
    answer: Audience
  }>()
} as const
