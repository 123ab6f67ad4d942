/** Version of the wording that the forms show now. It is stored with every lead as proof of what was agreed to (CONTACT-8). */
export const CONSENT_VERSION = '2026-11-22'

/** What the forms ask for, in French. `fullName`: the product's name as the site shows it. */
export const consentLabel = (fullName: string): string =>
  `J’accepte que ${fullName} utilise ces informations pour me recontacter au sujet de ma demande.`

/** Every wording that a lead may have agreed to: one that changes gets a new version, and stays here under its old one. */
const WORDINGS = new Map([[CONSENT_VERSION, consentLabel]])

/**
 * The words that were agreed to.
 *
 * @param version as the lead has it
 * @returns undefined for a version that this release does not know
 */
export const consentWording = (version: string, fullName: string): string | undefined =>
  WORDINGS.get(version)?.(fullName)
