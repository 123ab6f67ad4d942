import type { Column, ReadRow } from '@site/service/database/columns'
import type { Executor } from '@site/service/database/database'
import type { Query } from '@site/service/database/table'
import { contains } from '../leads/contains.ts'
import { foldEmail } from '../search/search-text.ts'
import { archivedLeadsTable, leadsTable } from '../tables/tables.ts'

/** The columns in which another person's lead may hold an address: what people type, and addresses of pages. */
const COLUMNS = [
  'nom',
  'prenom',
  'company',
  'note',
  'page_url',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'origin'
] as const

/** The columns that both tables have. */
type Mentioning = Pick<typeof archivedLeadsTable.columns, (typeof COLUMNS)[number] | 'email_key'> & {
  id: Column<number, number, boolean>
}

/** The tables whose rows may name another person. */
export const mentioningTables: Record<Mention['table'], (executor: Executor) => Query<Mentioning>> = {
  leads: leadsTable,
  archived_leads: archivedLeadsTable
}

/** Replaces an address. It is never longer than one, so that it fits the column. */
const ERASED = '[…]'

/** A row of another person that contains the address. */
export interface Mention {
  table: 'leads' | 'archived_leads'
  id: number
  /** The texts of the columns that contain the address, with it removed. */
  without: Partial<Record<(typeof COLUMNS)[number], string>>
}

/** Finds the address in the rows of other people. The rows of the address itself are left out. */
export async function findMentions(executor: Executor, email: string): Promise<Mention[]> {
  const found = await Promise.all(
    (['leads', 'archived_leads'] as const).map(async (table) => {
      const rows = await mentioningTables[table](executor)
        .whereNot({ email_key: foldEmail(email) })
        .where((any) => {
          for (const column of COLUMNS)
            for (const spelling of spellings(email)) any.orWhere((one) => contains(one, column, spelling))
        })
      return rows.map((row): Mention => ({ table, id: row.id, without: without(row, email) }))
    })
  )
  return found.flat().filter(({ without }) => Object.keys(without).length > 0)
}

function without(row: ReadRow<Mentioning>, email: string): Mention['without'] {
  const cleaned = COLUMNS.map((column) => [column, row[column]] as const)
    .filter((entry): entry is [(typeof COLUMNS)[number], string] => typeof entry[1] === 'string')
    .map(([column, text]) => [column, text, withoutAddress(text, email)] as const)
    .filter(([, text, left]) => left !== text)
  return Object.fromEntries(cleaned.map(([column, , left]) => [column, left]))
}

/** The text without the address, in upper or lower case. 'annemarie@x.fr' does not contain 'marie@x.fr'. */
export function withoutAddress(text: string, email: string): string {
  const any = spellings(email)
    .map((spelling) => spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  return text.replace(new RegExp(`(?<![\\w.+-])(?:${any})(?![\\w-]|\\.\\w)`, 'giu'), ERASED)
}

/** The address as typed, and as it is encoded in the address of a page. */
export const spellings = (email: string): string[] => [
  ...new Set([email.trim(), encodeURIComponent(email.trim())])
]
