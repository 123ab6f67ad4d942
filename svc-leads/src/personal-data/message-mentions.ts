import type { Executor } from '@site/service/database/database'
import { contains } from '../leads/contains.ts'
import { foldEmail } from '../search/search-text.ts'
import { leadMessagesTable } from '../tables/answer-tables.ts'
import { spellings, withoutAddress } from './mentions.ts'

/** The columns in which the thread with another person may hold an address: mail programs quote them. */
const COLUMNS = ['subject', 'body', 'attachments'] as const

/** A message of the thread with another person that contains the address. */
export interface MessageMention {
  table: 'lead_messages'
  id: number
  /** The texts of the columns that contain the address, with it removed. */
  without: Partial<Record<(typeof COLUMNS)[number], string>>
}

/** Finds the address in the threads with other people. The address's own threads are left out. */
export async function findMessageMentions(executor: Executor, email: string): Promise<MessageMention[]> {
  const rows = await leadMessagesTable(executor)
    .whereNot({ email_key: foldEmail(email) })
    .where((any) => {
      for (const column of COLUMNS)
        for (const spelling of spellings(email)) any.orWhere((one) => contains(one, column, spelling))
    })
  return rows
    .map((row): MessageMention => {
      const cleaned = COLUMNS.flatMap((column) => {
        const text = row[column]
        const left = text === null ? text : withoutAddress(text, email)
        return left === null || left === text ? [] : [[column, left] as const]
      })
      return { table: 'lead_messages', id: row.id, without: Object.fromEntries(cleaned) }
    })
    .filter(({ without }) => Object.keys(without).length > 0)
}
