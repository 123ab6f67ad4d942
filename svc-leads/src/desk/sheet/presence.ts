import { PRESENCE } from '@site/contracts/articles/draft'
import {
  type Database,
  type Executor,
  inTransaction,
  isDuplicateKey,
  toDatabaseDate,
  toDate
} from '@site/service/database/database'
import type { Clock } from '@site/service/process/clock'
import { announceLeadChanges } from '../../leads/announce-change.ts'
import { leadPresencesTable } from '../../tables/desk-tables.ts'

export interface PresenceDeps {
  db: Database
  clock: Clock
  notify: () => void
}

/** A browser tab that has a sheet open, and the name of who works in it; null with the shared code. */
interface Looking {
  editor: string
  name: string | null
}

/** Says that somebody has a sheet open. Who was not there before is announced (DESK-9). */
export async function renewPresence(
  deps: PresenceDeps,
  leadId: number,
  { editor, name }: Looking
): Promise<void> {
  const at = deps.clock()
  const now = toDatabaseDate(at)
  const until = toDatabaseDate(new Date(at.getTime() + PRESENCE.leaseSeconds * 1000))
  const key = { lead_id: leadId, editor }
  await leadPresencesTable(deps.db.knex).where(key).where('until', '<=', now).delete()
  if ((await leadPresencesTable(deps.db.knex).where(key).update({ name, until })) > 0) return
  try {
    await inTransaction(deps.db, async (trx) => {
      await leadPresencesTable(trx).insert({ ...key, name, since: now, until })
      await announceLeadChanges(trx, [leadId], at)
    })
    deps.notify()
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // two signs of life of one tab came at once: one of them counts
  }
}

/** Says that somebody has closed a sheet, and announces it. */
export async function endPresence(deps: PresenceDeps, leadId: number, editor: string): Promise<void> {
  const hasLeft = await inTransaction(deps.db, async (trx) => {
    const count = await leadPresencesTable(trx).where({ lead_id: leadId, editor }).delete()
    if (count > 0) await announceLeadChanges(trx, [leadId], deps.clock())
    return count > 0
  })
  if (hasLeft) deps.notify()
}

/** Who has a sheet open at `now`, apart from the tab that asks, first come first. */
export async function listOthers(
  executor: Executor,
  leadId: number,
  editor: string | undefined,
  now: Date
): Promise<{ name: string | null; since: string; until: string }[]> {
  const rows = await leadPresencesTable(executor)
    .where({ lead_id: leadId })
    .where('until', '>', toDatabaseDate(now))
    .orderBy('since')
  return rows
    .filter((row) => row.editor !== editor)
    .map(({ name, since, until }) => ({
      name,
      since: toDate(since).toISOString(),
      until: toDate(until).toISOString()
    }))
}

/** Removes signs of life that are over. Gives how many. */
export const purgePresences = (executor: Executor, now: Date): Promise<number> =>
  leadPresencesTable(executor).where('until', '<=', toDatabaseDate(now)).delete()
