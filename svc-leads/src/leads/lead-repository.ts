import { leadSourceSchema } from '@site/contracts/lead'
import { type Executor, toDatabaseDate, toDate } from '@site/service/database'
import { z } from 'zod'
import { foldPhone, foldText } from './search-text.ts'

/** Name of the counter that changes with every committed change of the lead list (service/revision). */
export const LEADS_REVISION = 'leads'

const leadRowSchema = z
  .object({
    id: z.number(),
    created_at: z.unknown().transform(toDate),
    source: leadSourceSchema,
    nom: z.string(),
    prenom: z.string(),
    email: z.string(),
    telephone: z.string().nullable(),
    note: z.string(),
    consent_at: z.unknown().transform((value) => (value === null ? null : toDate(value))),
    page_url: z.string().nullable(),
    utm_source: z.string().nullable(),
    utm_medium: z.string().nullable(),
    utm_campaign: z.string().nullable()
  })
  .transform((row) => ({
    id: row.id,
    createdAt: row.created_at,
    source: row.source,
    nom: row.nom,
    prenom: row.prenom,
    email: row.email,
    telephone: row.telephone,
    note: row.note,
    consentAt: row.consent_at,
    pageUrl: row.page_url,
    utmSource: row.utm_source,
    utmMedium: row.utm_medium,
    utmCampaign: row.utm_campaign
  }))

/** A lead as the lead list needs it. */
export type StoredLead = z.output<typeof leadRowSchema>

/** A lead about to be stored: what the list shows, and what is kept besides. */
export type NewLead = Omit<StoredLead, 'id'> & {
  company: string
  /** Version of the wording that the visitor agreed to (RESOLUTIONS 5). */
  consentVersion: string | null
  /** The trap was filled: kept outside the list, the export and the events (RESOLUTIONS 42). */
  isSuspect: boolean
}

/** Adds a lead with its search columns and gives its id. */
export async function insertLead(trx: Executor, lead: NewLead): Promise<number> {
  const [id] = await trx('leads').insert({
    created_at: toDatabaseDate(lead.createdAt),
    source: lead.source,
    nom: lead.nom,
    prenom: lead.prenom,
    email: lead.email,
    telephone: lead.telephone,
    company: lead.company,
    note: lead.note,
    consent_at: lead.consentAt && toDatabaseDate(lead.consentAt),
    consent_version: lead.consentVersion,
    page_url: lead.pageUrl,
    utm_source: lead.utmSource,
    utm_medium: lead.utmMedium,
    utm_campaign: lead.utmCampaign,
    is_suspect: lead.isSuspect,
    search_text: foldText(`${lead.prenom} ${lead.nom} ${lead.email}`).slice(0, 500),
    search_phone: foldPhone(lead.telephone)
  })
  return Number(id)
}

/** Reads rows of `leads` as leads. */
export const parseLeads = (rows: unknown[]): StoredLead[] => rows.map((row) => leadRowSchema.parse(row))

/** The lead `id` of the list; undefined when there is none, or only a suspect one. */
export async function findLead(executor: Executor, id: number): Promise<StoredLead | undefined> {
  const row = await executor('leads').where({ id, is_suspect: false }).first()
  return row && leadRowSchema.parse(row)
}

/** Removes the lead `id`; false when there is none in the list. */
export async function deleteLead(trx: Executor, id: number): Promise<boolean> {
  return (await trx('leads').where({ id, is_suspect: false }).delete()) > 0
}
