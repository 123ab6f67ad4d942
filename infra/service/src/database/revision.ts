import { randomInt } from 'node:crypto'
import type { Executor } from './database.ts'
import { revisionsTable } from './kit-tables.ts'
import type { Migration } from './migrate.ts'
import { tableDefaults } from './tables.ts'

/**
 * How many rows share one counter. A counter in one row would make every writer wait for the one before to commit;
 * with slots the sum still changes at each commit, and writers rarely meet.
 */
const SLOTS = 16

/**
 * A migration that makes the counter `name`. Its start is drawn from the clock, so that a database made anew does not
 * repeat a revision that clients of the old one remember.
 */
export const createRevisionMigration = (name: string, counter: string): Migration => ({
  name,
  up: async ({ knex, dialect }) => {
    if (!(await knex.schema.hasTable('revisions'))) {
      await knex.schema.createTable('revisions', (table) => {
        tableDefaults(table, dialect)
        table.string('name', 64).notNullable()
        table.integer('slot').notNullable()
        table.bigInteger('revision').notNullable()
        table.primary(['name', 'slot'])
      })
    }
    const slots = Array.from({ length: SLOTS }, (_, slot) => ({
      name: counter,
      slot,
      revision: slot === 0 ? Date.now() : 0
    }))
    await knex('revisions').insert(slots)
  }
})

/**
 * Marks that the data under `counter` changes, in the transaction that changes it. Do it last: it locks a row. `by`: for
 * who counts changes; 1 says that something changed.
 */
export async function bumpRevision(trx: Executor, counter: string, by = 1): Promise<void> {
  await revisionsTable(trx)
    .where({ name: counter, slot: randomInt(SLOTS) })
    .increment('revision', by)
}

/** The revision of the data under `counter`: another text after every committed change, the same while nothing changes. */
export async function readRevision(executor: Executor, counter: string): Promise<string> {
  const row = await revisionsTable(executor).where({ name: counter }).sum({ total: 'revision' }).first()
  return String(row?.total ?? 0)
}
