import type { Site } from './site.ts'

/**
 * The one place that names the company (RESOLUTIONS 'Brand'). Everything here is fictional: a real company replaces
 * this file. Addresses can also be replaced at run time (SITE_ORIGIN, SITE_EMAIL, SITE_BOOKING_URL…: svc-gateway/src/config.ts).
 */
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
  registration: 'RCS Paris 000 000 000 (numéro fictif)',
  address: '12 bis, passage de la Lucarne, 75000 Paris',
  phone: '+33 1 00 00 00 00'
}

/** Who hosts the site, as the legal notice must say it. Fictional like the rest. */
export const hosting = {
  name: 'Grand Large Hébergement SAS (société fictive)',
  address: '1, quai de l’Exemple, 44000 Nantes',
  phone: '+33 2 00 00 00 00'
} as const

/** Key of the login flag in local storage, and its value (SPEC §9, RESOLUTIONS 'Brand'). */
export const AUTH_FLAG = { key: 'lucarne_auth', value: 'true' } as const
