/** The type of a column in the schema. */
export type ColumnKind = 'number' | 'text' | 'date' | 'boolean' | 'bytes'

/**
 * One column of a declared table: its type as the migrations created it (a test compares them, testing/schema-differences.ts), and
 * the TypeScript types of what is read from it and written to it. `IsOptional`: an insert may leave it out.
 */
export interface Column<Read, Written, IsOptional extends boolean> {
  kind: ColumnKind
  isNullable: boolean
  isOptional: IsOptional
  /** For the compiler alone: no column has this property at run time. */
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
/** Text of a few known values. It is read as any text, as a later release may have written another value. */
export const textOf = <Value extends string>() => column<string, Value>('text')
/** MySQL returns a Date, SQLite milliseconds: read it with toDate, and write only a Date (toDatabaseDate). */
export const date = column<Date | number, Date>('date')
/** Both databases return 0 or 1: read it with toBoolean. */
export const boolean = column<0 | 1, boolean>('boolean')

/** A blob. MySQL returns a Buffer, SQLite an ArrayBuffer: read it with Buffer.from. */
export const bytes = column<Buffer | ArrayBuffer, Buffer>('bytes')

/** A column that may be null, and is null when an insert leaves it out. */
export const nullable = <Read, Written>(
  of: Column<Read, Written, boolean>
): Column<Read | null, Written | null, true> => ({ kind: of.kind, isNullable: true, isOptional: true })

/** A column with a default value, from its migration or because the database numbers the rows. */
export const withDefault = <Read, Written>(
  of: Column<Read, Written, boolean>
): Column<Read, Written, true> => ({ kind: of.kind, isNullable: of.isNullable, isOptional: true })

/** The number that the database gives each row. */
export const autoNumber = withDefault(number)

type TypesOf<C extends Columns, Name extends keyof C> = NonNullable<C[Name]['types']>

type OptionalName<C extends Columns> = {
  [Name in keyof C]: C[Name]['isOptional'] extends true ? Name : never
}[keyof C]

/** A row as the database returns it. */
export type ReadRow<C extends Columns> = { [Name in keyof C]: TypesOf<C, Name>['read'] }

/** All columns with the types in which they are written and compared. */
export type WrittenRow<C extends Columns> = { [Name in keyof C]: TypesOf<C, Name>['written'] }

/** A row to insert. */
export type InsertRow<C extends Columns> = Omit<WrittenRow<C>, OptionalName<C>> &
  Partial<Pick<WrittenRow<C>, OptionalName<C>>>

/**
 * `Given`, refused when it has a property that `Row` does not have. TypeScript itself checks that only for object literals, not for
 * values that are spread, mapped or in a constant.
 */
export type Exactly<Given, Row> = Given extends unknown
  ? Given & { [Name in Exclude<keyof Given, keyof Row>]: never }
  : never
