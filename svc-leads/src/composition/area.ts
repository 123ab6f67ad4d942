import type { DatabaseContext, DatabaseParts } from '@site/service/on-database'
import type { LeadsConfig } from '../config.ts'

/** What every area of the service is built from. */
export type LeadsContext = DatabaseContext<LeadsConfig>

/** What of an area runs beside its routes. */
export type Area = Pick<DatabaseParts, 'consumers' | 'jobs' | 'housekeeping'>

/** What runs of all areas. */
export const allOf = (areas: Area[]): Required<Area> => ({
  consumers: areas.flatMap(({ consumers = [] }) => consumers),
  jobs: areas.flatMap(({ jobs = [] }) => jobs),
  housekeeping: Object.assign({}, ...areas.map(({ housekeeping }) => housekeeping))
})
