import type { Site } from '@site/contracts/site'

/** One numbered section. A string is a paragraph, an array of strings a list. */
export interface LegalSection {
  id: string
  title: string
  body: readonly (string | readonly string[])[]
}

export interface LegalText {
  title: string
  lead: string
  sections: readonly LegalSection[]
}

/** A legal page is written for the company that publishes the site. */
export type LegalContent = (site: Site) => LegalText

/** SPEC §9. */
export const LEGAL_EFFECTIVE = { iso: '2025-04-10', text: '10/04/2025' } as const
