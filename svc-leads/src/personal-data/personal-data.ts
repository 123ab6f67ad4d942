import type { KeptData, PersonExport } from '@site/contracts/persons/personal-data'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, type Executor, inTransaction } from '@site/service/database/database'
import { conflict } from '@site/service/http/errors'
import { addressesOf } from '../persons/person-links.ts'
import { foldEmail } from '../search/search-text.ts'
import type { DataSubject, FoundData, PersonalDataPart } from '../tables/personal-data-part.ts'
import { archivedLeadsTable, leadsTable } from '../tables/tables.ts'
import { PARTS } from './parts.ts'
import { toldOutside } from './receivers.ts'

/** Everything that is kept about a person, in each part of the list. */
export interface PersonalData extends KeptData {
  found: { part: PersonalDataPart; data: FoundData }[]
}

/**
 * Finds everything about the person to whom an address belongs, by all addresses that were joined to it. Nothing may be kept: every part
 * is then empty. Locks its leads when called in a transaction.
 */
export async function findPersonalData(executor: Executor, email: string): Promise<PersonalData> {
  const subject = await findSubject(executor, email)
  const found = []
  for (const part of PARTS) found.push({ part, data: await part.find(executor, subject) })
  return {
    addresses: [...subject.keys],
    parts: found.map(({ part, data }) => ({ part: part.name, rows: data.exported.length })),
    told: await toldOutside(executor, subject.leadIds),
    found
  }
}

async function findSubject(executor: Executor, email: string): Promise<DataSubject> {
  const keys = await addressesOf(executor, foldEmail(email))
  const rows = [
    ...(await leadsTable(executor).whereIn('email_key', keys).forUpdate()),
    ...(await archivedLeadsTable(executor).whereIn('email_key', keys).forUpdate())
  ]
  const typed = [email, ...rows.map((row) => row.email)].map((address) => address.trim())
  return { keys, emails: [...new Set([...typed, ...keys])], leadIds: rows.map(({ id }) => id) }
}

/** What a person gets who asks for their data (article 15 of the GDPR): each part under its name. */
export const exportPersonalData = (
  email: string,
  { addresses, found }: PersonalData,
  now: Date
): PersonExport => ({
  email: email.trim(),
  addresses,
  exportedAt: now.toISOString(),
  ...Object.fromEntries(found.map(({ part, data }) => [part.exportedAs ?? part.name, data.exported]))
})

/**
 * Erases everything about a person from every table, in one transaction (article 17 of the GDPR), and removes its addresses from what
 * other people wrote. The audit says by whom and how many rows, and no address. Gives what was erased.
 *
 * @param seen the addresses that were shown to who erases
 * @throws HttpError 409 when the person has other addresses than `seen` by now
 */
export function erasePersonalData(
  db: Database,
  email: string,
  now: Date,
  actor: Actor,
  seen?: readonly string[]
): Promise<PersonalData> {
  return inTransaction(db, async (trx) => {
    const data = await findPersonalData(trx, email)
    if (seen && seen.map(foldEmail).sort().join(' ') !== data.addresses.join(' ')) throw addressesChanged()
    const [leads, ...others] = data.found
    const rows = data.parts.reduce((sum, part) => sum + part.rows, 0)
    for (const { data: found } of others) await found.erase(trx)
    await recordAudit(trx, { at: now, action: 'lead-erased', subjectId: null, rows, ...actor })
    await leads?.data.erase(trx)
    return data
  })
}

const addressesChanged = () =>
  conflict(
    'Les adresses de cette personne ont changé entre-temps : relisez sa fiche avant d’effacer.',
    'person-addresses-changed'
  )
