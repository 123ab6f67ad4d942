import { createAccessAudit, noteRefusals } from '@site/service/admin/access-audit'
import { createAdminCheck } from '@site/service/admin/admin-code'
import type { Database } from '@site/service/database/database'
import type { Bus } from '@site/service/events/bus'
import { createServiceApp } from '@site/service/http/app'
import { createReadiness } from '@site/service/http/health'
import type { Log } from '@site/service/observability/log'
import type { Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import type Koa from 'koa'
import type { LeadsConfig } from './config.ts'
import { createContactRouter } from './contact/contact-routes.ts'
import { createFloodGate } from './contact/flood-gate.ts'
import { createLeadRouter } from './leads/lead-routes.ts'
import { createLeadMirror } from './search/lead-mirror.ts'

export interface LeadsParts {
  config: LeadsConfig
  db: Database
  bus: Bus
  log: Log
  clock: Clock
  metrics: Metrics
  /** Called after each commit that leaves an event in the outbox. */
  nudge: () => void
}

/** The list of what svc-leads answers. */
export function createLeadsApp({ config, db, bus, log, clock, metrics, nudge }: LeadsParts): Koa {
  const isAdmin = createAdminCheck(config.adminCodeHash)
  const floodGate = createFloodGate({ limits: config.contactLimits, clock, log, metrics })
  const access = createAccessAudit({ db, clock, log })
  const mirror = createLeadMirror(db)
  return createServiceApp({
    name: 'svc-leads',
    log,
    metrics,
    routers: [
      noteRefusals(access),
      createContactRouter({ db, clock, nudge, floodGate }),
      createLeadRouter({ db, mirror, clock, isAdmin, access })
    ],
    ready: createReadiness({ db, bus }),
    trustedProxies: config.TRUSTED_PROXIES
  })
}
