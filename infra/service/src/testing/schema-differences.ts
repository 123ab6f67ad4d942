import type { Column, ColumnKind, Columns } from '../database/columns.ts'
import type { Migration } from '../database/migrate.ts'
import type { Table } from '../database/table.ts'
import { createTestDatabase } from './test-database.ts'

/** A column as SQLite describes it. `pk`: its position in the primary key, 0 when it is not part of it. */
interface ActualColumn {
  name: string
  type: string
  notnull: number
  dflt_value: unknown
  pk: number
}

/**
 * Returns a line for each difference between the declared tables and those that the migrations create: while there is none, neither
 * has changed without the other. A declaration may be stricter than the schema: it may demand a value where there is a default.
 */
export async function schemaDifferences(
  migrations: Migration[],
  declared: Pick<Table<Columns>, 'tableName' | 'columns'>[]
): Promise<string[]> {
  const { db, drop } = await createTestDatabase('sqlite', { migrations })
  const created: { name: string; sql: string }[] = await db.knex.raw(
    "select name, sql from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name"
  )
  const differences = created
    .filter(({ name }) => !declared.some(({ tableName }) => tableName === name))
    .map(({ name }) => `${name} is not declared`)
  for (const { tableName, columns } of declared) {
    const table = created.find(({ name }) => name === tableName)
    if (!table) differences.push(`${tableName} is in no migration`)
    const found: ActualColumn[] = table
      ? await db.knex.raw('select * from pragma_table_info(?)', [tableName])
      : []
    const isNumbered = /autoincrement/i.test(table?.sql ?? '')
    const names = new Set([...found.map(({ name }) => name), ...Object.keys(columns)])
    for (const name of names) {
      const column = found.find((one) => one.name === name)
      const difference = differenceOf(columns[name], column, isNumbered)
      if (difference && table) differences.push(`${tableName}.${name} ${difference}`)
    }
  }
  await drop()
  return differences
}

function differenceOf(
  declared: Column<unknown, unknown, boolean> | undefined,
  actual: ActualColumn | undefined,
  isNumbered: boolean
): string | undefined {
  if (!declared) return 'is not declared'
  if (!actual) return 'is in no migration'
  if (declared.kind !== kindOf(actual.type))
    return `is declared as ${declared.kind}, and made as ${actual.type}`
  const isKey = Number(actual.pk) > 0
  const isNullable = Number(actual.notnull) === 0 && !isKey
  if (declared.isNullable !== isNullable) return `can${isNullable ? '' : 'not'} be null`
  const canBeLeftOut = isNullable || actual.dflt_value !== null || (isKey && isNumbered)
  return declared.isOptional && !canBeLeftOut ? 'has no default' : undefined
}

/** The kind of a column, from the types that knex gives columns in SQLite. */
function kindOf(type: string): ColumnKind {
  if (/^datetime/i.test(type)) return 'date'
  if (/^boolean/i.test(type)) return 'boolean'
  if (/blob/i.test(type)) return 'bytes'
  return /int/i.test(type) ? 'number' : 'text'
}
