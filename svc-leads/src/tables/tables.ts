import type { LeadSource } from '@site/contracts/operations/lead'
import {
  autoNumber,
  boolean,
  date,
  nullable,
  number,
  text,
  textOf,
  withDefault
} from '@site/service/database/columns'
import { defineTable, type RowOf } from '@site/service/database/table'

/** What the archive keeps of a lead. */
const keptColumns = {
  created_at: date,
  source: textOf<LeadSource>(),
  nom: text,
  prenom: text,
  email: text,
  /** The address as addresses are compared (search/search-text.ts). */
  email_key: text,
  telephone: nullable(text),
  company: text,
  note: text,
  consent_at: nullable(date),
  consent_version: nullable(text),
  page_url: nullable(text),
  utm_source: nullable(text),
  utm_medium: nullable(text),
  utm_campaign: nullable(text)
}

export const leadsTable = defineTable('leads', {
  id: autoNumber,
  ...keptColumns,
  is_suspect: boolean,
  search_text: text,
  search_phone: text
})
export type LeadRow = RowOf<typeof leadsTable>

/** A lead in the archive keeps its number, and its source whatever release knew it. */
export const archivedLeadsTable = defineTable('archived_leads', {
  id: number,
  ...keptColumns,
  source: text,
  last_activity_at: date,
  archived_at: date
})
export type ArchivedLeadRow = RowOf<typeof archivedLeadsTable>

/** The columns that a lead brings into the archive. */
export const KEPT_COLUMNS = ['id', ...(Object.keys(keptColumns) as (keyof typeof keptColumns)[])] as const

/** Which leads changed, for the copy that is searched. */
export const leadChangesTable = defineTable('lead_changes', { seq: autoNumber, lead_id: number })

/** What each channel did to tell the team of a lead; 'none': there was no channel. */
export const leadNoticesTable = defineTable('lead_notices', {
  id: autoNumber,
  lead_id: number,
  noticed_at: date,
  channel: withDefault(textOf<'none' | 'email' | 'webhook'>()),
  event_id: nullable(text),
  attempts: withDefault(number),
  claimed_until: nullable(date),
  sent_at: nullable(date),
  tried_at: nullable(date)
})
export type LeadNoticeRow = RowOf<typeof leadNoticesTable>

/** Since when a channel is in use. */
export const noticeChannelsTable = defineTable('notice_channels', {
  channel: textOf<'email' | 'webhook'>(),
  since: date
})

/** What makes a repeated submission one lead. */
export const idempotencyKeysTable = defineTable('idempotency_keys', {
  key: text,
  fingerprint: text,
  lead_id: number,
  created_at: date
})
export type IdempotencyKeyRow = RowOf<typeof idempotencyKeysTable>

/** Which replica did a day's work. */
export const jobRunsTable = defineTable('job_runs', {
  job: text,
  day: text,
  started_at: date,
  finished_at: nullable(date)
})
