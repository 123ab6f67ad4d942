import { z } from 'zod'

/** The three sources of a lead (LEADS-10). */
export const LEAD_SOURCES = ['chat/prendre-rdv', 'chat/nous-contacter', 'popup'] as const
export const leadSourceSchema = z.enum(LEAD_SOURCES)
export type LeadSource = z.infer<typeof leadSourceSchema>

/** A lead as GET /api/leads answers it (API-10). `timestamp` is an ISO 8601 instant in UTC. */
export const leadSchema = z.object({
  id: z.number().int().positive(),
  timestamp: z.iso.datetime(),
  source: leadSourceSchema,
  nom: z.string(),
  prenom: z.string(),
  email: z.string(),
  telephone: z.string().nullable(),
  note: z.string(),
  consent: z.boolean(),
  pageUrl: z.string().nullable(),
  utmSource: z.string().nullable(),
  utmMedium: z.string().nullable(),
  utmCampaign: z.string().nullable(),
  /** The form or program that sent it by a token (TOKEN-5); absent for the site’s own forms. */
  origin: z.string().optional(),
  /** What the visitor asked the assistant, where he sent it along; absent for all others. */
  question: z.string().optional()
})
export type Lead = z.infer<typeof leadSchema>
export const leadListSchema = z.array(leadSchema)

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const textOrNull = z
  .string()
  .nullish()
  .transform((value) => value ?? null)

/** The list as a reader takes it: a field that a version of the service leaves out must not hide all the leads. */
export const readLeadListSchema = z.array(
  leadSchema.extend({
    timestamp: z.string().refine((value) => !Number.isNaN(Date.parse(value))),
    nom: text,
    prenom: text,
    telephone: textOrNull,
    note: text,
    consent: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
    pageUrl: textOrNull,
    utmSource: textOrNull,
    utmMedium: textOrNull,
    utmCampaign: textOrNull
  })
)
