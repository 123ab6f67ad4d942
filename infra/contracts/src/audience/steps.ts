/** What a beacon tells, in the order in which a visitor does it (AUDIENCE-1). */
export const AUDIENCE_STEPS = ['visit', 'popup-shown', 'chat-opened', 'form-begun', 'form-sent'] as const
export type AudienceStep = (typeof AUDIENCE_STEPS)[number]

/** Each step is added up three times, each time by one thing alone: no row tells which campaign read which page. */
export const AUDIENCE_KINDS = ['page', 'article', 'campaign'] as const
export type AudienceKind = (typeof AUDIENCE_KINDS)[number]

/** Different values of each kind that are kept of one day; the rest are added up under OTHERS (AUDIENCE-6). */
export const VALUES_OF_A_DAY: Record<AudienceKind, number> = { page: 60, article: 300, campaign: 100 }
/** Stands for all values that are not kept by name. */
export const OTHERS = '*'
/** Stands for visits that no campaign led to. */
export const NO_CAMPAIGN = ''

/** Longest part of a campaign, in characters, and largest beacon, in bytes. */
export const CAMPAIGN_PART = 60
export const BEACON_BYTES = 1024

/** What came of leads, as the lead desk knows it (AUDIENCE-14). */
export const OUTCOMES = ['contacted', 'won'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** All that is shown, in its order. */
export const FUNNEL_STEPS = [...AUDIENCE_STEPS, ...OUTCOMES] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

/** How often each step was taken. */
export type StepCounts = Record<FunnelStep, number>

/** Counts of nothing. */
export const noSteps = (): StepCounts => ({
  visit: 0,
  'popup-shown': 0,
  'chat-opened': 0,
  'form-begun': 0,
  'form-sent': 0,
  contacted: 0,
  won: 0
})
