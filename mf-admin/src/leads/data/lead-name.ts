import type { Lead } from '@site/contracts/leads/lead'
import { POPUP_DEFAULTS } from '@site/contracts/operations/contact-forms'

/** Is this what a form put where its visitor gave no name? */
export const isFiller = ({ source }: Pick<Lead, 'source'>, name: string): boolean =>
  name === POPUP_DEFAULTS.name || (source !== 'popup' && (name === 'Chat' || name === 'Contact'))

/** First and last name as far as they were given; null when neither was. */
export function fullNameOf(lead: Pick<Lead, 'source' | 'nom' | 'prenom'>): string | null {
  return (
    [lead.prenom, lead.nom].filter((name) => name.trim() !== '' && !isFiller(lead, name)).join(' ') || null
  )
}
