import type { LeadSource } from '@site/contracts/leads/lead'
import {
  CHAT_APPOINTMENT_MESSAGE,
  CHAT_CONTACT_MESSAGE,
  POPUP_DEFAULTS
} from '@site/contracts/operations/contact-forms'
import { type Database, type Executor, inTransaction, toDate } from '@site/service/database/database'
import { foldText } from '@site/service/database/fold-text'
import { readRevision } from '@site/service/database/revision'
import { leadJournalTable } from '../tables/desk-tables.ts'
import { type LeadRow, leadChangesTable, leadsTable } from '../tables/tables.ts'
import {
  type FoundLead,
  type SearchedLead,
  type SearchScope,
  type Segment,
  searchSegments,
  withLeads,
  withoutLeads
} from './lead-segments.ts'
import { LEADS_REVISION } from './leads-revision.ts'
import { parseSearch } from './match-lead.ts'

export interface LeadMirror {
  /** Every matching lead of the list, newest first. It sees all that was committed when the call began. */
  find(search: string, scope?: SearchScope): Promise<FoundLead[]>
}

/** Characters of what was written of one lead that are searched, its own message and then the newest notes first: a copy of them stays in memory. */
export const NOTES_LENGTH = 8_000

/** Rows read in one statement, so that a long table does not delay other requests. */
const BATCH = 5_000
/** A change may commit after changes with a higher number. At most this many are in flight at once, on all replicas together. */
const MAX_IN_FLIGHT = 2_000

interface Copy {
  revision: number
  /** Oldest first. */
  segments: Segment[]
  /** The highest id in the copy. */
  lastId: number
  lastSeq: number
  /** The numbers of the changes in the copy, among the last that may still be in flight. */
  seen: Set<number>
}

/**
 * An exact copy in memory of the columns that are searched, of what the visitor wrote, and of what the team has noted. For words that many of 100,000 leads contain, LIKE takes 30 to 100 ms
 * with any index, a search in the copy 3 ms (infra/decisions/0052). The copy is current when it has the list's revision. Each
 * change of the list increases the revision by the number of rows it adds to `lead_changes`, so the copy knows whether it has
 * seen all changes. When it has not, all leads are read again.
 */
export function createLeadMirror(db: Database): LeadMirror {
  let copy: Copy | undefined
  let lastRefresh: Promise<void> = Promise.resolve()

  const refresh = async () => {
    if (copy && Number(await readRevision(db.knex, LEADS_REVISION)) === copy.revision) return
    copy = await inTransaction(db, async (trx) => {
      const revision = Number(await readRevision(trx, LEADS_REVISION))
      return (copy && (await applyChanges(trx, copy, revision))) ?? (await readAll(trx, revision))
    })
  }

  return {
    async find(search, scope) {
      // Refreshes run one after the other, so that no search uses a copy that is older than the search.
      const refreshed = lastRefresh.then(refresh)
      lastRefresh = refreshed.catch(() => undefined)
      await refreshed
      return searchSegments(copy?.segments ?? [], parseSearch(search), scope)
    }
  }
}

/** The copy with the changes since it was made; undefined when the changes found do not explain the new revision. */
async function applyChanges(trx: Executor, copy: Copy, revision: number): Promise<Copy | undefined> {
  const expected = revision - copy.revision
  if (expected < 0 || expected > MAX_IN_FLIGHT) return undefined
  const rows = await leadChangesTable(trx)
    .where('seq', '>', copy.lastSeq - MAX_IN_FLIGHT)
    .select('seq', 'lead_id')
  const changes = rows.map((row) => ({ seq: row.seq, leadId: row.lead_id }))
  const fresh = changes.filter(({ seq }) => !copy.seen.has(seq))
  if (fresh.length !== expected) return undefined
  const changed = new Set(fresh.map(({ leadId }) => leadId))
  const now = await withNotes(trx, await readLeads(trx).whereIn('id', [...changed]))
  const known = new Set([...changed].filter((id) => id <= copy.lastId))
  const rest = known.size > 0 ? withoutLeads(copy.segments, known) : copy.segments
  return {
    revision,
    segments: withLeads(rest, now),
    lastId: highestId(copy.lastId, now),
    lastSeq: Math.max(copy.lastSeq, ...changes.map(({ seq }) => seq)),
    seen: new Set(changes.map(({ seq }) => seq))
  }
}

async function readAll(trx: Executor, revision: number): Promise<Copy> {
  const leads: SearchedLead[] = []
  for (let after = 0; ; ) {
    const rows = await readLeads(trx).where('id', '>', after).orderBy('id').limit(BATCH)
    for (const lead of await withNotes(trx, rows)) leads.push(lead)
    const last = leads.at(-1)
    if (rows.length < BATCH || !last) break
    after = last.id
  }
  const newest = await leadChangesTable(trx).max({ seq: 'seq' }).first()
  const lastSeq = Number(newest?.seq ?? 0)
  const seqs = await leadChangesTable(trx)
    .where('seq', '>', lastSeq - MAX_IN_FLIGHT)
    .pluck('seq')
  return {
    revision,
    segments: withLeads([], leads),
    lastId: highestId(0, leads),
    lastSeq,
    seen: new Set(seqs)
  }
}

const readLeads = (trx: Executor) =>
  leadsTable(trx)
    .where({ is_suspect: false })
    .select(...MIRRORED)

const MIRRORED = [
  'id',
  'created_at',
  'source',
  'search_text',
  'search_phone',
  'note',
  'question',
  'company'
] as const

/** What a form writes where its visitor wrote nothing: it would be found in every other lead. */
const OF_FORMS = new Set<string>([POPUP_DEFAULTS.note, CHAT_CONTACT_MESSAGE, CHAT_APPOINTMENT_MESSAGE])

type MirroredRow = Pick<LeadRow, (typeof MIRRORED)[number]>

/** Ids in one statement: SQLite accepts at most 32,766 values. */
const NAMED = 1_000

async function withNotes(trx: Executor, rows: MirroredRow[]): Promise<SearchedLead[]> {
  const notes = new Map<number, string>()
  for (let start = 0; start < rows.length; start += NAMED) {
    const ids = rows.slice(start, start + NAMED).map(({ id }) => id)
    const written = await leadJournalTable(trx)
      .whereIn('lead_id', ids)
      .where({ kind: 'note' })
      .orderBy('id', 'desc')
      .select('lead_id', 'detail')
    for (const { lead_id, detail } of written) {
      const newer = notes.get(lead_id)
      const text = foldText(detail)
      if ((newer?.length ?? 0) < NOTES_LENGTH) notes.set(lead_id, newer ? `${newer} ${text}` : text)
    }
  }
  return rows.map((row) => {
    const own = [row.company, OF_FORMS.has(row.note) ? '' : row.note, row.question].filter(Boolean).join(' ')
    return toSearchedLead(row, `${foldText(own)} ${notes.get(row.id) ?? ''}`.trim())
  })
}

const toSearchedLead = (row: MirroredRow, notes: string): SearchedLead => ({
  id: row.id,
  createdAt: toDate(row.created_at).getTime(),
  source: row.source as LeadSource,
  text: row.search_text,
  phone: row.search_phone,
  notes: notes.slice(0, NOTES_LENGTH)
})

const highestId = (least: number, leads: FoundLead[]): number =>
  leads.reduce((most, { id }) => Math.max(most, id), least)
