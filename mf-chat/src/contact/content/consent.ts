/**
 * Version of the wording below. It is stored with every lead as proof of what was agreed to (CONTACT-8): change it
 * with every change of `label`.
 */
export const CONSENT_VERSION = '2026-11-22'

export const consentCopy = {
  label: (fullName: string) =>
    `J’accepte que ${fullName} utilise ces informations pour me recontacter au sujet de ma demande.`,
  policyLink: 'Politique de confidentialité'
}

/** Label of the honeypot: a person does not see it, a screen reader that reads it anyway tells its user to leave it empty. */
export const honeypotLabel = 'Ne remplissez pas ce champ'
