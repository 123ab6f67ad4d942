import Router from '@koa/router'
import { createAccessAudit, noteRefusals } from '@site/service/admin/access-audit'
import { createAdminCheck } from '@site/service/admin/admin-code'
import { auditRoute } from '@site/service/admin/audit-routes'
import type { Database } from '@site/service/database/database'
import type { Bus } from '@site/service/events/bus'
import { createServiceApp } from '@site/service/http/app'
import { createReadiness } from '@site/service/http/health'
import type { Log } from '@site/service/observability/log'
import type { Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import type Koa from 'koa'
import { createPresenter } from './articles/article-presenter.ts'
import { createArticleRouter } from './articles/article-routes.ts'
import { createBlog } from './articles/blog.ts'
import type { ContentConfig } from './config.ts'
import { createGenerationRouter } from './runs/generation-routes.ts'
import type { Generator } from './runs/generator.ts'

export interface ContentParts {
  config: ContentConfig
  db: Database
  bus: Bus
  log: Log
  clock: Clock
  metrics: Metrics
  generator: Generator
  /** Called after each commit that leaves an event in the outbox. */
  nudge: () => void
}

/** The list of what svc-content answers. */
export function createContentApp({
  config,
  db,
  bus,
  log,
  clock,
  metrics,
  generator,
  nudge
}: ContentParts): Koa {
  const isAdmin = createAdminCheck(config.adminCodeHash)
  const present = createPresenter(config.NOINDEX_UNREVIEWED === 'on')
  const blog = createBlog(db, present)
  const articles = createArticleRouter({ db, clock, nudge, isAdmin, blog, present })
  const generation = createGenerationRouter({ db, clock, isAdmin, generator, present })
  const admin = new Router().get('/api/admin/audit', ...auditRoute(db, isAdmin))
  return createServiceApp({
    name: 'svc-content',
    log,
    metrics,
    routers: [noteRefusals(createAccessAudit({ db, clock, log })), articles, generation, admin],
    ready: createReadiness({ db, bus }),
    trustedProxies: config.TRUSTED_PROXIES,
    leaveBody: (ctx) => ctx.path.startsWith('/api/blog')
  })
}
