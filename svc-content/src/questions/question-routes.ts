import { questionOperations } from '@site/contracts/operations/table/questions'
import { type Asked, type Routes, readId } from '@site/service/routes/routes'
import { sendValue } from '../articles/article-routes.ts'
import type { ArticleWriter } from '../writers/draft/article-writer.ts'
import { addEntry, changeEntry, entryNotFound, removeEntry, restoreEntry } from './change-faq.ts'
import { discardQuestion, type QuestionDeps, questionNotFound, reopenQuestion } from './change-questions.ts'
import { questionsCopy } from './content/questions.ts'
import { listEntries } from './faq-repository.ts'
import { listGroups } from './list-questions.ts'
import { giveQuestion, openWishes, withdrawWish } from './wishes.ts'

/** Questions that found nothing, and what is made of them. */
export function addQuestionRoutes({ route }: Routes, deps: QuestionDeps & { writer: ArticleWriter }): void {
  const { db, clock } = deps
  const takesWishes = deps.writer.takesWishes === true

  route(questionOperations.listFaq, async ({ ctx }) => sendValue(ctx, await listEntries(db.knex)))

  route(questionOperations.addFaq, async ({ from, by, body }) => ({
    entry: await addEntry(deps, body, { from, by }),
    message: questionsCopy.added
  }))

  route(questionOperations.changeFaq, async ({ ctx, from, by, body }) => ({
    entry: await changeEntry(deps, readId(ctx, entryNotFound), body, { from, by }),
    message: questionsCopy.changed
  }))

  route(questionOperations.removeFaq, async ({ ctx, from, by }) => {
    await removeEntry(deps, readId(ctx, entryNotFound), { from, by })
    return { message: questionsCopy.removed }
  })

  route(questionOperations.restoreFaq, async ({ ctx, from, by }) => ({
    entry: await restoreEntry(deps, readId(ctx, entryNotFound), { from, by }),
    message: questionsCopy.restored
  }))

  route(questionOperations.listQuestions, async ({ ctx }) => {
    ctx.set('Cache-Control', 'no-store')
    const [groups, entries, wishes] = [
      await listGroups(db.knex, clock()),
      await listEntries(db.knex),
      await openWishes(db.knex)
    ]
    return { ...groups, entries, wishes, takesWishes }
  })

  route(questionOperations.discardQuestion, async ({ ctx, from, by }) => {
    await discardQuestion(deps, idIn(ctx), { from, by })
    return { message: questionsCopy.discarded }
  })

  route(questionOperations.reopenQuestion, async ({ ctx, from, by }) => {
    await reopenQuestion(deps, idIn(ctx), { from, by })
    return { message: questionsCopy.reopened }
  })

  route(questionOperations.giveQuestion, async ({ ctx, from, by }) => {
    const wish = await giveQuestion(deps, idIn(ctx), { from, by })
    return { wish, takesWishes, message: takesWishes ? questionsCopy.given : questionsCopy.givenInVain }
  })

  route(questionOperations.withdrawWish, async ({ ctx, from, by }) => {
    await withdrawWish(deps, idIn(ctx), { from, by })
    return { message: questionsCopy.withdrawn }
  })
}

const idIn = (ctx: Asked<unknown, unknown>['ctx']) => readId(ctx, questionNotFound)
