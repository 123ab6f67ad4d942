import { foldEmail } from '../../search/search-text.ts'
import { companyOf } from './companies.ts'
import { type Mailbox, mailboxOf } from './mailboxes.ts'
import { nameOf, type PersonName } from './person-names.ts'
import { telephonesOf } from './telephones.ts'

/** What a lead says of who sent it. */
export interface Said {
  email: string
  nom: string
  prenom: string
  telephone: string | null
  company: string
}

/** What one address says of its person, by all that it sent. The values of maps are as they were typed. */
export interface Profile {
  /** As addresses are compared. */
  key: string
  email: string
  mailbox: Mailbox
  names: PersonName[]
  telephones: Map<string, string>
  companies: Map<string, string>
}

/** The profile of an address. `leads`: what it sent, newest first, one at least. */
export function profileOf(leads: readonly Said[]): Profile {
  const email = leads[0]?.email.trim() ?? ''
  const key = foldEmail(email)
  const profile: Profile = {
    ...{ key, email, mailbox: mailboxOf(key) },
    ...{ names: [], telephones: new Map(), companies: new Map() }
  }
  for (const lead of leads) {
    const [name, company] = [nameOf(lead), companyOf(lead.company)]
    if (name && !profile.names.some(({ first, last }) => first === name.first && last === name.last))
      profile.names.push(name)
    for (const telephone of telephonesOf(lead.telephone))
      if (!profile.telephones.has(telephone)) profile.telephones.set(telephone, lead.telephone?.trim() ?? '')
    if (company && !profile.companies.has(company)) profile.companies.set(company, lead.company.trim())
  }
  return profile
}
