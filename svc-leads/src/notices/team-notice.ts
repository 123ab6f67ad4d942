import type { Bus, Subscription } from '@site/service/bus'
import type { Clock } from '@site/service/clock'
import { startConsumer } from '@site/service/consumer'
import { type Database, toDatabaseDate } from '@site/service/database'
import type { Log } from '@site/service/log'
import type { Metrics } from '@site/service/metrics'

/**
 * Tells the team of each new lead, once. No channel exists yet: what is written down is that the lead's event took
 * effect, in `lead_notices`, one row for each effect.
 */
export function startTeamNotice(deps: {
  bus: Bus
  db: Database
  log: Log
  clock: Clock
  metrics: Metrics
}): Promise<Subscription> {
  let isSaid = false
  return startConsumer({
    ...deps,
    name: 'team-notice',
    types: ['site.lead-created'],
    handle: async ({ data }, trx) => {
      await trx('lead_notices').insert({ lead_id: data.leadId, noticed_at: toDatabaseDate(deps.clock()) })
      if (isSaid) return
      isSaid = true
      deps.log.warn('No e-mail and no webhook is configured: the team is not told of new leads')
    }
  })
}
