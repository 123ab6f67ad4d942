import type { Column, ReadRow } from '@site/service/database/columns'
import type { Executor } from '@site/service/database/database'
import type { Query } from '@site/service/database/table'
import { contains } from '../leads/contains.ts'
import { noteChanges, searchColumns } from '../leads/lead-repository.ts'
import type { DataSubject, PersonalDataPart } from '../tables/personal-data-part.ts'
import { archivedLeadsTable, leadsTable, personKeysTable } from '../tables/tables.ts'

/** The columns in which another person's lead may hold an address: what people type, and addresses of pages. */
const COLUMNS = [
  'nom',
  'prenom',
  'company',
  'note',
  'page_url',
  'utm_source',
  'utm_medium',
  'utm_campaign'
] as const

/** The columns that both tables have. */
type Mentioning = Pick<typeof archivedLeadsTable.columns, (typeof COLUMNS)[number] | 'email_key'> & {
  id: Column<number, number, boolean>
}

/** The tables whose rows may name another person. */
const mentioningTables: Record<Mention['table'], (executor: Executor) => Query<Mentioning>> = {
  leads: leadsTable,
  archived_leads: archivedLeadsTable
}

/** Replaces an address. It is never longer than one, so that it fits the column. */
const ERASED = '[…]'

/** A row of another person that contains an address. */
interface Mention {
  table: 'leads' | 'archived_leads'
  id: number
  /** The texts of the columns that contain an address, with it removed. */
  without: Partial<Record<(typeof COLUMNS)[number], string>>
}

/** What other people wrote that contains an address of a person. The rows of the person are left out. */
export const mentionsPart: PersonalDataPart = {
  name: 'mentions',
  exportedAs: 'mentionedIn',
  tables: ['leads', 'archived_leads'],
  async find(executor, subject) {
    const mentions = await findMentions(executor, subject)
    return {
      exported: mentions.map(({ table, id, without }) => ({ table, id, columns: Object.keys(without) })),
      async erase(trx) {
        for (const mention of mentions) await removeMention(trx, mention)
      }
    }
  }
}

async function findMentions(executor: Executor, { keys, emails }: DataSubject): Promise<Mention[]> {
  const found = await Promise.all(
    (['leads', 'archived_leads'] as const).map(async (table) => {
      const rows = await mentioningTables[table](executor)
        .whereNotIn('email_key', keys)
        .where((any) => {
          for (const column of COLUMNS)
            for (const spelling of spellings(emails)) any.orWhere((one) => contains(one, column, spelling))
        })
      return rows.map((row): Mention => ({ table, id: row.id, without: without(row, emails) }))
    })
  )
  return found.flat().filter(({ without }) => Object.keys(without).length > 0)
}

/** Its search columns follow, and it is compared with others anew. */
async function removeMention(trx: Executor, { table, id, without }: Mention): Promise<void> {
  await mentioningTables[table](trx).where({ id }).update(without)
  if (table === 'archived_leads') return
  const row = await leadsTable(trx).where({ id }).first()
  if (!row) return
  await leadsTable(trx).where({ id }).update(searchColumns(row))
  await personKeysTable(trx).where({ lead_id: id }).delete()
  await noteChanges(trx, [id])
}

function without(row: ReadRow<Mentioning>, emails: readonly string[]): Mention['without'] {
  const cleaned = COLUMNS.map((column) => [column, row[column]] as const)
    .filter((entry): entry is [(typeof COLUMNS)[number], string] => typeof entry[1] === 'string')
    .map(([column, text]) => [column, text, withoutAddress(text, emails)] as const)
    .filter(([, text, left]) => left !== text)
  return Object.fromEntries(cleaned.map(([column, , left]) => [column, left]))
}

/** The text without these addresses, in upper or lower case. 'annemarie@x.fr' does not contain 'marie@x.fr'. */
export function withoutAddress(text: string, emails: readonly string[]): string {
  const any = spellings(emails)
    .map((spelling) => spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  return text.replace(new RegExp(`(?<![\\w.+-])(?:${any})(?![\\w-]|\\.\\w)`, 'giu'), ERASED)
}

/** Addresses as typed, and as they are encoded in the address of a page. */
const spellings = (emails: readonly string[]): string[] => [
  ...new Set(emails.flatMap((email) => [email, encodeURIComponent(email)]))
]
