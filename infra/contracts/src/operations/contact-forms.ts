/*
 * What the forms and the service agree on, without a schema: the browser's forms need these and not zod.
 */

/** The two messages that mark a lead as coming from the chat (FORM-2, FORM-3, CONTACT-2). */
export const CHAT_CONTACT_MESSAGE = 'Contact depuis chat/nous-contacter'
export const CHAT_APPOINTMENT_MESSAGE = 'Contact depuis chat/prendre-rdv'

/** Defaults of the pop-up (POPUP-14). */
export const POPUP_DEFAULTS = { name: 'Non renseigné', note: 'Contact depuis popup' } as const

/** Request header that makes a repeated submission one lead (CONTACT-9). A UUID, kept 24 hours. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
