import { z } from 'zod'
import type { LeadSource } from '../leads/lead.ts'
import { CHAT_APPOINTMENT_MESSAGE, CHAT_CONTACT_MESSAGE } from './contact-forms.ts'

const line = (max: number, label: string) =>
  z.string(`${label} doit être un texte.`).max(max, `${label} ne peut pas dépasser ${max} caractères.`)

const optionalLine = (max: number, label: string) =>
  line(max, label)
    .nullish()
    .transform((text) => text?.trim() || null)

/** What POST /api/contact accepts (CONTACT-1, CONTACT-4, CONTACT-5, CONTACT-10, CONTACT-11). Messages are shown to a person. */
export const contactSchema = z.object({
  firstName: line(120, 'Le prénom').trim().default(''),
  lastName: line(120, 'Le nom').trim().default(''),
  email: z
    .string('L’adresse e-mail est obligatoire.')
    .trim()
    .min(1, 'L’adresse e-mail est obligatoire.')
    .max(254, 'L’adresse e-mail ne peut pas dépasser 254 caractères.')
    .regex(
      // No controls, no marks that turn the direction of text: a mail server would refuse them, or a reader be deceived.
      /^[^\s\p{C}@<>()[\],;:\\"]+@[^\s\p{C}@<>()[\],;:\\"]+\.[^\s\p{C}@<>()[\],;:\\".]{2,}$/u,
      'Cette adresse e-mail ne semble pas valide. Vérifiez-la, par exemple prenom@exemple.fr.'
    ),
  company: line(200, 'L’entreprise')
    .trim()
    .nullish()
    .transform((text) => text ?? ''),
  message: line(5000, 'Le message')
    .nullish()
    .transform((text) => text ?? ''),
  /** What the visitor asked the assistant, where he says that it is to go along (CHAT-39). */
  question: optionalLine(2000, 'La question'),
  telephone: optionalLine(40, 'Le téléphone'),
  consent: z
    .boolean('Le consentement doit être vrai ou faux.')
    .nullish()
    .transform((given) => given ?? false),
  consentVersion: optionalLine(40, 'La version du consentement'),
  pageUrl: optionalLine(2000, 'L’adresse de la page'),
  utmSource: optionalLine(200, 'Le champ utmSource'),
  utmMedium: optionalLine(200, 'Le champ utmMedium'),
  utmCampaign: optionalLine(200, 'Le champ utmCampaign'),
  /** Honeypot: a person never sees this field. */
  website: optionalLine(200, 'Le champ website'),
  /** How long the form had been on the screen, in milliseconds, where a form tells. Anything else counts as untold: nobody is refused for it. */
  shownForMs: z.number().int().min(0).nullish().catch(null).default(null)
})
export type Contact = z.output<typeof contactSchema>
export type ContactInput = z.input<typeof contactSchema>

/** Answer of POST /api/contact: 201 when captured, and the same body when repeated. */
export const contactAnswerSchema = z.object({ id: z.number().int().positive(), message: z.string() })
export type ContactAnswer = z.infer<typeof contactAnswerSchema>

/**
 * Source of a lead, from its message alone (CONTACT-2). Equality, not inclusion: a visitor's own words
 * may quote the marker.
 */
export function sourceOf(message: string): LeadSource {
  const text = message.trim()
  if (text === CHAT_CONTACT_MESSAGE) return 'chat/nous-contacter'
  if (text === CHAT_APPOINTMENT_MESSAGE) return 'chat/prendre-rdv'
  return 'popup'
}
