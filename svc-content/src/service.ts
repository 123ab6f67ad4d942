import { administrationOperations } from '@site/contracts/operations/table/administration'
import { purgeAudit } from '@site/service/admin/audit'
import { bumpRevision } from '@site/service/database/revision'
import { defineService } from '@site/service/define-service'
import { onDatabase } from '@site/service/on-database'
import { answerAudit } from '@site/service/routes/answer-audit'
import { createRoutes } from '@site/service/routes/routes'
import { createPresenter } from './articles/article-presenter.ts'
import { ARTICLES_REVISION } from './articles/article-repository.ts'
import { addArticleRoutes } from './articles/article-routes.ts'
import { createBlog } from './articles/blog.ts'
import { contentConfig } from './config.ts'
import { migrations } from './migrations/index.ts'
import { expirePictures } from './pictures/change-pictures.ts'
import { addPictureRoutes } from './pictures/picture-routes.ts'
import { addGenerationRoutes } from './runs/generation-routes.ts'
import { createGenerator } from './runs/generator.ts'
import { purgeRuns } from './runs/run-repository.ts'
import { startSchedule } from './runs/schedule.ts'
import { systemTimers, type Timers } from './runs/timers.ts'
import { loadSeedArticles } from './seeds/load-articles.ts'
import { plantSeeds } from './seeds/plant-seeds.ts'
import { chooseWriter } from './writers/choose-writer.ts'
import type { ArticleWriter } from './writers/draft/article-writer.ts'

/** What a test or the simulation can replace. The generator needs `timers` that agree with the clock. */
export interface ContentOverrides {
  timers?: Timers
  writer?: ArticleWriter
}

/** How long the owner of a run may be silent before another replica takes the run over, in milliseconds. */
const LEASE_MS = 60_000

/** Stores the articles, serves the blog, and has an article written each day. */
export const contentService = defineService({
  name: 'svc-content',
  config: contentConfig,
  compose: onDatabase(migrations, async (kit, overrides: ContentOverrides) => {
    const { config, db, log, clock, isAdmin, notify } = kit
    if (config.SEED === 'on') {
      const planted = await plantSeeds({ db, clock }, loadSeedArticles)
      if (planted > 0) log.info({ planted }, 'Seed articles planted')
    }
    const { timers = systemTimers, writer = chooseWriter(config.writer) } = overrides
    const attemptTimeoutMs = config.GENERATION_TIMEOUT_SECONDS * 1000
    const generator = createGenerator({ ...kit, timers, writer, leaseMs: LEASE_MS, attemptTimeoutMs })
    const present = createPresenter(config.NOINDEX_UNREVIEWED === 'on')
    const routes = createRoutes(isAdmin)
    addArticleRoutes(routes, { db, clock, notify, blog: createBlog(db, present), present })
    addPictureRoutes(routes, {
      db,
      clock,
      articlesChanged: (trx) => bumpRevision(trx, ARTICLES_REVISION)
    })
    addGenerationRoutes(routes, { db, clock, generator, present })
    routes.route(administrationOperations.listArticleAudit, answerAudit(db))
    return {
      routers: [routes.router],
      jobs: [generator, ...(config.SCHEDULER === 'on' ? [startSchedule({ generator, timers })] : [])],
      housekeeping: {
        'old audit': () => purgeAudit(db.knex, clock()),
        'old runs': () => purgeRuns(db.knex, clock()),
        'unused pictures': () => expirePictures({ db, clock })
      }
    }
  })
})
