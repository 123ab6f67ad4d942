/** What a column holds, as the schema says. */
export type ColumnKind = 'number' | 'text' | 'date' | 'boolean'

/**
 * One column of a declared table: what its migrations made it (a test compares, testing/schema-differences.ts), and the types
 * of what is read from it and written to it. `IsOptional`: an insert may leave it out.
 */
export interface Column<Read, Written, IsOptional extends boolean> {
  kind: ColumnKind
  isNullable: boolean
  isOptional: IsOptional
  /** For the compiler alone: no column has it when the program runs. */
  types?: { read: Read; written: Written }
}

/** The columns of a table by their names. */
export type Columns = Record<string, Column<unknown, unknown, boolean>>

const column = <Read, Written = Read>(kind: ColumnKind): Column<Read, Written, false> => ({
  kind,
  isNullable: false,
  isOptional: false
})

export const number = column<number>('number')
export const text = column<string>('text')
/** Text of a few known values. Read as any text: a later release may have written another value. */
export const textOf = <Value extends string>() => column<string, Value>('text')
/** A date from MySQL, a number of milliseconds from SQLite: read with toDate, written as a Date alone (toDatabaseDate). */
export const date = column<Date | number, Date>('date')
/** 0 or 1 from both: read with toBoolean. */
export const boolean = column<0 | 1, boolean>('boolean')

/** What may be null is null when an insert leaves it out. */
export const nullable = <Read, Written>(
  of: Column<Read, Written, boolean>
): Column<Read | null, Written | null, true> => ({ kind: of.kind, isNullable: true, isOptional: true })

/** A column with a default, of its migration's or because the database numbers the rows. */
export const withDefault = <Read, Written>(
  of: Column<Read, Written, boolean>
): Column<Read, Written, true> => ({ kind: of.kind, isNullable: of.isNullable, isOptional: true })

/** The number that the database gives each row. */
export const autoNumber = withDefault(number)

type TypesOf<C extends Columns, Name extends keyof C> = NonNullable<C[Name]['types']>

type OptionalName<C extends Columns> = {
  [Name in keyof C]: C[Name]['isOptional'] extends true ? Name : never
}[keyof C]

/** A row as the database gives it. */
export type ReadRow<C extends Columns> = { [Name in keyof C]: TypesOf<C, Name>['read'] }

/** All columns with the types in which they are written and compared. */
export type WrittenRow<C extends Columns> = { [Name in keyof C]: TypesOf<C, Name>['written'] }

/** A row to insert. */
export type InsertRow<C extends Columns> = Omit<WrittenRow<C>, OptionalName<C>> &
  Partial<Pick<WrittenRow<C>, OptionalName<C>>>

/**
 * `Given` without a property that `Row` does not have. TypeScript looks for those in a literal alone, not in what is spread, mapped or
 * held by a constant.
 */
export type Exactly<Given, Row> = Given extends unknown
  ? Given & { [Name in Exclude<keyof Given, keyof Row>]: never }
  : never
