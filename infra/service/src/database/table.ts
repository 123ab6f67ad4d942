import type { Knex } from 'knex'
import type { Columns, Exactly, InsertRow, ReadRow, WrittenRow } from './columns.ts'
import type { Executor } from './database.ts'

type NameOf<C> = keyof C & string
type Operator = '=' | '<>' | '<' | '<=' | '>' | '>='
type Direction = 'asc' | 'desc'

/** The conditions of a query, or of a group in brackets. What types cannot express goes to `whereRaw`. */
export interface Conditions<C extends Columns> {
  where(group: (query: Conditions<C>) => void): this
  where<Name extends NameOf<C>>(column: Name, value: WrittenRow<C>[Name]): this
  where<Name extends NameOf<C>>(
    column: Name,
    operator: Operator,
    value: NonNullable<WrittenRow<C>[Name]>
  ): this
  where<Given extends Partial<WrittenRow<C>>>(values: Exactly<Given, WrittenRow<C>>): this
  orWhere(group: (query: Conditions<C>) => void): this
  orWhere<Name extends NameOf<C>>(
    column: Name,
    operator: Operator,
    value: NonNullable<WrittenRow<C>[Name]>
  ): this
  whereNot<Given extends Partial<WrittenRow<C>>>(values: Exactly<Given, WrittenRow<C>>): this
  whereIn<Name extends NameOf<C>>(column: Name, values: readonly WrittenRow<C>[Name][]): this
  whereNotIn<Name extends NameOf<C>>(column: Name, values: readonly WrittenRow<C>[Name][]): this
  whereNull(column: NameOf<C>): this
  whereNotNull(column: NameOf<C>): this
  whereNotExists<Other extends Columns, Named extends Columns>(
    query: Query<Other, ReadRow<Other>, Named>
  ): this
  whereRaw(sql: string, values?: readonly (string | number | Date)[]): this
}

/** Aggregates of the rows that match, each under a name of its own: `count({ total: '*' })`. */
interface Aggregations<C extends Columns, Found> {
  count<Alias extends string>(as: Record<Alias, '*'>): AggregateQuery<C, Found & Record<Alias, number>>
  max<Alias extends string, Name extends NameOf<C>>(
    as: Record<Alias, Name>
  ): AggregateQuery<C, Found & Record<Alias, ReadRow<C>[Name] | null>>
  min<Alias extends string, Name extends NameOf<C>>(
    as: Record<Alias, Name>
  ): AggregateQuery<C, Found & Record<Alias, ReadRow<C>[Name] | null>>
  /** MySQL returns a sum as text. */
  sum<Alias extends string, Name extends NameOf<C>>(
    as: Record<Alias, Name>
  ): AggregateQuery<C, Found & Record<Alias, number | string | null>>
}

interface AggregateQuery<C extends Columns, Found> extends Aggregations<C, Found>, Promise<Found[]> {
  first(): Promise<Found | undefined>
}

/**
 * Knex's query builder with the types of one table: a misspelt column or a value of the wrong type does not compile. `Found`: a row of the
 * result. `Named`: the columns as conditions name them, where the table has an alias in the query.
 */
export interface Query<C extends Columns, Found = ReadRow<C>, Named extends Columns = C>
  extends Conditions<Named>,
    Aggregations<C, unknown>,
    Promise<Found[]> {
  select<Name extends NameOf<C>>(...columns: readonly Name[]): Query<C, Pick<ReadRow<C>, Name>, Named>
  /** A column, and one under another name: `select('title', { at: 'created_at' })`. */
  select<Name extends NameOf<C>, Alias extends string, Renamed extends NameOf<C>>(
    column: Name,
    as: Record<Alias, Renamed>
  ): Query<C, Pick<ReadRow<C>, Name> & Record<Alias, ReadRow<C>[Renamed]>, Named>
  distinct<Name extends NameOf<C>>(column: Name): Query<C, Pick<ReadRow<C>, Name>, Named>
  orderBy(column: NameOf<C>, direction?: Direction): this
  orderBy(columns: readonly { column: NameOf<C>; order: Direction }[]): this
  orderByRaw(sql: string): this
  limit(rows: number): this
  offset(rows: number): this
  forUpdate(): this
  skipLocked(): this
  first(): Promise<Found | undefined>
  pluck<Name extends NameOf<C>>(column: Name): Promise<ReadRow<C>[Name][]>
  /** Returns the id of the row; use insertRows to get those of several. */
  insert<Given extends InsertRow<C>>(row: Exactly<Given, InsertRow<C>>): Promise<number[]>
  insert<Given extends InsertRow<C>>(rows: readonly Exactly<Given, InsertRow<C>>[]): Promise<number[]>
  /** Returns how many rows were changed, as do the three that follow. */
  update<Given extends Partial<WrittenRow<C>>>(values: Exactly<Given, WrittenRow<C>>): Promise<number>
  increment<Name extends NameOf<C>>(column: Name, by: WrittenRow<C>[Name] & number): Promise<number>
  decrement<Name extends NameOf<C>>(column: Name, by: WrittenRow<C>[Name] & number): Promise<number>
  delete(): Promise<number>
}

type Prefixed<C extends Columns, Alias extends string> = {
  [Name in NameOf<C> as `${Alias}.${Name}`]: C[Name]
}

/** A declared table: called with a knex or a transaction it begins a query, which is knex's own. */
export interface Table<C extends Columns> {
  (executor: Executor): Query<C>
  tableName: string
  columns: C
  /** The table under an alias; conditions then name `alias.column`. */
  as<Alias extends string>(alias: Alias): (executor: Executor) => Query<C, ReadRow<C>, Prefixed<C, Alias>>
}

/** A row of a declared table as it is read: `RowOf<typeof leadsTable>`. */
export type RowOf<Declared extends { columns: Columns }> = ReadRow<Declared['columns']>

/**
 * Declares a table once, beside its migrations: the compiler checks every place that names it or one of its columns. A migration
 * never uses a declaration, as it must do the same thing for ever, also after the table has changed.
 */
export function defineTable<C extends Columns>(tableName: string, columns: C): Table<C> {
  // Knex's own types accept any text as a column (infra/decisions/0096): its builder gets our types, and nothing else.
  const begin = <Named extends Columns>(executor: Executor, from: string) =>
    executor(from) as unknown as Query<C, ReadRow<C>, Named>
  return Object.assign((executor: Executor) => begin<C>(executor, tableName), {
    tableName,
    columns,
    as:
      <Alias extends string>(alias: Alias) =>
      (executor: Executor) =>
        begin<Prefixed<C, Alias>>(executor, `${tableName} as ${alias}`)
  })
}

/** How many rows match a query, counted no further than `most`: that many cost the same in a table of any size. */
export async function countUpTo<C extends Columns>(
  executor: Executor,
  query: Conditions<C>,
  most: number
): Promise<number> {
  const some = (query as unknown as Knex.QueryBuilder).select(executor.raw('1')).limit(most)
  const counted = await executor.count({ total: '*' }).from(some.as('some')).first()
  return Number(counted?.total ?? 0)
}

/** The sum of one column for each combination of others that the rows of a query have. */
export async function sumBy<C extends Columns, Name extends NameOf<C>>(
  query: Query<C>,
  by: readonly Name[],
  summed: NameOf<C>
): Promise<(Pick<ReadRow<C>, Name> & { sum: number })[]> {
  const builder = query as unknown as Knex.QueryBuilder
  const summing: unknown = builder
    .select(...by)
    .sum({ sum: summed })
    .groupBy(...by)
  // MySQL returns a sum as text.
  const rows = await (summing as Promise<(Pick<ReadRow<C>, Name> & { sum: number | string })[]>)
  return rows.map((row) => ({ ...row, sum: Number(row.sum) }))
}

/** Writes whole rows in the place of those that have the same primary key `key`, `size` in each statement. */
export async function replaceInBatches<C extends Columns, Given extends InsertRow<C>>(
  executor: Executor,
  table: Table<C>,
  key: keyof C & string,
  rows: readonly Exactly<Given, InsertRow<C>>[],
  size: number
): Promise<void> {
  for (let at = 0; at < rows.length; at += size)
    await executor(table.tableName)
      .insert(rows.slice(at, at + size) as readonly object[])
      .onConflict(key)
      .merge()
}

/**
 * Inserts many rows, `size` in each statement, in a transaction of its own or within that of `executor`. Knex's own batchInsert waits a
 * millisecond and opens a savepoint, which each lead that is captured would pay for.
 */
export async function insertInBatches<C extends Columns, Given extends InsertRow<C>>(
  executor: Executor,
  table: Table<C>,
  rows: readonly Exactly<Given, InsertRow<C>>[],
  size: number
): Promise<void> {
  const insertAll = async (trx: Executor) => {
    for (let at = 0; at < rows.length; at += size) await table(trx).insert(rows.slice(at, at + size))
  }
  await (executor.isTransaction || rows.length <= size
    ? insertAll(executor)
    : executor.transaction(insertAll))
}
