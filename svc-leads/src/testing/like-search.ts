import type { Executor } from '@site/service/database/database'
import type { Conditions } from '@site/service/database/table'
import { contains } from '../leads/contains.ts'
import { wordsOf } from '../search/match-lead.ts'
import { looksLikePhone, phoneDigits } from '../search/search-text.ts'
import { leadsTable } from '../tables/tables.ts'

/** The ids that the search must find, newest first: those that the database finds by LIKE on the normalised columns. */
export async function likeSearch(executor: Executor, search: string): Promise<number[]> {
  const query = leadsTable(executor)
    .where({ is_suspect: false })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' }
    ])
  const words = wordsOf(search)
  query.where((any) => {
    any.where((every) => {
      for (const word of words) every.where((one) => containsWord(one, word))
    })
    if (words.length > 1) orPhone(any, search)
  })
  return query.pluck('id')
}

function containsWord(one: Conditions<typeof leadsTable.columns>, word: string): void {
  contains(one, 'search_text', word)
  orPhone(one, word)
}

function orPhone(any: Conditions<typeof leadsTable.columns>, text: string): void {
  if (looksLikePhone(text)) any.orWhere((phone) => contains(phone, 'search_phone', phoneDigits(text)))
}
