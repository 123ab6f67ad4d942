import { PRESENCE } from '@site/contracts/articles/draft'
import { type Executor, isDuplicateKey, toDatabaseDate, toDate } from '@site/service/database/database'
import { draftPresencesTable } from '../tables/tables.ts'

/** Somebody who has a draft open. */
export interface Presence {
  draftId: number
  editor: string
  name: string | null
  since: Date
  until: Date
}

/** Says that an editor has a draft open, for a minute from `at`. */
export async function renewPresence(
  executor: Executor,
  draftId: number,
  { editor, name }: Pick<Presence, 'editor' | 'name'>,
  at: Date
): Promise<void> {
  const until = toDatabaseDate(new Date(at.getTime() + PRESENCE.leaseSeconds * 1000))
  const key = { draft_id: draftId, editor }
  await draftPresencesTable(executor).where(key).where('until', '<=', toDatabaseDate(at)).delete()
  if ((await draftPresencesTable(executor).where(key).update({ name, until })) > 0) return
  try {
    await draftPresencesTable(executor).insert({ ...key, name, since: toDatabaseDate(at), until })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // two signs of life of one editor came at once: one of them counts
  }
}

/** Says that an editor has closed a draft. */
export async function endPresence(executor: Executor, draftId: number, editor: string): Promise<void> {
  await draftPresencesTable(executor).where({ draft_id: draftId, editor }).delete()
}

/** Who has these drafts open at `now`, first come first. */
export async function listPresences(
  executor: Executor,
  draftIds: readonly number[],
  now: Date
): Promise<Presence[]> {
  if (draftIds.length === 0) return []
  const rows = await draftPresencesTable(executor)
    .whereIn('draft_id', draftIds)
    .where('until', '>', toDatabaseDate(now))
    .orderBy('since')
  return rows.map(({ draft_id: draftId, editor, name, since, until }) => ({
    draftId,
    editor,
    name,
    since: toDate(since),
    until: toDate(until)
  }))
}

/** Removes signs of life that are over. Gives how many. */
export const purgePresences = (executor: Executor, now: Date): Promise<number> =>
  draftPresencesTable(executor).where('until', '<=', toDatabaseDate(now)).delete()
