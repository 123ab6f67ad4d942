import type { FaqEntry, FaqInput } from '@site/contracts/questions/faq'
import { type Executor, toDatabaseDate, toDate } from '@site/service/database/database'
import type { RowOf } from '@site/service/database/table'
import { z } from 'zod'
import { faqEntriesTable } from '../tables/tables.ts'

/** An entry as the database keeps it, with the group of questions that it answers, and when it was removed. */
export interface StoredEntry {
  entry: FaqEntry
  groupId: number | null
  removedAt: Date | null
}

const wordingsSchema = z.array(z.string())

function stored(row: RowOf<typeof faqEntriesTable>): StoredEntry {
  const { id, question, answer, link_path: path, link_label: label, version } = row
  const link = path === null || label === null ? null : { path, label }
  return {
    entry: {
      ...{ id, question, answer, link, version },
      wordings: wordingsSchema.parse(JSON.parse(row.wordings)),
      createdAt: toDate(row.created_at).toISOString(),
      updatedAt: toDate(row.updated_at).toISOString()
    },
    groupId: row.group_id,
    removedAt: row.removed_at === null ? null : toDate(row.removed_at)
  }
}

const columnsOf = ({ question, answer, link, wordings }: FaqInput) => ({
  question,
  answer,
  link_path: link?.path ?? null,
  link_label: link?.label ?? null,
  wordings: JSON.stringify(wordings)
})

/** The entries that are on the site, oldest first. */
export async function listEntries(executor: Executor): Promise<FaqEntry[]> {
  const rows = await faqEntriesTable(executor).whereNull('removed_at').orderBy('id')
  return rows.map((row) => stored(row).entry)
}

export async function countEntries(executor: Executor): Promise<number> {
  const row = await faqEntriesTable(executor).whereNull('removed_at').count({ total: '*' }).first()
  return Number(row?.total ?? 0)
}

/** An entry, removed or not, locked until the transaction ends. */
export async function lockEntry(trx: Executor, id: number): Promise<StoredEntry | undefined> {
  const row = await faqEntriesTable(trx).where({ id }).forUpdate().first()
  return row && stored(row)
}

export async function insertEntry(
  trx: Executor,
  input: FaqInput,
  { groupId, at }: { groupId: number | null; at: Date }
): Promise<FaqEntry> {
  const created_at = toDatabaseDate(at)
  const [id] = await faqEntriesTable(trx).insert({
    ...columnsOf(input),
    ...{ version: 1, group_id: groupId, created_at, updated_at: created_at }
  })
  return { id: Number(id), ...input, createdAt: at.toISOString(), updatedAt: at.toISOString(), version: 1 }
}

export async function updateEntry(
  trx: Executor,
  { id, createdAt, version }: FaqEntry,
  input: FaqInput,
  at: Date
): Promise<FaqEntry> {
  const next = version + 1
  await faqEntriesTable(trx)
    .where({ id })
    .update({ ...columnsOf(input), version: next, updated_at: toDatabaseDate(at) })
  return { id, ...input, createdAt, updatedAt: at.toISOString(), version: next }
}

/** Takes an entry off the site, or puts it back (null). */
export const setRemoved = (trx: Executor, id: number, at: Date | null): Promise<number> =>
  faqEntriesTable(trx)
    .where({ id })
    .update({ removed_at: at && toDatabaseDate(at) })

/** So long an entry that was removed can be put back, in milliseconds. */
const KEPT_MS = 86_400_000

/** Deletes entries that were removed a day ago. Gives how many. */
export const purgeEntries = (executor: Executor, now: Date): Promise<number> =>
  faqEntriesTable(executor)
    .where('removed_at', '<', toDatabaseDate(new Date(now.getTime() - KEPT_MS)))
    .delete()
