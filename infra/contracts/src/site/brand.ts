import type { Site } from './site.ts'

/*
 * The one place that names the company (BRAND-1); who its people are and what it has done stands beside it (references.ts), since no first
 * screen shows that (decision 171). Everything in both is fictional: a real company replaces the two files, then sets `isFictional` to false. Addresses
 * can also be replaced at run time (SITE_ORIGIN, SITE_EMAIL, SITE_BOOKING_URL…: svc-gateway/src/config.ts). Two kinds of drawings go with them:
 * the clients' word marks (mf-marketing/src/pages/home/hero/client-marks.tsx) and the portraits (…/team/portraits.tsx); types tie them to the ids.
 */

/** While true, production refuses to start unless SITE_BRAND=fictional: nobody publishes invented people and results by mistake. */
export const isFictional: boolean = true

export const brand: Omit<Site, 'origin'> = {
  productName: 'Lucarne',
  fullName: 'Lucarne IA',
  eventsProductName: 'Estrade',
  email: 'contact@lucarne.example',
  bookingUrl: 'https://rendez-vous.lucarne.example/30-minutes',
  eventsUrl: 'https://www.estrade.example/',
  companyProfileUrl: 'https://reseau.example/entreprises/lucarne',
  memberProfileUrls: [
    'https://reseau.example/profils/camille-astier',
    'https://reseau.example/profils/yanis-belkacem',
    'https://reseau.example/profils/solene-marchetti'
  ],
  registration: 'RCS Paris 000 000 000 (numéro fictif)',
  address: '12 bis, passage de la Lucarne, 75000 Paris',
  phone: '+33 1 00 00 00 00'
}

/** What the law wants a company to say of itself on its site (LCEN, article 1-1; RCS; article 19 for the VAT number). */
export const company = {
  legalName: 'Lucarne IA',
  legalForm: 'société par actions simplifiée',
  capital: '10 000 euros',
  vatNumber: 'FR00 000 000 000 (numéro fictif)',
  publication: 'Directrice de la publication : Camille Astier, présidente'
} as const

/** Who hosts the site, as the legal notice must say it. */
export const hosting = {
  name: 'Grand Large Hébergement SAS (société fictive)',
  address: '1, quai de l’Exemple, 44000 Nantes',
  phone: '+33 2 00 00 00 00'
} as const

/** The seven clients of the logo strip (HOME-7). */
export const clients = [
  { id: 'belvaux', name: 'Hôtel Belvaux', industry: 'hôtellerie' },
  { id: 'orsel', name: 'Maison Orsel', industry: 'traiteur et réceptions' },
  { id: 'nautilia', name: 'Nautilia', industry: 'croisières et séminaires' },
  { id: 'quai', name: 'Quai 27', industry: 'lieu d’événements' },
  { id: 'varenne', name: 'Atelier Varenne', industry: 'formation professionnelle' },
  { id: 'palmeraie', name: 'Palmeraie Sud', industry: 'résidences hôtelières' },
  { id: 'sarmance', name: 'Sarmance', industry: 'conseil en ressources humaines' }
] as const

/** Key of the login flag in local storage, and its value (LOGIN-6). */
export const AUTH_FLAG = { key: 'lucarne_auth', value: 'true' } as const

/** Key and value of the flag in local storage that says that a visitor is not to be counted (AUDIENCE-10). */
export const UNCOUNTED_FLAG = { key: 'lucarne_non_compte', value: 'true' } as const
