import { randomInt } from 'node:crypto'
import type { Executor } from './database.ts'
import type { Migration } from './migrate.ts'
import { revisionsTable } from './shared-tables.ts'
import { tableDefaults } from './tables.ts'

/**
 * How many rows share one counter. A counter in one row would make every writer wait for the one before to commit;
 * with slots the sum still changes at each commit, and writers rarely meet.
 */
const SLOTS = 16

/**
 * A migration that creates the counter `counter`. It starts from the clock, so that a database that is created again does not
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
 * Increments `counter` in the transaction that changes the data it stands for. Call it last, as it locks a row. `by`: the number of
 * changes, where somebody counts them.
 */
export async function bumpRevision(trx: Executor, counter: string, by = 1): Promise<void> {
  await revisionsTable(trx)
    .where({ name: counter, slot: randomInt(SLOTS) })
    .increment('revision', by)
}

/** The revision of the data that `counter` stands for: another text after every committed change, the same while nothing changes. */
export async function readRevision(executor: Executor, counter: string): Promise<string> {
  const row = await revisionsTable(executor).where({ name: counter }).sum({ total: 'revision' }).first()
  return String(row?.total ?? 0)
}
