import type { Routes } from '@site/service/routes/routes'
import { addContactRoute } from '../contact/contact-routes.ts'
import { createFloodGate } from '../contact/flood-gate.ts'
import { purgeKeys } from '../contact/idempotency.ts'
import { addInboundRoute } from '../integrations/inbound-routes.ts'
import { createJudge } from '../suspects/create-judge.ts'
import { addSuspectRoutes } from '../suspects/suspect-routes.ts'
import type { Area, LeadsContext } from './area.ts'

/** How leads come in: by the site's forms, by the programs that carry a token, and out of what was set aside. */
export function captureLeads(routes: Routes, context: LeadsContext): Area {
  const { config, db, clock, metrics } = context
  const floodGate = createFloodGate({ ...context, limits: config.contactLimits })
  addContactRoute(routes, { ...context, floodGate, judge: createJudge({ clock, metrics }) })
  addInboundRoute(routes, context)
  addSuspectRoutes(routes, context)
  return { housekeeping: { 'old idempotency keys': () => purgeKeys(db.knex, clock()) } }
}
