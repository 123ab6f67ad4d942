import Router from '@koa/router'
import type { TestArticleAnswer } from '@site/contracts/operations/scheduler'
import { type AdminCheck, requireAdmin } from '@site/service/admin/admin-code'
import type { Database } from '@site/service/database/database'
import { clientAddress } from '@site/service/http/client-address'
import type { Clock } from '@site/service/process/clock'
import type { PresentArticle } from '../articles/article-presenter.ts'
import { generationCopy } from './content/generation.ts'
import type { Generator } from './generator.ts'
import { readSchedulerStatus } from './scheduler-status.ts'

/** Status of the daily generator, and the two ways to have an article now (SPEC §7, RESOLUTIONS 13, 20). */
export function createGenerationRouter(deps: {
  db: Database
  clock: Clock
  isAdmin: AdminCheck
  generator: Generator
  present: PresentArticle
}): Router {
  const router = new Router({ prefix: '/api/admin' })
  const { db, clock, generator } = deps
  const admin = requireAdmin(deps.isAdmin, 'body')

  router.get('/scheduler-status', requireAdmin(deps.isAdmin, 'header-or-query'), async (ctx) => {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = await readSchedulerStatus(db.knex, clock())
  })

  router.post('/generate-test-article', admin, async (ctx) => {
    const article = deps.present(await generator.generateTest({ from: clientAddress(ctx) }))
    const answer: TestArticleAnswer = { article, message: generationCopy.generated }
    ctx.status = 201
    ctx.set('Location', `/api/blog/${article.id}`)
    ctx.body = answer
  })

  router.post('/trigger-generation', admin, async (ctx) => {
    await generator.trigger({ from: clientAddress(ctx) })
    ctx.status = 202
    ctx.body = { message: generationCopy.triggered }
  })

  return router
}
