import { toBoolean, toDate } from '@site/service/database/database'
import type { PersonalDataPart } from '../tables/personal-data-part.ts'
import { type ArchivedLeadRow, type LeadRow, leadsTable } from '../tables/tables.ts'
import { removeLeads } from './lead-repository.ts'

/** The leads of a person, suspect submissions too. Erased last, as the list's revision is locked by it. */
export const leadsPart: PersonalDataPart = {
  name: 'leads',
  tables: ['leads'],
  async find(executor, { keys }) {
    const rows = await leadsTable(executor).whereIn('email_key', keys).orderBy('id').forUpdate()
    return {
      exported: rows.map((row) => ({
        status: toBoolean(row.is_suspect) ? 'suspect' : 'listed',
        ...exportLead(row)
      })),
      erase: (trx) =>
        removeLeads(
          trx,
          rows.map(({ id }) => id)
        )
    }
  }
}

/** A lead as its person gets it: everything but the columns that are searched. */
export const exportLead = (row: LeadRow | ArchivedLeadRow) => ({
  id: row.id,
  timestamp: toIso(row.created_at),
  source: row.source,
  nom: row.nom,
  prenom: row.prenom,
  email: row.email,
  telephone: row.telephone,
  company: row.company,
  note: row.note,
  consentAt: toIso(row.consent_at),
  consentVersion: row.consent_version,
  pageUrl: row.page_url,
  utmSource: row.utm_source,
  utmMedium: row.utm_medium,
  utmCampaign: row.utm_campaign
})

/** A date as it stands in an export. */
export const toIso = (value: unknown): string | null => (value === null ? null : toDate(value).toISOString())
