import { adminEnv, busEnv, databaseEnv, portSchema, serverEnv } from '@site/service/config'
import { z } from 'zod'
import { noticeEnv } from './notices/notice-config.ts'

const serviceEnv = z.object({
  ...serverEnv,
  PORT: portSchema.default(8082),
  ...databaseEnv,
  ...busEnv,
  CONTACT_LIMIT_PER_MINUTE: z.coerce.number('must be a whole number').int().min(1).default(120)
})

/**
 * What svc-leads reads from its environment. CONTACT_LIMIT_PER_MINUTE: submissions allowed for one client address
 * (RESOLUTIONS 15); load tests raise it. `mail` and `webhook`: how the team is told (notices/notice-config.ts).
 */
export const leadsConfig = z.intersection(z.intersection(serviceEnv, adminEnv), noticeEnv)
export type LeadsConfig = z.output<typeof leadsConfig>
