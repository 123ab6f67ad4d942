import { randomUUID } from 'node:crypto'
import { buildEvent } from '@site/contracts/events/events'
import { type Database, inTransaction } from '@site/service/database/database'
import { bumpRevision } from '@site/service/database/revision'
import { appendEvents } from '@site/service/events/outbox'
import { insertLeads, noteChanges } from '../leads/lead-repository.ts'
import { LEADS_REVISION } from '../search/leads-revision.ts'
import { buildLead } from '../testing/build-lead.ts'
import { createRandom, randomLead } from '../testing/random-leads.ts'
import { median } from './percentiles.ts'

const random = createRandom(7)

/** What the search adds to a capture, which is the row in `lead_changes`: a proportion of the transaction without it, in groups of `size`. */
export async function benchUpkeep(db: Database, size: number, rounds: number): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const without = await timed(() => store(db, size, false))
    const withIt = await timed(() => store(db, size, true))
    ratios.push(withIt / without)
  }
  return median(ratios) - 1
}

function store(db: Database, size: number, isSearched: boolean): Promise<void> {
  const leads = Array.from({ length: size }, () => buildLead(randomLead(random)))
  return inTransaction(db, async (trx) => {
    const ids = await insertLeads(trx, db.dialect, leads)
    await appendEvents(trx, ids.map(event))
    if (isSearched) await noteChanges(trx, ids)
    else await bumpRevision(trx, LEADS_REVISION)
  })
}

const event = (leadId: number) =>
  buildEvent({
    id: randomUUID(),
    source: '/svc-leads',
    type: 'site.lead-created',
    subject: `leads/${leadId}`,
    time: new Date(),
    data: { leadId }
  })

async function timed(work: () => Promise<void>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}
