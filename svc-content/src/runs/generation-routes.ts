import { addressOf } from '@site/contracts/operations/calls/call'
import { administrationOperations } from '@site/contracts/operations/table/administration'
import { blogOperations } from '@site/contracts/operations/table/blog'
import type { Database } from '@site/service/database/database'
import type { Clock } from '@site/service/process/clock'
import { type Asked, type Routes, readId } from '@site/service/routes/routes'
import type { PresentArticle } from '../articles/article-presenter.ts'
import type { ArticleWriter } from '../writers/draft/article-writer.ts'
import { generationCopy } from './content/generation.ts'
import type { Generator } from './generator.ts'
import { chooseNextSubject, readNextSubjects } from './next-subjects.ts'
import type { ReviewRule } from './review-rule.ts'
import { runNotFound } from './review-run.ts'
import { draftsOf } from './run-draft-repository.ts'
import { findRun } from './run-repository.ts'
import { readSchedulerStatus } from './scheduler-status.ts'

/** Status of the daily generator, the two ways to have an article now (API-7, API-8), drafts and decisions on them, the next subject. */
export function addGenerationRoutes(
  { route }: Routes,
  deps: {
    db: Database
    clock: Clock
    generator: Generator
    writer: ArticleWriter
    present: PresentArticle
    review: ReviewRule
  }
): void {
  const { db, clock, generator } = deps

  route(administrationOperations.readSchedulerStatus, ({ ctx }) => {
    ctx.set('Cache-Control', 'no-store')
    return readSchedulerStatus(db.knex, clock(), deps)
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

  route(administrationOperations.listRunDrafts, async ({ ctx }) => {
    ctx.set('Cache-Control', 'no-store')
    const run = await findRun(db.knex, idIn(ctx))
    if (!run) throw runNotFound()
    return (await draftsOf(db.knex, [run.id])).map(({ attempt, draft, reading, writtenAt }) => ({
      attempt,
      at: writtenAt.toISOString(),
      ...draft,
      ...reading
    }))
  })

  route(administrationOperations.approveDraft, async ({ ctx, from, by, body: { reviewer } }) => {
    const article = deps.present(await generator.approve(idIn(ctx), { from, by, reviewer }))
    ctx.set('Location', addressOf(blogOperations.readArticle.call, { id: article.id }))
    return { article, message: generationCopy.approved }
  })

  route(administrationOperations.refuseDraft, async ({ ctx, from, by }) => {
    await generator.refuse(idIn(ctx), { from, by })
    return { message: generationCopy.refused }
  })

  route(administrationOperations.readNextSubjects, ({ ctx }) => {
    ctx.set('Cache-Control', 'no-store')
    return readNextSubjects(db.knex, deps.writer, clock())
  })

  route(administrationOperations.chooseSubject, ({ from, by, body: { subject } }) =>
    chooseNextSubject(deps, subject, { from, by })
  )
}

const idIn = (ctx: Asked<unknown, unknown>['ctx']) => readId(ctx, runNotFound)
