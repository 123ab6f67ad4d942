import { GROUPS_OF_A_DAY, type Unanswered, WORDINGS_OF_A_DAY } from '@site/contracts/questions/asked'
import { type Executor, isDuplicateKey } from '@site/service/database/database'
import { questionDaysTable, questionGroupsTable } from '../tables/tables.ts'

/**
 * Adds questions that found nothing to their groups, in the transaction of the receipt. A day begins no more groups than it may, and adds
 * no more wordings to one; the rest of a known group is counted under a wording it has (ASSISTANT-9). A question that was answered and is
 * asked in vain on a later day waits again.
 */
export async function addQuestions(trx: Executor, questions: readonly Unanswered[]): Promise<void> {
  // In one order everywhere, so that two replicas wait for each other rather than meet in a deadlock.
  const ordered = [...questions].sort((one, other) => (one.key < other.key ? -1 : 1))
  for (const question of ordered) {
    const groupId = await groupOf(trx, question)
    if (groupId !== null) await count(trx, groupId, question)
  }
}

/** The number of the group, which may be new; null where the day has begun as many as it may. */
async function groupOf(trx: Executor, { key, day }: Unanswered): Promise<number | null> {
  const found = await questionGroupsTable(trx).where({ group_key: key }).first()
  if (found) {
    if (found.closed_as === 'answered' && found.closed_on !== null && found.closed_on < day)
      await questionGroupsTable(trx).where({ id: found.id }).update({ closed_as: null, closed_on: null })
    return found.id
  }
  const begun = await questionGroupsTable(trx).where({ begun_on: day }).count({ total: '*' }).first()
  if (Number(begun?.total ?? 0) >= GROUPS_OF_A_DAY) return null
  try {
    const [id] = await questionGroupsTable(trx).insert({ group_key: key, begun_on: day })
    return Number(id)
  } catch (error) {
    // Another replica was first. Its row came after this transaction began to read: only a locking read finds it.
    if (!isDuplicateKey(error)) throw error
    return (await questionGroupsTable(trx).where({ group_key: key }).forUpdate().first())?.id ?? null
  }
}

async function count(trx: Executor, groupId: number, asked: Unanswered): Promise<void> {
  const { day } = asked
  const known = await questionDaysTable(trx).where({ group_id: groupId, day }).orderBy('wording')
  const isKept = known.length < WORDINGS_OF_A_DAY || known.some(({ wording }) => wording === asked.wording)
  const row = {
    group_id: groupId,
    day,
    wording: isKept ? asked.wording : (known[0]?.wording ?? asked.wording)
  }
  const add = () => questionDaysTable(trx).where(row).increment('count', asked.count)
  if ((await add()) > 0) return
  try {
    await questionDaysTable(trx).insert({ ...row, count: asked.count })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    await add()
  }
}
