import { PRESENCE, type PresenceInput } from '@site/contracts/articles/draft'
import { boolean, date, nullable, number, text, withDefault } from '../database/columns.ts'
import {
  type Database,
  type Executor,
  inTransaction,
  isDuplicateKey,
  toBoolean,
  toDatabaseDate,
  toDate
} from '../database/database.ts'
import { defineTable, type Table } from '../database/table.ts'
import type { Clock } from '../process/clock.ts'

const COLUMNS = {
  editor: text,
  name: nullable(text),
  since: date,
  until: date,
  sequence: withDefault(number)
}
/** Of a table that also holds who is writing. */
export const WRITING = { is_writing: withDefault(boolean) }
type Columns<Subject extends string> = Record<Subject, typeof number> & typeof COLUMNS

/**
 * Declares a table of who has what open, one row for each browser tab and what it shows.
 *
 * @param subject the column that holds the number of what is open ('lead_id')
 * @param more `WRITING`, where it is told who is writing
 */
export const definePresenceTable = <Subject extends string, More extends Partial<typeof WRITING>>(
  tableName: string,
  subject: Subject,
  more?: More
) =>
  Object.assign(
    defineTable(tableName, { [subject]: number, ...COLUMNS, ...more } as Columns<Subject> & More),
    {
      subject
    }
  )

/** A browser tab that has something open, and the name of who works in it; null with the shared code. */
interface Editor {
  editor: string
  name: string | null
}

/** What a tab says, and the number of that; without one it comes from a save, or from who numbers nothing. */
type Said = Omit<PresenceInput, 'open'> & { isWriting?: boolean }

/** That a tab has something open, since when, and until when that is believed without another sign of life. */
export interface Presence extends Editor {
  subjectId: number
  since: Date
  until: Date
  isWriting: boolean
}

export interface PresenceDeps {
  db: Database
  clock: Clock
  /** Called after a commit that announced something. */
  notify: () => void
}

interface PresenceSubject {
  /** From `definePresenceTable`. */
  table: ((executor: Executor) => unknown) & { subject: string; columns: object }
  /** Writes the event that somebody came or went, in the transaction in which that is recorded. */
  announce: (trx: Executor, subjectId: number, at: Date) => Promise<void>
}

/** Who has what open, of one kind of subject. A browser that dies without a word is gone after `PRESENCE.leaseSeconds`. */
export function definePresences({ table, announce }: PresenceSubject) {
  // The name of the subject's column is known at run time alone: to the compiler it is `subject`.
  const rows = table as unknown as Table<Columns<'subject'> & typeof WRITING>
  const tellsWriting = 'is_writing' in table.columns
  const column = table.subject as 'subject'
  const keyOf = (subjectId: number, editor: string) =>
    ({ [column]: subjectId, editor }) as { subject: number; editor: string }

  /** Does `write`, and announces that somebody came or went if it changed anything. */
  async function announceIf(
    { db, clock, notify }: PresenceDeps,
    subjectId: number,
    write: (trx: Executor) => Promise<number>
  ): Promise<boolean> {
    const hasChanged = await inTransaction(db, async (trx) => {
      const count = await write(trx)
      if (count > 0) await announce(trx, subjectId, clock())
      return count > 0
    })
    if (hasChanged) notify()
    return hasChanged
  }

  /**
   * Says that a tab has something open. Who was not there before is announced, and who begins or ends to write. What is older than the newest of this tab counts for nothing, and
   * without a number it opens nothing again that was numbered. Not within a transaction: it may get lost and must hold up nobody.
   */
  async function renew(
    deps: PresenceDeps,
    subjectId: number,
    { editor, sequence, name, isWriting = false }: Said & Editor
  ): Promise<void> {
    const at = deps.clock()
    const now = toDatabaseDate(at)
    const until = toDatabaseDate(new Date(at.getTime() + PRESENCE.leaseSeconds * 1000))
    const key = keyOf(subjectId, editor)
    const writing = tellsWriting ? { is_writing: isWriting } : {}
    const news = { name, until, ...writing, ...(sequence && { sequence }) }
    const open = (executor: Executor) => {
      const found = rows(executor).where(key).where('until', '>', now)
      return sequence ? found.where('sequence', '<', sequence) : found
    }
    if ((await open(deps.db.knex).where(writing).update(news)) > 0) return
    const turn = async (trx: Executor) => tellsWriting && (await open(trx).update(news))
    const reopen = (trx: Executor) =>
      rows(trx)
        .where(key)
        .where('until', '<=', now)
        .where('sequence', '<', sequence ?? 1)
        .update({ ...news, since: now })
    if (await announceIf(deps, subjectId, async (trx) => (await turn(trx)) || reopen(trx))) return
    await orThere(
      announceIf(deps, subjectId, async (trx) => {
        await rows(trx).insert({ ...key, ...news, since: now })
        return 1
      })
    )
  }

  /** Says that a tab has closed it, and announces that. */
  async function end(deps: PresenceDeps, subjectId: number, { editor, sequence }: Said): Promise<void> {
    const key = keyOf(subjectId, editor)
    if (!sequence) {
      await announceIf(deps, subjectId, (trx) => rows(trx).where(key).delete())
      return
    }
    const now = toDatabaseDate(deps.clock())
    const older = (trx: Executor) => rows(trx).where(key).where('sequence', '<', sequence)
    // The row stays, so that a sign of life that was overtaken finds it: also the first one, which may be handled at this moment.
    const close = async () =>
      (await announceIf(deps, subjectId, (trx) =>
        older(trx).where('until', '>', now).update({ until: now, sequence })
      )) || (await older(deps.db.knex).where('until', '<=', now).update({ sequence })) > 0
    if (await close()) return
    const row = { ...key, name: null, since: now, until: now, sequence }
    if (!(await orThere(rows(deps.db.knex).insert(row)))) await close()
  }

  /** Who has these open at `now`, first come first. */
  async function list(executor: Executor, subjectIds: readonly number[], now: Date): Promise<Presence[]> {
    if (subjectIds.length === 0) return []
    const found = await rows(executor)
      .whereIn(column, subjectIds)
      .where('until', '>', toDatabaseDate(now))
      .orderBy('since')
    return found.map(({ [column]: subjectId, editor, name, since, until, is_writing }) => ({
      subjectId,
      editor,
      name,
      since: toDate(since),
      until: toDate(until),
      isWriting: toBoolean(is_writing)
    }))
  }

  /** Who has this open, apart from the tab that asks, as the API answers it. */
  const listOthers = async (executor: Executor, subjectId: number, editor: string | undefined, now: Date) =>
    presentOthers(await list(executor, [subjectId], now), editor)

  return {
    renew,
    list,
    listOthers,
    /** Answers a tab that says that it has something open, or has closed it: who else has it open. */
    async tell(
      deps: PresenceDeps,
      subjectId: number,
      { open, ...said }: PresenceInput & { isWriting?: boolean },
      name: string | null
    ) {
      await (open ? renew(deps, subjectId, { ...said, name }) : end(deps, subjectId, said))
      return { others: await listOthers(deps.db.knex, subjectId, said.editor, deps.clock()) }
    },
    /** Removes signs of life that are over for so long that nothing they overtook is still on its way. Gives how many. */
    purge: (executor: Executor, now: Date): Promise<number> =>
      rows(executor)
        .where('until', '<=', toDatabaseDate(new Date(now.getTime() - PRESENCE.leaseSeconds * 1000)))
        .delete()
  }
}

/** Inserts a row. False when it is there already: another sign of life of the same tab came at once, or overtook this one. */
async function orThere(inserting: Promise<unknown>): Promise<boolean> {
  try {
    await inserting
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return false
  }
}

/**
 * As the API answers it: each person once, by the tab that came first, as writing where one of their tabs is. `editor`, if given, is left out with its other tabs, of which one may
 * have died without a word. Those with the shared code cannot be told apart.
 */
export function presentOthers(present: readonly Presence[], editor?: string) {
  const named = new Set([present.find((one) => one.editor === editor)?.name ?? null])
  const isOther = ({ editor: one, name }: Presence) => {
    if (one === editor || (name !== null && named.has(name))) return false
    named.add(name)
    return true
  }
  const writers = new Set(
    present.flatMap(({ name, isWriting }) => (isWriting && name !== null ? [name] : []))
  )
  return present.filter(isOther).map(({ name, since, until, isWriting }) => ({
    name,
    since: since.toISOString(),
    until: until.toISOString(),
    ...((isWriting || (name !== null && writers.has(name))) && { isWriting: true as const })
  }))
}
