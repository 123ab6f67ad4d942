import type { ContactInput } from '@site/contracts/operations/contact'
import type { NewLead, StoredLead } from '../leads/lead-repository.ts'

/** A submission as the pop-up sends it. */
export const buildContact = (changes: Partial<ContactInput> = {}): ContactInput => ({
  firstName: 'Élodie',
  lastName: 'Lefèvre',
  email: 'elodie.lefevre@exemple.fr',
  company: '',
  message: 'Contact depuis popup',
  telephone: '06 12 34 56 78',
  ...changes
})

/** A lead about to be stored. */
export const buildLead = (
  changes: Partial<NewLead> = {}
): NewLead & Pick<StoredLead, 'origin' | 'question'> => ({
  createdAt: new Date('2026-11-20T09:30:00.000Z'),
  source: 'popup',
  nom: 'Lefèvre',
  prenom: 'Élodie',
  email: 'elodie.lefevre@exemple.fr',
  telephone: '06 12 34 56 78',
  company: '',
  note: 'Contact depuis popup',
  consentAt: null,
  consentVersion: null,
  pageUrl: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  isSuspect: false,
  ...changes,
  origin: changes.origin ?? null,
  question: changes.question ?? null
})
