import type { LeadSource } from '@site/contracts/operations/lead'
import { type Database, type Executor, inTransaction, toDate } from '@site/service/database/database'
import { readRevision } from '@site/service/database/revision'
import { type LeadRow, leadChangesTable, leadsTable } from '../tables/tables.ts'
import {
  type FoundLead,
  type SearchedLead,
  type Segment,
  searchSegments,
  withLeads,
  withoutLeads
} from './lead-segments.ts'
import { LEADS_REVISION } from './leads-revision.ts'
import { parseSearch } from './match-lead.ts'

export interface LeadMirror {
  /** Every lead of the list that matches, newest first, as committed when the call began. */
  find(search: string, source?: string): Promise<FoundLead[]>
}

/** Rows read at once, so that a long table does not hold up other requests. */
const BATCH = 5_000
/** Changes that may commit after later ones have: what is in flight on all replicas together. */
const MARGIN = 2_000

interface Copy {
  revision: number
  /** Oldest first. */
  segments: Segment[]
  /** No lead of it has a greater one. */
  lastId: number
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
      return searchSegments(copy?.segments ?? [], parseSearch(search), source)
    }
  }
}

/** The copy with what has changed since; undefined when the changes at hand do not explain the new revision. */
async function follow(trx: Executor, copy: Copy, revision: number): Promise<Copy | undefined> {
  const expected = revision - copy.revision
  if (expected < 0 || expected > MARGIN) return undefined
  const rows = await leadChangesTable(trx)
    .where('seq', '>', copy.lastSeq - MARGIN)
    .select('seq', 'lead_id')
  const changes = rows.map((row) => ({ seq: row.seq, leadId: row.lead_id }))
  const fresh = changes.filter(({ seq }) => !copy.seen.has(seq))
  if (fresh.length !== expected) return undefined
  const changed = new Set(fresh.map(({ leadId }) => leadId))
  const now = (await readLeads(trx).whereIn('id', [...changed])).map(mirrored)
  const held = new Set([...changed].filter((id) => id <= copy.lastId))
  const rest = held.size > 0 ? withoutLeads(copy.segments, held) : copy.segments
  return {
    revision,
    segments: withLeads(rest, now),
    lastId: greatest(copy.lastId, now),
    lastSeq: Math.max(copy.lastSeq, ...changes.map(({ seq }) => seq)),
    seen: new Set(changes.map(({ seq }) => seq))
  }
}

async function readAll(trx: Executor, revision: number): Promise<Copy> {
  const leads: SearchedLead[] = []
  for (let after = 0; ; ) {
    const rows = await readLeads(trx).where('id', '>', after).orderBy('id').limit(BATCH)
    for (const row of rows) leads.push(mirrored(row))
    const last = leads.at(-1)
    if (rows.length < BATCH || !last) break
    after = last.id
  }
  const newest = await leadChangesTable(trx).max({ seq: 'seq' }).first()
  const lastSeq = Number(newest?.seq ?? 0)
  const seqs = await leadChangesTable(trx)
    .where('seq', '>', lastSeq - MARGIN)
    .pluck('seq')
  return {
    revision,
    segments: withLeads([], leads),
    lastId: greatest(0, leads),
    lastSeq,
    seen: new Set(seqs)
  }
}

const readLeads = (trx: Executor) =>
  leadsTable(trx)
    .where({ is_suspect: false })
    .select(...MIRRORED)

const MIRRORED = ['id', 'created_at', 'source', 'search_text', 'search_phone'] as const

const mirrored = (row: Pick<LeadRow, (typeof MIRRORED)[number]>): SearchedLead => ({
  id: row.id,
  createdAt: toDate(row.created_at).getTime(),
  source: row.source as LeadSource,
  text: row.search_text,
  phone: row.search_phone
})

const greatest = (least: number, leads: FoundLead[]): number =>
  leads.reduce((most, { id }) => Math.max(most, id), least)
