import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import { type Database, inTransaction } from '@site/service/database/database'
import { insertLeads, noteChanges } from '../leads/lead-repository.ts'
import { leadsTable } from '../tables/tables.ts'
import { buildLead } from '../testing/build-lead.ts'
import { likeSearch } from '../testing/like-search.ts'
import { createRandom, randomLead, randomSearch } from '../testing/random-leads.ts'
import { createHttpClient } from './http-client.ts'
import { type Percentiles, percentiles } from './percentiles.ts'

const SEARCHES = 1_000
const POLLS = 500

const random = createRandom(20261121)

export interface SearchResult {
  leads: number
  /** How long the first search after a start takes, which reads the copy. In milliseconds. */
  first: number
  /** GET /api/leads with a search and a page of 100, count included. */
  search: Percentiles
  /** The same search as LIKE in the database, for the ids only and without HTTP. */
  like: Percentiles
  /** Searches that did not find the same rows as LIKE. */
  different: string[]
  /** A poll that finds nothing new and is answered 304. */
  poll: Percentiles
}

/** Adds leads until the list has `count`. */
export async function fillLeads(db: Database, count: number): Promise<void> {
  const row = await leadsTable(db.knex).where({ is_suspect: false }).count({ n: '*' }).first()
  for (let left = count - Number(row?.n ?? 0); left > 0; left -= 500) {
    await inTransaction(db, async (trx) => {
      const leads = Array.from({ length: Math.min(500, left) }, () => buildLead(randomLead(random)))
      await noteChanges(trx, await insertLeads(trx, db.dialect, leads))
    })
  }
  await db.knex.raw('analyze table leads')
}

/** Searches and polls a list of `leads` leads through the service, and compares what is found with LIKE. */
export async function benchSearch(options: {
  db: Database
  serviceUrl: string
  code: string
  leads: number
}): Promise<SearchResult> {
  const { db, leads } = options
  const send = createHttpClient(options.serviceUrl, 1)
  const list = async (query: string, headers: Record<string, string> = {}) => {
    const before = performance.now()
    const answer = await send('GET', `/api/leads?${query}`, {
      headers: { [ADMIN_CODE_HEADER]: options.code, ...headers }
    })
    return { ...answer, took: performance.now() - before }
  }
  const { took: first } = await list('search=premiere&limit=100')
  const times = { search: [] as number[], like: [] as number[], poll: [] as number[] }
  const different: string[] = []
  for (let index = 0; index < SEARCHES; index += 1) {
    const search = randomSearch(random)
    const { body, headers, took } = await list(`search=${encodeURIComponent(search)}&limit=100`)
    times.search.push(took)
    const before = performance.now()
    const expected = await likeSearch(db.knex, search)
    times.like.push(performance.now() - before)
    const found: number[] = JSON.parse(body).map(({ id }: { id: number }) => id)
    const isSame =
      found.join() === expected.slice(0, 100).join() && Number(headers['x-total-count']) === expected.length
    if (!isSame && search.trim() !== '') different.push(search)
  }
  const { headers } = await list('limit=100')
  for (let index = 0; index < POLLS; index += 1) {
    const { status, took } = await list('limit=100', { 'If-None-Match': String(headers.etag) })
    if (status !== 304) throw new Error(`A poll was answered ${status}`)
    times.poll.push(took)
  }
  return {
    leads,
    first,
    different,
    search: percentiles(times.search),
    like: percentiles(times.like),
    poll: percentiles(times.poll)
  }
}
