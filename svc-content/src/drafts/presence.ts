import { randomUUID } from 'node:crypto'
import { PRESENCE } from '@site/contracts/articles/draft'
import { buildEvent } from '@site/contracts/events/events'
import {
  type Executor,
  inTransaction,
  isDuplicateKey,
  toDatabaseDate,
  toDate
} from '@site/service/database/database'
import { appendEvent } from '@site/service/events/outbox'
import type { ChangeDeps } from '../articles/change-article.ts'
import { articlePresencesTable } from '../tables/tables.ts'

/** Somebody who has an article open to write. */
export interface Presence {
  articleId: number
  editor: string
  name: string | null
  since: Date
  until: Date
}

/** Says that an editor has an article open. Who was not there before is announced by `site.presence-changed`. */
export async function renewPresence(
  deps: ChangeDeps,
  articleId: number,
  { editor, name }: Pick<Presence, 'editor' | 'name'>
): Promise<void> {
  const at = deps.clock()
  const [since, until] = [
    toDatabaseDate(at),
    toDatabaseDate(new Date(at.getTime() + PRESENCE.leaseSeconds * 1000))
  ]
  const key = { article_id: articleId, editor }
  await articlePresencesTable(deps.db.knex).where(key).where('until', '<=', since).delete()
  if ((await articlePresencesTable(deps.db.knex).where(key).update({ name, until })) > 0) return
  try {
    await inTransaction(deps.db, async (trx) => {
      await articlePresencesTable(trx).insert({ ...key, name, since, until })
      await appendEvent(trx, presenceChanged(articleId, at))
    })
    deps.notify()
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // two signs of life of one editor came at once: one of them counts
  }
}

/** Says that an editor has closed an article, and announces it. */
export async function endPresence(deps: ChangeDeps, articleId: number, editor: string): Promise<void> {
  const hasLeft = await inTransaction(deps.db, async (trx) => {
    const count = await articlePresencesTable(trx).where({ article_id: articleId, editor }).delete()
    if (count > 0) await appendEvent(trx, presenceChanged(articleId, deps.clock()))
    return count > 0
  })
  if (hasLeft) deps.notify()
}

/** Who has these articles open at `now`, first come first. */
export async function listPresences(
  executor: Executor,
  articleIds: readonly number[],
  now: Date
): Promise<Presence[]> {
  if (articleIds.length === 0) return []
  const rows = await articlePresencesTable(executor)
    .whereIn('article_id', articleIds)
    .where('until', '>', toDatabaseDate(now))
    .orderBy('since')
  return rows.map(({ article_id: articleId, editor, name, since, until }) => ({
    articleId,
    editor,
    name,
    since: toDate(since),
    until: toDate(until)
  }))
}

/** Removes signs of life that are over. Gives how many. */
export const purgePresences = (executor: Executor, now: Date): Promise<number> =>
  articlePresencesTable(executor).where('until', '<=', toDatabaseDate(now)).delete()

const presenceChanged = (articleId: number, time: Date) =>
  buildEvent({
    id: randomUUID(),
    source: '/svc-content',
    type: 'site.presence-changed',
    subject: `articles/${articleId}`,
    time,
    data: { articleId }
  })
