import { z } from 'zod'
import { contactSchema } from './contact.ts'

const { email, company, telephone, consent, consentVersion, pageUrl, utmSource, utmMedium, utmCampaign } =
  contactSchema.shape
const name = (label: string) =>
  z
    .string(`${label} doit être un texte.`)
    .trim()
    .max(120, `${label} ne peut pas dépasser 120 caractères.`)
    .default('')

/**
 * What POST /api/leads takes of another form, by a token (TOKEN-4): the fields of a lead under their own names, and where it came from. The
 * message is a note whatever it says: no marker is looked for in it.
 */
export const inboundLeadSchema = z.strictObject({
  nom: name('Le nom'),
  prenom: name('Le prénom'),
  email,
  telephone,
  company,
  note: z
    .string('La note doit être un texte.')
    .max(5000, 'La note ne peut pas dépasser 5000 caractères.')
    .default(''),
  consent,
  consentVersion,
  pageUrl,
  utmSource,
  utmMedium,
  utmCampaign,
  /** The form or program it came from; the token's name when it says nothing. */
  origin: z
    .string('L’origine doit être un texte.')
    .trim()
    .max(80, 'L’origine ne peut pas dépasser 80 caractères.')
    .nullish()
    .transform((text) => text || null)
})
export type InboundLead = z.output<typeof inboundLeadSchema>

/** Answer of POST /api/leads: 201 when it is stored, and the same when it is repeated. */
export const inboundAnswerSchema = z.object({ id: z.number().int().positive() })
export type InboundAnswer = z.infer<typeof inboundAnswerSchema>
