import { type Executor, toBoolean, toIso } from '@site/service/database/database'
import { type PersonalDataPart, textsOf } from '../tables/personal-data-part.ts'
import { type ArchivedLeadRow, type LeadRow, leadsTable, personKeysTable } from '../tables/tables.ts'
import { noteChanges, removeLeads, searchColumns } from './lead-repository.ts'

/** The columns of a lead in which somebody else may be named. */
export const LEAD_TEXTS = [
  'nom',
  'prenom',
  'company',
  'note',
  'page_url',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'origin',
  'question'
] as const

/** The leads of a person, suspect submissions too. Erased last, as the list's revision is locked by it. */
export const leadsPart: PersonalDataPart = {
  name: 'leads',
  tables: ['leads'],
  texts: [textsOf(leadsTable, { id: 'id', owner: 'email_key', columns: LEAD_TEXTS, after: followTexts })],
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

/** The search columns follow the texts of a lead, and it is compared with others anew. */
async function followTexts(trx: Executor, id: number): Promise<void> {
  const row = await leadsTable(trx).where({ id }).first()
  if (!row) return
  await leadsTable(trx).where({ id }).update(searchColumns(row))
  await personKeysTable(trx).where({ lead_id: id }).delete()
  await noteChanges(trx, [id])
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
  utmCampaign: row.utm_campaign,
  origin: row.origin,
  question: row.question
})
