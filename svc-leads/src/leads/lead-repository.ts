import { leadSourceSchema } from '@site/contracts/leads/lead'
import { type Dialect, type Executor, toDatabaseDate, toDate } from '@site/service/database/database'
import { foldText } from '@site/service/database/fold-text'
import { insertRows } from '@site/service/database/insert-rows'
import { bumpRevision } from '@site/service/database/revision'
import { z } from 'zod'
import { LEADS_REVISION } from '../search/leads-revision.ts'
import { foldEmail, foldPhone } from '../search/search-text.ts'
import { leadMessagesTable } from '../tables/answer-tables.ts'
import { noticeAttemptsTable } from '../tables/delivery-tables.ts'
import {
  leadDesksTable,
  leadJournalTable,
  leadNoteEditsTable,
  leadPresencesTable
} from '../tables/desk-tables.ts'
import { leadChangesTable, leadNoticesTable, leadsTable, suspectDecisionsTable } from '../tables/tables.ts'

const leadRowSchema = z
  .object({
    id: z.number(),
    created_at: z.unknown().transform(toDate),
    source: leadSourceSchema,
    nom: z.string(),
    prenom: z.string(),
    email: z.string(),
    telephone: z.string().nullable(),
    company: z.string(),
    note: z.string(),
    consent_at: z.unknown().transform((value) => (value === null ? null : toDate(value))),
    page_url: z.string().nullable(),
    utm_source: z.string().nullable(),
    utm_medium: z.string().nullable(),
    utm_campaign: z.string().nullable(),
    origin: z.string().nullable(),
    question: z.string().nullable()
  })
  .transform((row) => ({
    id: row.id,
    createdAt: row.created_at,
    source: row.source,
    nom: row.nom,
    prenom: row.prenom,
    email: row.email,
    telephone: row.telephone,
    company: row.company,
    note: row.note,
    consentAt: row.consent_at,
    pageUrl: row.page_url,
    utmSource: row.utm_source,
    utmMedium: row.utm_medium,
    utmCampaign: row.utm_campaign,
    origin: row.origin,
    question: row.question
  }))

/** A lead as the lead list needs it. */
export type StoredLead = z.output<typeof leadRowSchema>

/** A lead to be stored: the fields of the list and those that are only stored. */
export type NewLead = Omit<StoredLead, 'id' | 'origin' | 'question'> & {
  /** The form or program that sent it by a token (TOKEN-5). */
  origin?: string | null
  /** What its visitor asked the assistant, sent along (CHAT-39). */
  question?: string | null
  /** Version of the wording that the visitor agreed to (CONTACT-8). */
  consentVersion: string | null
  /** A suspect submission is not in the list, the export and the events (CONTACT-11). */
  isSuspect: boolean
}

/** Adds at most 500 leads with their search columns, and gives their ids. */
export const insertLeads = (trx: Executor, dialect: Dialect, leads: NewLead[]): Promise<number[]> =>
  insertRows(trx, dialect, leadsTable, leads.map(leadRow))

/** The row that is written for a lead. */
export const leadRow = (lead: NewLead) => ({
  created_at: toDatabaseDate(lead.createdAt),
  source: lead.source,
  nom: lead.nom,
  prenom: lead.prenom,
  email: lead.email,
  email_key: foldEmail(lead.email),
  telephone: lead.telephone,
  company: lead.company,
  note: lead.note,
  consent_at: lead.consentAt && toDatabaseDate(lead.consentAt),
  consent_version: lead.consentVersion,
  page_url: lead.pageUrl,
  utm_source: lead.utmSource,
  utm_medium: lead.utmMedium,
  utm_campaign: lead.utmCampaign,
  origin: lead.origin ?? null,
  question: lead.question ?? null,
  is_suspect: lead.isSuspect,
  ...searchColumns(lead)
})

/** The normalised columns that a search compares (search/search-text.ts). */
export const searchColumns = (lead: Pick<NewLead, 'prenom' | 'nom' | 'email' | 'telephone'>) => ({
  search_text: foldText(`${lead.prenom} ${lead.nom} ${lead.email}`).slice(0, 500),
  search_phone: foldPhone(lead.telephone)
})

/** Reads rows of `leads` as leads. */
export const parseLeads = (rows: unknown[]): StoredLead[] => rows.map((row) => leadRowSchema.parse(row))

/** The lead `id` of the list; undefined when there is none, or only a suspect one. */
export async function findLead(executor: Executor, id: number): Promise<StoredLead | undefined> {
  const row = await leadsTable(executor).where({ id, is_suspect: false }).first()
  return row && leadRowSchema.parse(row)
}

/** Which of these leads are in the list. */
export const listedAmong = (executor: Executor, ids: number[]): Promise<number[]> =>
  leadsTable(executor).whereIn('id', ids).where({ is_suspect: false }).pluck('id')

/** Is the lead `id` in the list? Locks its row. */
export async function hasLead(trx: Executor, id: number): Promise<boolean> {
  const row = await leadsTable(trx).select('id').where({ id, is_suspect: false }).forUpdate().first()
  return row !== undefined
}

/** Removes leads for good, with all that was done about them and written to them, and records the change of the list. */
export async function removeLeads(trx: Executor, ids: number[]): Promise<void> {
  await leadNoteEditsTable(trx).whereIn('lead_id', ids).delete()
  await leadJournalTable(trx).whereIn('lead_id', ids).delete()
  await leadMessagesTable(trx).whereIn('lead_id', ids).delete()
  await takeOffList(trx, ids)
}

/** Removes leads from the list with their notices, the attempts to send these and their place on the desk. What was done about them and written to them stays, for the archive. */
export async function takeOffList(trx: Executor, ids: number[]): Promise<void> {
  await noticeAttemptsTable(trx).whereIn('lead_id', ids).delete()
  await leadNoticesTable(trx).whereIn('lead_id', ids).delete()
  await leadPresencesTable(trx).whereIn('lead_id', ids).delete()
  await leadDesksTable(trx).whereIn('lead_id', ids).delete()
  await suspectDecisionsTable(trx).whereIn('lead_id', ids).delete()
  await leadsTable(trx).whereIn('id', ids).delete()
  await noteChanges(trx, ids)
}

/**
 * Records that the list changes by these leads, in the transaction that adds, removes or edits them. The revision grows by the
 * number of rows written, which search/lead-mirror.ts relies on. Call it last, since it locks a row of the revision.
 */
export async function noteChanges(trx: Executor, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = ids.map((lead_id) => ({ lead_id }))
  for (let start = 0; start < rows.length; start += BATCH)
    await leadChangesTable(trx).insert(rows.slice(start, start + BATCH))
  await bumpRevision(trx, LEADS_REVISION, ids.length)
}

/** Rows in one statement: SQLite accepts 500. */
const BATCH = 500

/** How many changes are kept. It is more than a copy can lag behind before it reads all leads again. */
const CHANGES_KEPT = 100_000

/** Deletes old changes of the list. Gives how many. */
export async function pruneChanges(executor: Executor): Promise<number> {
  const newest = await leadChangesTable(executor).max({ seq: 'seq' }).first()
  return leadChangesTable(executor)
    .where('seq', '<=', Number(newest?.seq ?? 0) - CHANGES_KEPT)
    .delete()
}
