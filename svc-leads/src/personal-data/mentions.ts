import type { Executor } from '@site/service/database/database'
import type { DataSubject, PersonalDataPart, Texts } from '../tables/personal-data-part.ts'
import { anySpelling, BEGINS, ENDS, likeAnySpelling } from './spellings.ts'

/** Replaces an address. It is never longer than one, so that it fits the column. */
const ERASED = '[…]'

/** A row of another person that contains an address, and its texts with the address removed. */
interface Mention {
  texts: Texts
  id: number
  without: Record<string, string>
}

/** What other people wrote that contains an address of a person, in the texts of all parts. The rows of the person are left out. */
export const mentionsIn = (all: readonly Texts[]): PersonalDataPart => ({
  name: 'mentions',
  exportedAs: 'mentionedIn',
  tables: [],
  async find(executor, subject) {
    const mentions: Mention[] = []
    for (const texts of all) mentions.push(...(await findMentions(executor, texts, subject)))
    return {
      exported: mentions.map(({ texts, id, without }) => ({
        table: texts.tableName,
        id,
        columns: Object.keys(without)
      })),
      async erase(trx) {
        for (const { texts, id, without } of mentions) {
          await trx(texts.tableName).where(texts.id, id).update(without)
          await texts.after?.(trx, id)
        }
      }
    }
  }
})

async function findMentions(executor: Executor, texts: Texts, subject: DataSubject): Promise<Mention[]> {
  const { tableName, id, owner, columns } = texts
  const own: readonly (string | number)[] = owner === 'email_key' ? subject.keys : subject.leadIds
  const rows: Record<string, unknown>[] = await executor(tableName)
    // What belongs to no lead, as a test or a reminder does, is nobody’s own.
    .where((others) => others.whereNull(owner).orWhereNotIn(owner, own))
    .where((any) => {
      for (const column of columns)
        for (const email of subject.emails) any.orWhereRaw('?? like ?', [column, likeAnySpelling(email)])
    })
    .select(id, ...columns)
  return rows.flatMap((row) => {
    const without = withoutAddresses(row, columns, subject.emails)
    return Object.keys(without).length > 0 ? [{ texts, id: Number(row[id]), without }] : []
  })
}

function withoutAddresses(
  row: Record<string, unknown>,
  columns: readonly string[],
  emails: readonly string[]
): Record<string, string> {
  const cleaned: Record<string, string> = {}
  for (const column of columns) {
    const text = row[column]
    if (typeof text !== 'string') continue
    const left = withoutAddress(text, emails)
    if (left !== text) cleaned[column] = left
  }
  return cleaned
}

/** The text without these addresses, however they are spelled. 'annemarie@x.fr' does not contain 'marie@x.fr'. */
export function withoutAddress(text: string, emails: readonly string[]): string {
  const any = emails.map(anySpelling).join('|')
  return text.replace(new RegExp(`${BEGINS}(?:${any})${ENDS}`, 'giu'), ERASED)
}
