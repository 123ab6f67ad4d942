import {
  type Database,
  type Executor,
  inTransaction,
  isDuplicateKey,
  toDatabaseDate
} from '@site/service/database/database'
import { type LeadRow, leadsTable, personCandidatesTable, personKeysTable } from '../tables/tables.ts'
import { groupBy } from './group-by.ts'
import { findLikeness } from './likeness/find-likeness.ts'
import { keysOf } from './likeness/person-keys.ts'
import { type AddressPair, pairHash } from './person-links.ts'
import { leadsByIds, profilesOf } from './read-leads.ts'

/** Leads that are compared in one transaction, which must not hold up a capture. */
const BATCH = 50
/** A key that more leads have says nothing any more: a number typed to get past a field, a host of thousands. */
const COMMON = 150

/** A lead may commit after leads with higher numbers. At most this many are in flight at once, on all replicas together. */
const MAX_IN_FLIGHT = 2_000

/**
 * Compares leads that were not compared yet with those that share a key with them, and keeps the addresses that are alike. It is done
 * when proposals are asked for and every hour, not at a capture, which it would slow down (decision 135). Suspects are compared as well,
 * as one may be released.
 *
 * @param atMost leads at most, so that who asks does not wait for a hundred thousand
 * @param isWhole looks through all leads: an older one is to be compared again when its texts changed
 * @returns how many were compared
 */
export async function compareNewLeads(
  db: Database,
  now: Date,
  { atMost, isWhole = false }: { atMost: number; isWhole?: boolean }
): Promise<number> {
  let compared = 0
  let after = isWhole ? 0 : await firstUnsure(db.knex)
  while (compared < atMost) {
    const leads = await newLeads(db.knex, after).orderBy('id').limit(BATCH)
    const last = leads.at(-1)
    if (!last) break
    if (!(await compareBatch(db, leads, now))) continue
    compared += leads.length
    after = last.id
  }
  return compared
}

/**
 * Compares the new leads where there are no more of them than one transaction takes, as in every hour of an ordinary day. Who asks about
 * one person waits for no longer than that: more of them are left to the hourly work, and `alikeToNew` stands in for them.
 */
export async function compareFewNewLeads(db: Database, now: Date): Promise<void> {
  const few = await newLeads(db.knex, await firstUnsure(db.knex))
    .orderBy('id')
    .limit(BATCH + 1)
    .pluck('id')
  if (few.length > 0 && few.length <= BATCH) await compareNewLeads(db, now, { atMost: BATCH })
}

/**
 * Whom the leads of these addresses that were not compared yet are alike to, among all that were. Nothing is written: leads are compared in
 * the order of their numbers, and the highest one that was says how far that has come.
 */
export async function alikeToNew(executor: Executor, emailKeys: readonly string[]): Promise<AddressPair[]> {
  const leads = await newLeads(executor, 0).whereIn('email_key', emailKeys).orderBy('id', 'desc').limit(BATCH)
  if (leads.length === 0) return []
  const fresh = keyRowsOf(leads)
  return alikeAmong(executor, fresh, fresh)
}

/** How many leads were not compared yet. */
export async function countNewLeads(executor: Executor): Promise<number> {
  const row = await newLeads(executor, await firstUnsure(executor))
    .count({ total: '*' })
    .first()
  return Number(row?.total ?? 0)
}

/** Up to which number all leads were compared, as far as that can be known from the highest that was. */
async function firstUnsure(executor: Executor): Promise<number> {
  const row = await personKeysTable(executor).max({ id: 'lead_id' }).first()
  return Number(row?.id ?? 0) - MAX_IN_FLIGHT
}

const newLeads = (executor: Executor, after: number) =>
  leadsTable(executor)
    .where('id', '>', after)
    .whereNotExists(personKeysTable.as('known')(executor).whereRaw('known.lead_id = leads.id'))

/** Keys and what they found are one commit. False when another replica was quicker; it is then tried again. */
async function compareBatch(db: Database, leads: LeadRow[], now: Date): Promise<boolean> {
  const rows = keyRowsOf(leads)
  try {
    await inTransaction(db, async (trx) => {
      await personKeysTable(trx).insert(rows)
      await keepCandidates(trx, await alikeAmong(trx, rows), now)
    })
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return false
  }
}

interface KeyRow {
  key: string
  lead_id: number
}

const keyRowsOf = (leads: readonly LeadRow[]): KeyRow[] =>
  leads.flatMap((lead) => [...new Set(keysOf(lead))].map((key) => ({ key, lead_id: lead.id })))

/**
 * Pairs of addresses that share one of these keys and are alike, one of the two an address of these leads.
 *
 * @param unwritten those of the keys that are not in the table
 */
async function alikeAmong(
  trx: Executor,
  fresh: readonly KeyRow[],
  unwritten: readonly KeyRow[] = []
): Promise<AddressPair[]> {
  const keys = [...new Set(fresh.map(({ key }) => key))]
  const written = await personKeysTable(trx).whereIn('key', keys)
  const shared = groupBy([...written, ...unwritten], ({ key }) => key)
  const rare = [...shared.values()].filter((rows) => rows.length > 1 && rows.length <= COMMON)
  const leads = await leadsByIds(trx, [...new Set(rare.flat().map(({ lead_id }) => lead_id))])
  const addresses = new Map(leads.map((lead) => [lead.id, lead.email_key]))
  const isFresh = new Set(fresh.map(({ lead_id }) => addresses.get(lead_id)))
  const profiles = await profilesOf(trx, [...new Set(addresses.values())])
  const pairs = new Map<string, AddressPair>()
  for (const rows of rare) {
    const together = [...new Set(rows.flatMap(({ lead_id }) => addresses.get(lead_id) ?? []))].sort()
    for (const ours of together.filter((key) => isFresh.has(key)))
      for (const theirs of together) {
        const [one, other] = [profiles.get(ours), profiles.get(theirs)]
        if (ours === theirs || !one || !other) continue
        const pair: AddressPair = ours < theirs ? [ours, theirs] : [theirs, ours]
        if (!pairs.has(pair.join(' ')) && findLikeness(one, other).length > 0) pairs.set(pair.join(' '), pair)
      }
  }
  return [...pairs.values()]
}

async function keepCandidates(trx: Executor, pairs: AddressPair[], now: Date): Promise<void> {
  const rows = pairs.map(([first_key, second_key]) => ({
    ...{ pair: pairHash([first_key, second_key]), first_key, second_key },
    created_at: toDatabaseDate(now)
  }))
  for (let start = 0; start < rows.length; start += BATCH) {
    const some = rows.slice(start, start + BATCH)
    const known = new Set(
      await personCandidatesTable(trx)
        .whereIn(
          'pair',
          some.map(({ pair }) => pair)
        )
        .pluck('pair')
    )
    const fresh = some.filter(({ pair }) => !known.has(pair))
    if (fresh.length > 0) await personCandidatesTable(trx).insert(fresh)
  }
}
