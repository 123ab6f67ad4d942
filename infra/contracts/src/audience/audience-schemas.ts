import { type Audience, audienceSchema, type Beacon, beaconSchema } from './audience.ts'

const beacon: Beacon = { step: 'visit', path: '/article/12', utmSource: 'lettre', utmCampaign: 'rentree' }
const steps = {
  visit: 320,
  'popup-shown': 96,
  'chat-opened': 24,
  'form-begun': 18,
  'form-sent': 9,
  contacted: 8,
  won: 2
}
const audience: Audience = {
  from: '2026-01-05',
  to: '2026-01-11',
  since: '2026-01-05',
  total: steps,
  weeks: [{ value: '2026-01-05', steps }],
  pages: [{ value: '/article/:id', steps }],
  articles: [{ value: '12', steps }],
  campaigns: [{ value: 'lettre · rentree', steps }],
  tokens: [{ origin: 'Formulaire du salon', received: 3, contacted: 2, won: 1 }]
}

/** The schemas of the audience’s calls, as operations/schemas/schemas.ts lists them. */
export const AUDIENCE_SCHEMAS = {
  Beacon: { schema: beaconSchema, io: 'input', example: beacon },
  Audience: { schema: audienceSchema, io: 'output', example: audience }
} as const
