import { addressOf } from '@site/contracts/operations/calls/call'
import { administrationOperations } from '@site/contracts/operations/table/administration'
import { blogOperations } from '@site/contracts/operations/table/blog'
import type { Database } from '@site/service/database/database'
import type { Clock } from '@site/service/process/clock'
import type { Routes } from '@site/service/routes/routes'
import type { PresentArticle } from '../articles/article-presenter.ts'
import { generationCopy } from './content/generation.ts'
import type { Generator } from './generator.ts'
import { readSchedulerStatus } from './scheduler-status.ts'

/** Status of the daily generator, and the two ways to have an article now (API-7, API-8). */
export function addGenerationRoutes(
  { route }: Routes,
  deps: { db: Database; clock: Clock; generator: Generator; present: PresentArticle }
): void {
  const { db, clock, generator } = deps

  route(administrationOperations.readSchedulerStatus, ({ ctx }) => {
    ctx.set('Cache-Control', 'no-store')
    return readSchedulerStatus(db.knex, clock())
  })

  route(administrationOperations.generateTestArticle, async ({ ctx, from, by }) => {
    const article = deps.present(await generator.generateTest({ from, by }))
    ctx.set('Location', addressOf(blogOperations.readArticle.call, { id: article.id }))
    return { article, message: generationCopy.generated }
  })

  route(administrationOperations.triggerGeneration, async ({ from, by }) => {
    await generator.trigger({ from, by })
    return { message: generationCopy.triggered }
  })
}
