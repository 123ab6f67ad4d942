import type { Wish } from '@site/contracts/questions/asked'
import type { Actor } from '@site/service/admin/audit'
import { type Executor, toDatabaseDate, toDate } from '@site/service/database/database'
import { conflict, notFound } from '@site/service/http/errors'
import { questionGroupsTable, writerWishesTable } from '../tables/tables.ts'
import {
  closeGroup,
  inOneCommit,
  noteQuestion,
  type QuestionDeps,
  questionNotFound
} from './change-questions.ts'
import { questionsCopy } from './content/questions.ts'
import { chiefWording } from './list-questions.ts'

const wishNotFound = () => notFound(questionsCopy.wishNotFound, 'wish-not-found')

/** Subjects that wait for the writer, oldest first. */
export async function openWishes(executor: Executor): Promise<Wish[]> {
  const rows = await writerWishesTable(executor).whereNull('used_at').orderBy('id')
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    at: toDate(row.created_at).toISOString(),
    by: row.created_by
  }))
}

/**
 * Makes of a group of questions a subject for the writer, in the words in which it was asked most.
 *
 * @throws HttpError 404 when it does not wait, 409 when the writer has the same subject already
 */
export const giveQuestion = (deps: QuestionDeps, id: number, actor: Actor): Promise<Wish> =>
  inOneCommit(deps, async (trx, at) => {
    const text = await chiefWording(trx, id)
    if (text === undefined) throw questionNotFound()
    if ((await openWishes(trx)).some((wish) => wish.text === text))
      throw conflict(questionsCopy.alreadyGiven, 'wish-known')
    await closeGroup(trx, id, 'given', at)
    const by = actor.by ?? null
    const created_at = toDatabaseDate(at)
    const [wish] = await writerWishesTable(trx).insert({ text, group_id: id, created_at, created_by: by })
    await noteQuestion(trx, { at, action: 'question-given', id, actor })
    return { id: Number(wish), text, at: at.toISOString(), by }
  })

/** Takes a subject back from the writer; its questions wait again. @throws HttpError 404 when it does not wait */
export const withdrawWish = (deps: QuestionDeps, id: number, actor: Actor): Promise<void> =>
  inOneCommit(deps, async (trx, at) => {
    const wish = await writerWishesTable(trx).where({ id }).whereNull('used_at').first()
    if (!wish || (await writerWishesTable(trx).where({ id }).delete()) === 0) throw wishNotFound()
    if (wish.group_id !== null)
      await questionGroupsTable(trx)
        .where({ id: wish.group_id, closed_as: 'given' })
        .update({ closed_as: null, closed_on: null })
    await noteQuestion(trx, { at, action: 'wish-withdrawn', id, actor })
  })

/** An article was written on a subject: it waits no longer. */
export async function spendWish(trx: Executor, id: number, at: Date): Promise<void> {
  await writerWishesTable(trx)
    .where({ id })
    .whereNull('used_at')
    .update({ used_at: toDatabaseDate(at) })
}

/** So long a subject is kept that was written about, in milliseconds. */
const KEPT_MS = 90 * 86_400_000

/** Deletes subjects that were written about 90 days ago. Gives how many. */
export const purgeWishes = (executor: Executor, now: Date): Promise<number> =>
  writerWishesTable(executor)
    .where('used_at', '<', toDatabaseDate(new Date(now.getTime() - KEPT_MS)))
    .delete()
