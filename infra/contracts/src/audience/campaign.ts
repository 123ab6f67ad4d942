import { CAMPAIGN_PART, NO_CAMPAIGN, OTHERS } from './steps.ts'

/** What led to a visit, as an address, a beacon and a lead know it. */
export interface Campaign {
  utmSource?: string | null | undefined
  utmMedium?: string | null | undefined
  utmCampaign?: string | null | undefined
}

/** An address of e-mail, or nine digits as a telephone number has them: a date has eight. */
const MAY_NAME_A_PERSON = /@|(?:\d[ .-]?){9}/

/** 'lettre · e-mail · rentrée', the one name of a campaign. One that may name a person is among the others (AUDIENCE-6). */
export function campaignOf({ utmSource, utmMedium, utmCampaign }: Campaign): string {
  const parts = [utmSource, utmMedium, utmCampaign]
    .map((part) =>
      (part ?? '')
        .replace(/[\s\p{C}]+/gu, ' ')
        .trim()
        .slice(0, CAMPAIGN_PART)
        .trim()
    )
    .filter((part) => part !== '')
  if (parts.some((part) => MAY_NAME_A_PERSON.test(part))) return OTHERS
  return parts.join(' · ') || NO_CAMPAIGN
}
