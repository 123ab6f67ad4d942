import type { PersonalDataPart } from '../tables/personal-data-part.ts'
import {
  personCandidatesTable,
  personKeysTable,
  personLinksTable,
  personRefusalsTable
} from '../tables/tables.ts'
import { presentLink, touching } from './person-links.ts'

/** Which addresses were joined, and which were said to be somebody else's. */
export const linksPart: PersonalDataPart = {
  name: 'links',
  tables: ['person_links', 'person_refusals'],
  async find(executor, { keys }) {
    const links = await touching(personLinksTable(executor), keys).orderBy('id')
    const refusals = await touching(personRefusalsTable(executor), keys).orderBy('id')
    return {
      exported: [
        ...links.map((row) => ({ isOnePerson: true, ...presentLink(row) })),
        ...refusals.map((row) => ({ isOnePerson: false, ...presentLink(row) }))
      ],
      async erase(trx) {
        await touching(personLinksTable(trx), keys).delete()
        await touching(personRefusalsTable(trx), keys).delete()
      }
    }
  }
}

/** Which addresses were found alike, and by which hashes leads are compared. */
export const likenessPart: PersonalDataPart = {
  name: 'likeness',
  tables: ['person_candidates', 'person_keys'],
  async find(executor, { keys, leadIds }) {
    const candidates = await touching(personCandidatesTable(executor), keys).orderBy('id')
    return {
      exported: candidates.map((row) => ({ first: row.first_key, second: row.second_key })),
      async erase(trx) {
        await touching(personCandidatesTable(trx), keys).delete()
        await personKeysTable(trx).whereIn('lead_id', leadIds).delete()
      }
    }
  }
}
