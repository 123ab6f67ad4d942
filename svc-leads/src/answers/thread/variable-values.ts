import type { VariableValues } from '@site/contracts/answers/variables'
import { POPUP_DEFAULTS } from '@site/contracts/operations/contact-forms'
import { brand } from '@site/contracts/site/brand'
import { formatDate } from '@site/contracts/site/french-date'
import type { StoredLead } from '../../leads/lead-repository.ts'

const NO_CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029{}]+/gu

/** What a visitor typed, as one line of an e-mail: without line breaks and braces, which could stand for something. */
export const oneLine = (text: string): string => text.replace(NO_CONTROLS, ' ').replace(/\s+/g, ' ').trim()

/**
 * What replaces the variables of a text for one lead. The forms send a name that is nobody's
 * where the visitor gave none (FORM-2).
 *
 * @param by the name of the code that the writer uses; null for the shared one
 */
export function variableValues(lead: StoredLead, by: string | null, bookingUrl: string): VariableValues {
  const isNobody = lead.source !== 'popup' && lead.nom === 'Chat' && lead.prenom === 'Contact'
  const nameOf = (typed: string) => (isNobody || typed === POPUP_DEFAULTS.name ? '' : oneLine(typed))
  return {
    prénom: nameOf(lead.prenom),
    nom: nameOf(lead.nom),
    société: oneLine(lead.company),
    date: formatDate(lead.createdAt),
    'rendez-vous': bookingUrl,
    signature: by === null ? `L’équipe ${brand.productName}` : `${oneLine(by)}\n${brand.fullName}`
  }
}
