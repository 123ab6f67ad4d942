import type { DatabaseContext, DatabaseParts } from '@site/service/on-database'
import type { z } from 'zod'
import type { answerEnv } from '../answers/answer-config.ts'
import type { createFloodGate } from '../contact/flood-gate.ts'
import type { deskEnv } from '../desk/desk-config.ts'
import type { noticeEnv } from '../notices/notice-config.ts'
import type { receiverEnv } from '../receivers/receiver-config.ts'

/** What of the configuration the areas read. */
type AreaConfig = z.output<typeof noticeEnv> &
  z.output<typeof receiverEnv> &
  z.output<typeof deskEnv> &
  z.output<typeof answerEnv> & { contactLimits: Parameters<typeof createFloodGate>[0]['limits'] }

/** What every area of the service is built from. */
export type LeadsContext = DatabaseContext<AreaConfig>

/** What of an area runs beside its routes. */
export type Area = Pick<DatabaseParts, 'consumers' | 'jobs' | 'housekeeping'>

/** What runs of all areas. */
export const allOf = (areas: Area[]): Required<Area> => ({
  consumers: areas.flatMap(({ consumers = [] }) => consumers),
  jobs: areas.flatMap(({ jobs = [] }) => jobs),
  housekeeping: Object.assign({}, ...areas.map(({ housekeeping }) => housekeeping))
})
