import { type Executor, toBoolean } from '@site/service/database/database'
import { type LeadRow, leadsTable } from '../tables/tables.ts'
import { groupBy } from './group-by.ts'
import { type Profile, profileOf } from './likeness/profile.ts'

/** Values in one statement: SQLite accepts at most 32,766, and MySQL plans long lists badly. */
const BATCH = 500

/** The listed leads of these addresses, newest first; suspects are of no person, as anybody can type an address. */
export const leadsOf = async (executor: Executor, emailKeys: readonly string[]): Promise<LeadRow[]> =>
  newestFirst(listed(await inBatches(emailKeys, (keys) => leadsTable(executor).whereIn('email_key', keys))))

/** Said here and not in the query, for which SQLite would read all listed leads rather than those of an address. */
const listed = (leads: LeadRow[]) => leads.filter(({ is_suspect }) => !toBoolean(is_suspect))

/** The same, by address. An address without a listed lead is not in it. */
export const leadsByAddress = async (
  executor: Executor,
  emailKeys: readonly string[]
): Promise<Map<string, LeadRow[]>> =>
  groupBy(await leadsOf(executor, emailKeys), ({ email_key }) => email_key)

/** What each of these addresses says of its person, by everything that it sent. */
export const profilesOf = async (
  executor: Executor,
  emailKeys: readonly string[]
): Promise<Map<string, Profile>> =>
  new Map([...(await leadsByAddress(executor, emailKeys))].map(([key, those]) => [key, profileOf(those)]))

/** The listed leads with these numbers, newest first. */
export const leadsByIds = async (executor: Executor, ids: readonly number[]): Promise<LeadRow[]> =>
  newestFirst(listed(await inBatches(ids, (some) => leadsTable(executor).whereIn('id', some))))

async function inBatches<Value, Row>(
  values: readonly Value[],
  query: (some: Value[]) => PromiseLike<Row[]>
): Promise<Row[]> {
  const found: Row[] = []
  for (let start = 0; start < values.length; start += BATCH)
    for (const row of await query(values.slice(start, start + BATCH))) found.push(row)
  return found
}

/** Newest first; among equals the higher number. */
export const newestFirst = (leads: LeadRow[]): LeadRow[] =>
  leads.sort((one, other) => Number(other.created_at) - Number(one.created_at) || other.id - one.id)
