import { adminEnv, busEnv, databaseEnv, portSchema, serverEnv } from '@site/service/config'
import { z } from 'zod'

/** What svc-content reads from its environment. SEED=off leaves an empty database empty. */
export const contentConfig = z.intersection(
  z.object({
    ...serverEnv,
    PORT: portSchema.default(8081),
    ...databaseEnv,
    ...busEnv,
    SEED: z.enum(['on', 'off']).default('on')
  }),
  adminEnv
)
export type ContentConfig = z.output<typeof contentConfig>
