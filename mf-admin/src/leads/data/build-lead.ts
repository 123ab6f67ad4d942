import type { Lead } from '@site/contracts/leads/lead'

/** A lead for tests: a plain pop-up lead but for what is given. */
export function buildLead(values: Partial<Lead> = {}): Lead {
  return {
    id: 1,
    timestamp: '2026-11-21T16:10:05.000Z',
    source: 'popup',
    nom: 'Lovelace',
    prenom: 'Ada',
    email: 'ada@exemple.fr',
    telephone: '+33612345678',
    note: 'Contact depuis popup',
    consent: true,
    pageUrl: 'https://www.site.example/blog',
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    ...values
  }
}
