import type { Column, ColumnKind, Columns } from '../database/columns.ts'
import type { Migration } from '../database/migrate.ts'
import type { Table } from '../database/table.ts'
import { createTestDatabase } from './test-database.ts'

/** A column as SQLite tells of it. `pk`: its place in the primary key, 0 outside of it. */
interface Made {
  name: string
  type: string
  notnull: number
  dflt_value: unknown
  pk: number
}

/**
 * In what the declared tables are not what the migrations make, a line each: none, and neither can change without the other. A
 * declaration may demand more than the schema, a value where there is a default.
 */
export async function schemaDifferences(
  migrations: Migration[],
  declared: Pick<Table<Columns>, 'tableName' | 'columns'>[]
): Promise<string[]> {
  const { db, drop } = await createTestDatabase('sqlite', { migrations })
  const made: { name: string; sql: string }[] = await db.knex.raw(
    "select name, sql from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name"
  )
  const differences = made
    .filter(({ name }) => !declared.some(({ tableName }) => tableName === name))
    .map(({ name }) => `${name} is not declared`)
  for (const { tableName, columns } of declared) {
    const table = made.find(({ name }) => name === tableName)
    if (!table) differences.push(`${tableName} is in no migration`)
    const found: Made[] = table ? await db.knex.raw('select * from pragma_table_info(?)', [tableName]) : []
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
  made: Made | undefined,
  isNumbered: boolean
): string | undefined {
  if (!declared) return 'is not declared'
  if (!made) return 'is in no migration'
  if (declared.kind !== kindOf(made.type)) return `is declared as ${declared.kind}, and made as ${made.type}`
  const isKey = Number(made.pk) > 0
  const isNullable = Number(made.notnull) === 0 && !isKey
  if (declared.isNullable !== isNullable) return `can${isNullable ? '' : 'not'} be null`
  const canBeLeftOut = isNullable || made.dflt_value !== null || (isKey && isNumbered)
  return declared.isOptional && !canBeLeftOut ? 'has no default' : undefined
}

/** As knex names the types of columns in SQLite. */
function kindOf(type: string): ColumnKind {
  if (/^datetime/i.test(type)) return 'date'
  if (/^boolean/i.test(type)) return 'boolean'
  return /int/i.test(type) ? 'number' : 'text'
}
