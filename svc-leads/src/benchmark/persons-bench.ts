import { type Database, inTransaction } from '@site/service/database/database'
import { insertLeads } from '../leads/lead-repository.ts'
import { compareNewLeads } from '../persons/compare-leads.ts'
import { proposeAll } from '../persons/propose.ts'
import { readPerson } from '../persons/read-person.ts'
import { leadsTable } from '../tables/tables.ts'
import { type Measured, measureLikeness } from '../testing/measure-likeness.ts'
import { randomPersons } from '../testing/random-persons.ts'
import { type Percentiles, percentiles } from './percentiles.ts'

const SEED = 20261124
const PEOPLE = 10_000
/** People who send 100,000 leads. */
const MANY_PEOPLE = 58_000
/** Leads that are compared before the clock runs, and those whose comparison is measured: the last of them meet all others. */
const MEASURED = 2_000
const ROUNDS = 30

export interface PersonsResult {
  measured: Measured
  /** Milliseconds for one lead. */
  comparing: number
  proposing: Percentiles
  one: Percentiles
}

/** How good what is proposed is among 10,000 people (PERSON-3), and what it costs with 100,000 leads. */
export async function benchPersons(db: Database): Promise<PersonsResult> {
  const leads = randomPersons(SEED, MANY_PEOPLE).slice(0, 100_000)
  for (let start = 0; start < leads.length; start += 500)
    await inTransaction(db, (trx) =>
      insertLeads(
        trx,
        db.dialect,
        leads.slice(start, start + 500).map(({ lead }) => lead)
      )
    )
  await compareNewLeads(db, new Date(), { atMost: leads.length - MEASURED })
  const before = performance.now()
  await compareNewLeads(db, new Date(), { atMost: MEASURED })
  const comparing = (performance.now() - before) / MEASURED
  const deps = { db, clock: () => new Date() }
  const ids = await leadsTable(db.knex).orderBy('id', 'desc').limit(ROUNDS).pluck('id')
  return {
    measured: measureLikeness(SEED, PEOPLE),
    comparing,
    proposing: await timed(ids, () => proposeAll(deps)),
    one: await timed(ids, (leadId) => readPerson(deps, { leadId }))
  }
}

async function timed(ids: number[], work: (id: number) => Promise<unknown>): Promise<Percentiles> {
  const times: number[] = []
  for (const id of ids) {
    const before = performance.now()
    await work(id)
    times.push(performance.now() - before)
  }
  return percentiles(times)
}
