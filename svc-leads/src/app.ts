import { createAccessAudit, noteRefusals } from '@site/service/access-audit'
import { createAdminCheck } from '@site/service/admin-code'
import { createServiceApp } from '@site/service/app'
import type { Bus } from '@site/service/bus'
import type { Clock } from '@site/service/clock'
import type { Database } from '@site/service/database'
import { createReadiness } from '@site/service/health'
import type { Log } from '@site/service/log'
import type { Metrics } from '@site/service/metrics'
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
