import { leadSourceSchema } from '@site/contracts/lead'
import { type Executor, toDatabaseDate } from '@site/service/database'
import type { Knex } from 'knex'
import { contains } from './contains.ts'
import { parseLeads, type StoredLead } from './lead-repository.ts'
import { foldText, looksLikePhone, phoneDigits } from './search-text.ts'

export interface LeadFilter {
  search?: string | undefined
  source?: string | undefined
}

/** The place after a lead in the list: newest first, the later id first among equals. */
export interface LeadPosition {
  createdAt: Date
  id: number
}

/** Words beyond this many are not looked at: each costs a scan. */
const MAX_WORDS = 8

/**
 * The leads that match, newest first. Every word sought must be in the name, the e-mail or the phone number; or the whole is
 * a piece of the phone number, however spaced.
 *
 * @param page `after` starts behind a lead, `limit` is a number of leads; absent: all of them
 */
export async function findLeads(
  executor: Executor,
  filter: LeadFilter,
  page: { after?: LeadPosition | undefined; limit?: number | undefined } = {}
): Promise<StoredLead[]> {
  const query = matching(executor, filter).orderBy([
    { column: 'created_at', order: 'desc' },
    { column: 'id', order: 'desc' }
  ])
  if (page.after) {
    const { createdAt, id } = page.after
    const at = toDatabaseDate(createdAt)
    query.where((behind) => {
      behind.where('created_at', '<', at).orWhere((same) => same.where('created_at', at).where('id', '<', id))
    })
  }
  if (page.limit !== undefined) query.limit(page.limit)
  return parseLeads(await query.select())
}

/** How many leads match, loaded or not. */
export async function countLeads(executor: Executor, filter: LeadFilter): Promise<number> {
  const row = await matching(executor, filter).count({ total: '*' }).first()
  return Number(row?.total ?? 0)
}

function matching(executor: Executor, { search, source }: LeadFilter): Knex.QueryBuilder {
  const query = executor('leads').where({ is_suspect: false })
  if (source !== undefined) ofSource(query, source)
  const words = foldText(search ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
  if (words.length === 0) return query
  return query.where((any) => {
    any.where((every) => {
      for (const word of words) every.where((one) => containsWord(one, word))
    })
    if (words.length > 1) orPhone(any, search ?? '')
  })
}

/** An unknown source finds nothing: decided here, as databases differ on case and on spaces at the end. */
function ofSource(query: Knex.QueryBuilder, source: string): void {
  if (leadSourceSchema.safeParse(source).success) query.where({ source })
  else query.whereRaw('1 = 0')
}

function containsWord(one: Knex.QueryBuilder, word: string): void {
  contains(one, 'search_text', word)
  orPhone(one, word)
}

function orPhone(any: Knex.QueryBuilder, text: string): void {
  if (looksLikePhone(text)) any.orWhere((phone) => contains(phone, 'search_phone', phoneDigits(text)))
}
