import type { AudienceKind, AudienceStep } from '@site/contracts/audience/steps'
import type { LeadSource } from '@site/contracts/leads/lead'
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
import { adminCodesTable } from '@site/service/database/shared-tables'
import { defineTable, type RowOf } from '@site/service/database/table'

/** The columns of a lead that the archive keeps. */
const keptColumns = {
  created_at: date,
  source: textOf<LeadSource>(),
  nom: text,
  prenom: text,
  email: text,
  /** The address as it is compared (foldEmail in search/search-text.ts). */
  email_key: text,
  telephone: nullable(text),
  company: text,
  note: text,
  consent_at: nullable(date),
  consent_version: nullable(text),
  page_url: nullable(text),
  utm_source: nullable(text),
  utm_medium: nullable(text),
  utm_campaign: nullable(text),
  /** The form or program that sent it by a token. */
  origin: nullable(text),
  /** What its visitor asked the assistant, sent along. */
  question: nullable(text)
}

/** The named codes of the authority, which numbers them; they are read through the table that all services share. */
export const issuedCodesTable = defineTable('admin_codes', { ...adminCodesTable.columns, id: autoNumber })

export const leadsTable = defineTable('leads', {
  id: autoNumber,
  ...keptColumns,
  is_suspect: boolean,
  search_text: text,
  search_phone: text
})
export type LeadRow = RowOf<typeof leadsTable>

/** An archived lead keeps its id. Its source is any text, since a later release may not know it any more. */
export const archivedLeadsTable = defineTable('archived_leads', {
  id: number,
  ...keptColumns,
  source: text,
  last_activity_at: date,
  archived_at: date
})
export type ArchivedLeadRow = RowOf<typeof archivedLeadsTable>

/** The columns that are copied from a lead to the archive. */
export const KEPT_COLUMNS = ['id', ...(Object.keys(keptColumns) as (keyof typeof keptColumns)[])] as const

/** The leads that changed, for the copies in memory that are searched. */
export const leadChangesTable = defineTable('lead_changes', { seq: autoNumber, lead_id: number })

/** A way to tell the team of a lead: those of the environment, and receivers that were made (`receiver-` and their number). */
export type Channel = 'email' | 'webhook' | `receiver-${number}`

/** What each channel did to notify the team of a lead; 'none' when no channel was configured. */
export const leadNoticesTable = defineTable('lead_notices', {
  id: autoNumber,
  lead_id: number,
  noticed_at: date,
  channel: withDefault(textOf<'none' | Channel>()),
  event_id: nullable(text),
  attempts: withDefault(number),
  claimed_until: nullable(date),
  sent_at: nullable(date),
  tried_at: nullable(date),
  due_at: nullable(date),
  given_up_at: nullable(date),
  tries: withDefault(number)
})
export type LeadNoticeRow = RowOf<typeof leadNoticesTable>

/** Since when a channel is in use. */
export const noticeChannelsTable = defineTable('notice_channels', {
  channel: textOf<'email' | 'webhook'>(),
  since: date
})

/** The keys by which a repeated submission makes one lead only. */
export const idempotencyKeysTable = defineTable('idempotency_keys', {
  key: text,
  fingerprint: text,
  lead_id: number,
  created_at: date
})
export type IdempotencyKeyRow = RowOf<typeof idempotencyKeysTable>

/** The daily jobs that a replica began or did. */
export const jobRunsTable = defineTable('job_runs', {
  job: text,
  day: text,
  started_at: date,
  finished_at: nullable(date)
})

/** How often each step was taken on a day, of one page, one article or one campaign. */
export const audienceDaysTable = defineTable('audience_days', {
  day: text,
  kind: textOf<AudienceKind>(),
  value: text,
  step: textOf<AudienceStep>(),
  count: number
})
/** Why a suspect submission was set aside. `signals` is JSON (contracts/operations/suspect.ts). */
export const suspectDecisionsTable = defineTable('suspect_decisions', {
  lead_id: number,
  score: number,
  signals: text
})
export type SuspectDecisionRow = RowOf<typeof suspectDecisionsTable>
const pairColumns = { id: autoNumber, pair: text, first_key: text, second_key: text, created_at: date }

/** Two addresses that belong to one person: joining is a row here, and no lead changes. `pair` is a hash of both. */
export const personLinksTable = defineTable('person_links', { ...pairColumns, actor: nullable(text) })
export type PersonLinkRow = RowOf<typeof personLinksTable>

/** Two addresses that do not belong to one person, as somebody said. */
export const personRefusalsTable = defineTable('person_refusals', personLinksTable.columns)

/** Two addresses that were found alike; whether they still are is looked at when they are proposed. */
export const personCandidatesTable = defineTable('person_candidates', pairColumns)

/** What leads that look alike share, hashed. A lead without a row has not been compared yet. */
export const personKeysTable = defineTable('person_keys', { key: text, lead_id: number })
