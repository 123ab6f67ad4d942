import { consentLabel } from '@site/contracts/site/consent'

export const consentCopy = {
  label: consentLabel,
  policyLink: 'Politique de confidentialité'
}

/** Label of the honeypot: a person does not see it, a screen reader that reads it anyway tells its user to leave it empty. */
export const honeypotLabel = 'Ne remplissez pas ce champ'

/** Under every field that asks for an e-mail address: what is expected there, before anything is sent. */
export const emailExample = 'Par exemple prenom@exemple.fr'
