import type { Database } from '@site/service/database/database'

/** Every row of every table, by table, so that a test that looks for a trace overlooks none. */
export async function readAllTables(db: Database): Promise<Record<string, unknown[]>> {
  const names =
    db.dialect === 'sqlite'
      ? await db.knex('sqlite_master').where({ type: 'table' }).orderBy('name').pluck('name')
      : (await db.knex.raw('show tables'))[0].map((row: Record<string, string>) => Object.values(row)[0])
  const tables = await Promise.all(names.map(async (name: string) => [name, await db.knex(name).select()]))
  return Object.fromEntries(tables)
}
