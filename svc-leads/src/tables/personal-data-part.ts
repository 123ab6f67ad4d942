import type { Columns } from '@site/service/database/columns'
import type { Executor } from '@site/service/database/database'
import type { Table } from '@site/service/database/table'

/** Whose data are looked for. */
export interface DataSubject {
  /** The addresses of the person as they are compared (foldEmail), those that were joined among them. */
  keys: readonly string[]
  /** The same as they were typed, in every spelling that is known. */
  emails: readonly string[]
  /** The numbers of all leads of these addresses, suspects and archived ones too. */
  leadIds: readonly number[]
}

/** What a part holds of somebody. `erase` removes exactly what `exported` shows. */
export interface FoundData {
  /** Plain data for the person, a row each. */
  exported: unknown[]
  erase: (trx: Executor) => Promise<void>
}

/** Texts of a table in which somebody else's address may stand: what people type, and addresses of pages. */
export interface Texts {
  tableName: string
  /** The column that numbers its rows. */
  id: string
  /** The column that says whose a row is. */
  owner: 'email_key' | 'lead_id'
  columns: readonly string[]
  /** What else changes with the texts of a row. */
  after?: ((trx: Executor, id: number) => Promise<void>) | undefined
}

/** Declares the texts of a table, with columns that it has. */
export const textsOf = <C extends Columns>(
  { tableName }: Table<C>,
  texts: {
    id: keyof C & string
    owner: keyof C & Texts['owner']
    columns: readonly (keyof C & string)[]
    after?: Texts['after']
  }
): Texts => ({ tableName, ...texts })

/**
 * A part of where personal data are (decision 136). Each folder that stores an address, a name or what somebody wrote declares its part,
 * and personal-data/parts.ts lists them all: export, erasure and screen know no other list, and a test fails for a table that is in none.
 */
export interface PersonalDataPart {
  /** By which counts name it. */
  name: string
  /** Its name in the export, where that is another. */
  exportedAs?: string
  /** The tables it looks through. */
  tables: readonly string[]
  /** Where the rows of other people may name the person: the address is taken out of them. */
  texts?: readonly Texts[]
  find: (executor: Executor, subject: DataSubject) => Promise<FoundData>
}
