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
import { describeMissing } from './articles/describe-text.ts'
import { startCodeCopy } from './codes/code-copy.ts'
import { contentConfig } from './config.ts'
import { addDraftRoutes } from './drafts/draft-routes.ts'
import { articlePresences } from './drafts/presence.ts'
import { purgePreviews } from './drafts/previews.ts'
import { createPublisher } from './drafts/publisher.ts'
import { purgeSchedules } from './drafts/schedule-repository.ts'
import { createEditor, type Editor } from './editor-check/editor.ts'
import { addListingRoutes } from './listing/listing-routes.ts'
import { migrations } from './migrations/index.ts'
import { expirePictures } from './pictures/change-pictures.ts'
import { addPictureRoutes } from './pictures/picture-routes.ts'
import { purgeEntries } from './questions/faq-repository.ts'
import { pruneQuestions } from './questions/list-questions.ts'
import { addQuestionRoutes } from './questions/question-routes.ts'
import { takeQuestions } from './questions/take-questions.ts'
import { purgeWishes } from './questions/wishes.ts'
import { gaugeArticleStock } from './runs/article-stock.ts'
import { addGenerationRoutes } from './runs/generation-routes.ts'
import { createGenerator } from './runs/generator.ts'
import { purgeRunDrafts } from './runs/run-draft-repository.ts'
import { purgeRuns } from './runs/run-repository.ts'
import { loadSeedArticles } from './seeds/load-articles.ts'
import { plantSeeds } from './seeds/plant-seeds.ts'
import { startSchedule } from './timing/schedule.ts'
import { systemTimers, type Timers } from './timing/timers.ts'
import { chooseWriter } from './writers/choose-writer.ts'
import type { ArticleWriter } from './writers/draft/article-writer.ts'
import { createTemplateWriter } from './writers/template/create-template-writer.ts'

/** What a test or the simulation can replace. The generator needs `timers` that agree with the clock. */
export interface ContentOverrides {
  timers?: Timers
  writer?: ArticleWriter
  editor?: Editor
}

/** How long the owner of a run may be silent before another replica takes the run over, in milliseconds. */
const LEASE_MS = 60_000

/** Stores the articles, serves the blog, and has an article written each day. */
export const contentService = defineService({
  name: 'svc-content',
  config: contentConfig,
  compose: onDatabase(migrations, async (kit, overrides: ContentOverrides) => {
    const { config, db, log, clock, checkCode, notify } = kit
    const codeCopy = await startCodeCopy(kit)
    if (config.SEED === 'on') {
      const planted = await plantSeeds({ db, clock }, loadSeedArticles)
      if (planted > 0) log.info({ planted }, 'Seed articles planted')
    }
    const { timers = systemTimers, writer = chooseWriter(config.writer), editor = createEditor() } = overrides
    const fallback = writer.name === 'template' ? undefined : createTemplateWriter()
    const review = {
      isOn: config.REVIEW === 'on',
      until: config.REVIEW_UNTIL,
      byDefault: config.REVIEW_DEFAULT
    }
    const attemptTimeoutMs = config.GENERATION_TIMEOUT_SECONDS * 1000
    const generator = createGenerator({
      ...kit,
      timers,
      writer,
      fallback,
      editor,
      review,
      leaseMs: LEASE_MS,
      attemptTimeoutMs
    })
    const publisher = createPublisher(kit)
    const present = createPresenter(config.NOINDEX_UNREVIEWED === 'on')
    const routes = createRoutes(checkCode, config.TOKEN_CALLS_PER_MINUTE)
    const blog = createBlog(db, present)
    // Before the articles: 'cards' would be taken for the id of one.
    addListingRoutes(routes, { db, blog, present })
    addArticleRoutes(routes, { db, clock, notify, blog, present })
    addDraftRoutes(routes, { db, clock, notify, present })
    addPictureRoutes(routes, {
      db,
      clock,
      articlesChanged: (trx) => bumpRevision(trx, ARTICLES_REVISION)
    })
    addGenerationRoutes(routes, { db, clock, generator, writer, present, review })
    addQuestionRoutes(routes, { db, clock, notify, writer })
    routes.route(administrationOperations.listArticleAudit, answerAudit(db))
    const daily = config.SCHEDULER === 'on' ? [{ task: generator, hint: 'atMidnight' as const }] : []
    const tasks = [...daily, { task: publisher, hint: 'eachMinute' as const }]
    return {
      routers: [routes.router],
      consumers: [codeCopy, await takeQuestions(kit)],
      jobs: [generator, publisher, startSchedule({ timers, tasks })],
      housekeeping: {
        'articles described': () => describeMissing(db),
        'articles left': () =>
          gaugeArticleStock({ metrics: kit.metrics, executor: db.knex, now: clock() }, writer),
        'old audit': () => purgeAudit(db.knex, clock()),
        'old runs': () => purgeRuns(db.knex, clock()),
        'old schedules': () => purgeSchedules(db.knex, clock()),
        'ended previews': () => purgePreviews(db.knex, clock()),
        'ended presences': () => articlePresences.purge(db.knex, clock()),
        'old drafts': () => purgeRunDrafts(db.knex, clock()),
        'old questions': () => pruneQuestions(db.knex, clock()),
        'removed entries': () => purgeEntries(db.knex, clock()),
        'old wishes': () => purgeWishes(db.knex, clock()),
        'unused pictures': () => expirePictures({ db, clock })
      }
    }
  })
})
