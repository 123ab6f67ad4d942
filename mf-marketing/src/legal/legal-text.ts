import type { Site } from '@site/contracts/site/site'

/** What a section is made of: a paragraph, a list, terms with what is said of each, a way to a page of ours or of others, or a choice. */
export type LegalPart =
  | string
  | readonly string[]
  | { terms: readonly (readonly [term: string, text: string])[] }
  | { to: string; text: string }
  | { href: string; text: string }
  | { choice: 'audience' }

/** One numbered section. */
export interface LegalSection {
  id: string
  title: string
  body: readonly LegalPart[]
}

export interface LegalText {
  title: string
  lead: string
  /** Where it is not the day since which policy and terms are in force. */
  date?: LegalDate
  sections: readonly LegalSection[]
}

/** A legal page is written for the company that publishes the site. */
export type LegalContent = (site: Site) => LegalText

/** A day, and what happened on it. */
export interface LegalDate {
  label: string
  iso: string
  text: string
}

/** Since when policy and terms are in force (LEGAL-2, LEGAL-3). */
export const LEGAL_EFFECTIVE: LegalDate = { label: 'Date d’effet :', iso: '2025-04-10', text: '10/04/2025' }
