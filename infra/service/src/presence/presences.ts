import { PRESENCE, type PresenceInput, type presencesSchema } from '@site/contracts/articles/draft'
import type { z } from 'zod'
import { date, nullable, number, text } from '../database/columns.ts'
import {
  type Database,
  type Executor,
  inTransaction,
  isDuplicateKey,
  toDatabaseDate,
  toDate
} from '../database/database.ts'
import { defineTable, type Table } from '../database/table.ts'
import type { Clock } from '../process/clock.ts'

const COLUMNS = { editor: text, name: nullable(text), since: date, until: date }
type Columns<Subject extends string> = Record<Subject, typeof number> & typeof COLUMNS

/**
 * Declares a table of who has what open, one row for each browser tab and what it shows.
 *
 * @param subject the column that holds the number of what is open ('lead_id')
 */
export const definePresenceTable = <Subject extends string>(tableName: string, subject: Subject) =>
  Object.assign(defineTable(tableName, { [subject]: number, ...COLUMNS } as Columns<Subject>), { subject })

/** A browser tab that has something open, and the name of who works in it; null with the shared code. */
interface Editor {
  editor: string
  name: string | null
}

/** That a tab has something open, since when, and until when that is believed without another sign of life. */
export interface Presence extends Editor {
  subjectId: number
  since: Date
  until: Date
}

export interface PresenceDeps {
  db: Database
  clock: Clock
  /** Called after a commit that announced something. */
  notify: () => void
}

interface PresenceSubject {
  /** From `definePresenceTable`. */
  table: ((executor: Executor) => unknown) & { subject: string }
  /** Writes the event that somebody came or went, in the transaction in which that is recorded. */
  announce: (trx: Executor, subjectId: number, at: Date) => Promise<void>
}

/** Who has what open, of one kind of subject. A browser that dies without a word is gone after `PRESENCE.leaseSeconds`. */
export function definePresences({ table, announce }: PresenceSubject) {
  // The name of the subject's column is known at run time alone: to the compiler it is `subject`.
  const rows = table as unknown as Table<Columns<'subject'>>
  const column = table.subject as 'subject'
  const keyOf = (subjectId: number, editor: string) =>
    ({ [column]: subjectId, editor }) as { subject: number; editor: string }

  /** Says that a tab has something open. Who was not there before is announced. Not within a transaction: it may get lost and must hold up nobody. */
  async function renew(deps: PresenceDeps, subjectId: number, { editor, name }: Editor): Promise<void> {
    const at = deps.clock()
    const since = toDatabaseDate(at)
    const until = toDatabaseDate(new Date(at.getTime() + PRESENCE.leaseSeconds * 1000))
    const key = keyOf(subjectId, editor)
    await rows(deps.db.knex).where(key).where('until', '<=', since).delete()
    if ((await rows(deps.db.knex).where(key).update({ name, until })) > 0) return
    try {
      await inTransaction(deps.db, async (trx) => {
        await rows(trx).insert({ ...key, name, since, until })
        await announce(trx, subjectId, at)
      })
      deps.notify()
    } catch (error) {
      if (!isDuplicateKey(error)) throw error // two signs of life of one tab came at once: one of them counts
    }
  }

  /** Says that a tab has closed it, and announces that. */
  async function end(deps: PresenceDeps, subjectId: number, editor: string): Promise<void> {
    const hasLeft = await inTransaction(deps.db, async (trx) => {
      const count = await rows(trx).where(keyOf(subjectId, editor)).delete()
      if (count > 0) await announce(trx, subjectId, deps.clock())
      return count > 0
    })
    if (hasLeft) deps.notify()
  }

  /** Who has these open at `now`, first come first. */
  async function list(executor: Executor, subjectIds: readonly number[], now: Date): Promise<Presence[]> {
    if (subjectIds.length === 0) return []
    const found = await rows(executor)
      .whereIn(column, subjectIds)
      .where('until', '>', toDatabaseDate(now))
      .orderBy('since')
    return found.map(({ [column]: subjectId, editor, name, since, until }) => ({
      subjectId,
      editor,
      name,
      since: toDate(since),
      until: toDate(until)
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
      { editor, open }: PresenceInput,
      name: string | null
    ): Promise<z.output<typeof presencesSchema>> {
      await (open ? renew(deps, subjectId, { editor, name }) : end(deps, subjectId, editor))
      return { others: await listOthers(deps.db.knex, subjectId, editor, deps.clock()) }
    },
    /** Removes signs of life that are over. Gives how many. */
    purge: (executor: Executor, now: Date): Promise<number> =>
      rows(executor).where('until', '<=', toDatabaseDate(now)).delete()
  }
}

/** As the API answers it; `editor`, if given, is left out. */
export const presentOthers = (present: readonly Presence[], editor?: string) =>
  present
    .filter((one) => one.editor !== editor)
    .map(({ name, since, until }) => ({ name, since: since.toISOString(), until: until.toISOString() }))
