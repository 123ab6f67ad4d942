import type { ContactInput } from '@site/contracts/operations/contact'
import {
  CHAT_APPOINTMENT_MESSAGE,
  CHAT_CONTACT_MESSAGE,
  POPUP_DEFAULTS
} from '@site/contracts/operations/contact-forms'
import { CONSENT_VERSION } from '@site/contracts/site/consent'

/** Where a form was sent from: the page without the admin code, and the visit's first-touch campaign. */
export interface ContactOrigin {
  pageUrl: string
  utmSource?: string
  utmMedium?: string
  utmCampaign?: string
}

export interface PopupValues {
  nom: string
  prenom: string
  email: string
  telephone: string
  note: string
  consent: boolean
  /** Honeypot: empty for a person. */
  website: string
}

export type ChatFormKind = 'contact' | 'appointment'

export interface ChatFormValues {
  /** What the visitor asked before, where it is to be sent along. */
  question: string | null
  email: string
  telephone: string
  consent: boolean
  website: string
}

const CHAT_MESSAGES: Record<ChatFormKind, string> = {
  contact: CHAT_CONTACT_MESSAGE,
  appointment: CHAT_APPOINTMENT_MESSAGE
}

/** Body of POST /api/contact from the pop-up, with its defaults (POPUP-14). */
export function popupBody(values: PopupValues, origin: ContactOrigin): ContactInput {
  return {
    firstName: values.prenom.trim() || POPUP_DEFAULTS.name,
    lastName: values.nom.trim() || POPUP_DEFAULTS.name,
    email: values.email.trim(),
    company: '',
    message: values.note.trim() || POPUP_DEFAULTS.note,
    telephone: values.telephone.trim() || null,
    ...proofOf(values, origin)
  }
}

/** Body of POST /api/contact from the chat: the message alone says which form it was (FORM-2, FORM-3). */
export function chatBody(kind: ChatFormKind, values: ChatFormValues, origin: ContactOrigin): ContactInput {
  return {
    firstName: 'Contact',
    lastName: 'Chat',
    email: values.email.trim(),
    company: '',
    message: CHAT_MESSAGES[kind],
    telephone: values.telephone.trim() || null,
    ...(values.question && { question: values.question }),
    ...proofOf(values, origin)
  }
}

function proofOf({ consent, website }: { consent: boolean; website: string }, origin: ContactOrigin) {
  return { consent, consentVersion: CONSENT_VERSION, ...origin, ...(website === '' ? {} : { website }) }
}
