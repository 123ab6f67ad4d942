import Router from '@koa/router'
import { createAccessAudit, noteRefusals } from '@site/service/access-audit'
import { createAdminCheck } from '@site/service/admin-code'
import { createServiceApp } from '@site/service/app'
import { auditRoute } from '@site/service/audit-routes'
import type { Bus } from '@site/service/bus'
import type { Clock } from '@site/service/clock'
import type { Database } from '@site/service/database'
import { createReadiness } from '@site/service/health'
import type { Log } from '@site/service/log'
import type { Metrics } from '@site/service/metrics'
import type Koa from 'koa'
import { createPresenter } from './articles/article-presenter.ts'
import { createArticleRouter } from './articles/article-routes.ts'
import { createBlog } from './articles/blog.ts'
import type { ContentConfig } from './config.ts'
import { createGenerationRouter } from './generation/generation-routes.ts'
import type { Generator } from './generation/generator.ts'

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
