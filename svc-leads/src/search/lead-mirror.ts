import type { LeadSource } from '@site/contracts/lead'
import { type Database, type Executor, inTransaction, toDate } from '@site/service/database'
import { readRevision } from '@site/service/revision'
import { LEADS_REVISION } from '../leads/lead-repository.ts'
import { createMatcher, type SearchColumns } from './match-lead.ts'

/** What the mirror holds of a lead: what is searched, and what its place in the list depends on. */
export interface MirroredLead extends SearchColumns {
  id: number
  /** Milliseconds since 1970. */
  createdAt: number
  source: LeadSource
}

export interface LeadMirror {
  /** Every lead of the list that matches, newest first, as committed when the call began. */
  find(search: string, source?: string): Promise<MirroredLead[]>
}

/** Rows read at once, so that a long table does not hold up other requests. */
const BATCH = 5_000
/** Changes that may commit after later ones have: what is in flight on all replicas together. */
const MARGIN = 2_000

interface Copy {
  revision: number
  /** Oldest first. */
  leads: MirroredLead[]
  lastSeq: number
  /** Changes within the margin that have been taken in. */
  seen: Set<number>
}

/**
 * A copy in memory of the columns that are searched, kept exact: LIKE over 100,000 leads takes 30 to 100 ms however it is
 * indexed for words that many of them hold, a walk over the copy 3 ms (infra/decisions/0052). The revision of the list says
 * whether the copy is current, and each change of the list adds as many to it as it leaves rows in `lead_changes`: so the
 * copy knows when it has seen them all. When it has not, it is read anew.
 */
export function createLeadMirror(db: Database): LeadMirror {
  let copy: Copy | undefined
  let turn: Promise<void> = Promise.resolve()

  const refresh = async () => {
    if (copy && Number(await readRevision(db.knex, LEADS_REVISION)) === copy.revision) return
    copy = await inTransaction(db, async (trx) => {
      const revision = Number(await readRevision(trx, LEADS_REVISION))
      return (copy && (await follow(trx, copy, revision))) ?? (await readAll(trx, revision))
    })
  }

  return {
    async find(search, source) {
      // One after the other: a search must not be answered from a copy made before it was asked.
      const mine = turn.then(refresh)
      turn = mine.catch(() => undefined)
      await mine
      const matches = createMatcher(search)
      const found: MirroredLead[] = []
      const leads = copy?.leads ?? []
      for (let index = leads.length - 1; index >= 0; index -= 1) {
        const lead = leads[index]
        if (lead && (source === undefined || lead.source === source) && matches(lead)) found.push(lead)
      }
      return found
    }
  }
}

/** The copy with what has changed since; undefined when the changes at hand do not explain the new revision. */
async function follow(trx: Executor, copy: Copy, revision: number): Promise<Copy | undefined> {
  const expected = revision - copy.revision
  if (expected < 0 || expected > MARGIN) return undefined
  const rows = await trx('lead_changes')
    .where('seq', '>', copy.lastSeq - MARGIN)
    .select('seq', 'lead_id')
  const changes = rows.map((row) => ({ seq: Number(row.seq), leadId: Number(row.lead_id) }))
  const fresh = changes.filter(({ seq }) => !copy.seen.has(seq))
  if (fresh.length !== expected) return undefined
  const changed = new Set(fresh.map(({ leadId }) => leadId))
  const rest = copy.leads.filter(({ id }) => !changed.has(id))
  const now = await readLeads(trx).whereIn('id', [...changed])
  return {
    revision,
    leads: inOrder(rest, now.map(mirrored)),
    lastSeq: Math.max(copy.lastSeq, ...changes.map(({ seq }) => seq)),
    seen: new Set(changes.map(({ seq }) => seq))
  }
}

async function readAll(trx: Executor, revision: number): Promise<Copy> {
  const leads: MirroredLead[] = []
  for (let after = 0; ; ) {
    const rows = await readLeads(trx).where('id', '>', after).orderBy('id').limit(BATCH)
    for (const row of rows) leads.push(mirrored(row))
    const last = leads.at(-1)
    if (rows.length < BATCH || !last) break
    after = last.id
  }
  const newest = await trx('lead_changes').max({ seq: 'seq' }).first()
  const lastSeq = Number(newest?.seq ?? 0)
  const seqs: unknown[] = await trx('lead_changes')
    .where('seq', '>', lastSeq - MARGIN)
    .pluck('seq')
  return { revision, leads: inOrder([], leads), lastSeq, seen: new Set(seqs.map(Number)) }
}

const readLeads = (trx: Executor) =>
  trx('leads')
    .where({ is_suspect: false })
    .select('id', 'created_at', 'source', 'search_text', 'search_phone')

const mirrored = (row: Record<string, unknown>): MirroredLead => ({
  id: Number(row.id),
  createdAt: toDate(row.created_at).getTime(),
  source: row.source as LeadSource,
  text: String(row.search_text),
  phone: String(row.search_phone)
})

/** Both together, oldest first. New leads mostly come last, and then nothing is sorted. */
function inOrder(leads: MirroredLead[], added: MirroredLead[]): MirroredLead[] {
  const sorted = added.sort(byAge)
  const [last, first] = [leads.at(-1), sorted[0]]
  const all = leads.concat(sorted)
  return last && first && byAge(last, first) > 0 ? all.sort(byAge) : all
}

const byAge = (a: MirroredLead, b: MirroredLead): number => a.createdAt - b.createdAt || a.id - b.id
