import { type LeadSheet, SHEET_LIMITS } from '@site/contracts/operations/lead-sheet'
import { type Database, type Executor, toBoolean, toDate, toIso } from '@site/service/database/database'
import { presentLead } from '../../leads/lead-presenter.ts'
import { parseLeads } from '../../leads/lead-repository.ts'
import { readLeads } from '../../leads/lead-search.ts'
import { leadNoticesTable, leadsTable } from '../../tables/tables.ts'
import type { DeskTiming } from '../desk-config.ts'
import { listJournal } from '../journal.ts'
import { findDesks, presentDesk, type StoredDesk } from '../stored-desk.ts'
import { leadGone } from './lead-gone.ts'
import { leadPresences } from './presence.ts'

/**
 * Everything about one lead (DESK-2). `editor`: the tab that asks.
 *
 * @throws HttpError 404 when there is no such lead in the list
 */
export async function readSheet(
  { db: { knex }, timing }: { db: Database; timing: DeskTiming },
  leadId: number,
  editor: string | undefined,
  now: Date
): Promise<LeadSheet> {
  const row = await leadsTable(knex).where({ id: leadId, is_suspect: false }).first()
  const [lead] = row ? parseLeads([row]) : []
  if (!row || !lead) throw await leadGone(knex, leadId)
  // At once, on connections of their own: somebody waits for the slowest of them, not for their sum.
  const [[desk = newDesk(leadId, lead.createdAt)], demands, notices, journal, others] = await Promise.all([
    findDesks(knex, [leadId]),
    otherDemands(knex, row.email_key, leadId),
    listNotices(knex, leadId),
    listJournal(knex, leadId, SHEET_LIMITS.journal),
    leadPresences.listOthers(knex, leadId, editor, now)
  ])
  return {
    lead: presentLead(lead),
    company: row.company,
    consentAt: lead.consentAt?.toISOString() ?? null,
    consentVersion: row.consent_version,
    desk: presentDesk(desk, timing, now),
    ...demands,
    notices,
    journal,
    others
  }
}

/** How a lead stands that a replica of the release before the desk has just captured. */
const newDesk = (leadId: number, since: Date): StoredDesk => ({
  leadId,
  since,
  status: 'nouveau',
  lostReason: null,
  owner: null,
  callbackAt: null,
  contactedAt: null,
  repliedAt: null,
  reminders: 0,
  version: 1,
  changedAt: since
})

/**
 * What the same address sent besides. It is read by the index of addresses alone: a condition on suspect submissions would lead SQLite
 * through the whole list. An address that is empty is nobody's.
 */
async function otherDemands(
  executor: Executor,
  email_key: string,
  leadId: number
): Promise<Pick<LeadSheet, 'demands' | 'demandCount'>> {
  if (email_key === '') return { demands: [], demandCount: 0 }
  const rows = await leadsTable(executor)
    .select('id', 'is_suspect')
    .where({ email_key })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' }
    ])
    .limit(SHEET_LIMITS.counted)
  const ids = rows.filter((row) => !toBoolean(row.is_suspect) && row.id !== leadId).map(({ id }) => id)
  const shown = await readLeads(executor, ids.slice(0, SHEET_LIMITS.demands))
  const desks = await findDesks(
    executor,
    shown.map(({ id }) => id)
  )
  const statuses = new Map(desks.map((desk) => [desk.leadId, desk.status]))
  return {
    demands: shown.map(({ id, createdAt, source, note, question }) => ({
      id,
      timestamp: createdAt.toISOString(),
      source,
      note: question || note,
      status: statuses.get(id) ?? 'nouveau'
    })),
    demandCount: ids.length
  }
}

const CHANNELS = ['none', 'email', 'webhook'] as const

async function listNotices(executor: Executor, leadId: number): Promise<LeadSheet['notices']> {
  const rows = await leadNoticesTable(executor).where({ lead_id: leadId }).orderBy('id')
  return rows.flatMap(({ channel: name, noticed_at, sent_at, attempts }) => {
    const channel = CHANNELS.find((known) => known === name)
    const sentAt = toIso(sent_at)
    return channel ? [{ channel, at: toDate(noticed_at).toISOString(), sentAt, attempts }] : []
  })
}
