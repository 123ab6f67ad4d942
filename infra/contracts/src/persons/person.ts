import { z } from 'zod'

/** Why two addresses may belong to one person. `value`: what they share, as it was typed, or the two addresses. */
export const likenessSchema = z.object({
  kind: z.enum(['phone', 'company', 'domain', 'address']),
  value: z.string()
})
export type Likeness = z.infer<typeof likenessSchema>

/** A person in a line: one address, or several that were joined. What is not known is null; suspects and archived leads do not count. */
export const personSummarySchema = z.object({
  /** The address that wrote last; any of `addresses` stands for the person. */
  email: z.string(),
  addresses: z.array(z.string()),
  name: z.string().nullable(),
  telephone: z.string().nullable(),
  company: z.string().nullable(),
  demands: z.number().int().nonnegative(),
  lastAt: z.iso.datetime().nullable(),
  /** The newest lead of the list, which names the person where an address must not stand. */
  leadId: z.number().int().positive().nullable()
})
export type PersonSummary = z.infer<typeof personSummarySchema>
export const personSummaryListSchema = z.array(personSummarySchema)

/** Two persons who may be one. */
export const personProposalSchema = z.object({
  first: personSummarySchema,
  second: personSummarySchema,
  reasons: z.array(likenessSchema).min(1)
})
export type PersonProposal = z.infer<typeof personProposalSchema>

/** The newest proposals, 50 at most. `pending`: leads that were not compared with the others yet. */
export const personProposalsSchema = z.object({
  proposals: z.array(personProposalSchema),
  isMore: z.boolean(),
  pending: z.number().int().nonnegative()
})
export type PersonProposals = z.infer<typeof personProposalsSchema>

/** One demand of a person's history. `source` is any text where the lead is archived. */
export const personDemandSchema = z.object({
  id: z.number().int().positive(),
  timestamp: z.iso.datetime(),
  state: z.enum(['listed', 'suspect', 'archived']),
  source: z.string(),
  email: z.string(),
  nom: z.string(),
  prenom: z.string(),
  telephone: z.string().nullable(),
  company: z.string(),
  /** As of another demand in a sheet: the question to the assistant, where one came along. */
  note: z.string(),
  consent: z.boolean()
})
export type PersonDemand = z.infer<typeof personDemandSchema>

/** Two addresses that an administrator joined; `by`: the name of the code, null for the shared one. */
export const personLinkSchema = z.object({
  id: z.number().int().positive(),
  first: z.string(),
  second: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable()
})
export type PersonLink = z.infer<typeof personLinkSchema>

/**
 * A person: all that its addresses sent, newest first, and who else it may be. `total` counts every demand, `demands` has 200 at most.
 * `sameTelephone`: who has the same number and is not proposed, 5 at most.
 */
export const personSchema = z.object({
  summary: personSummarySchema,
  links: z.array(personLinkSchema),
  total: z.number().int().nonnegative(),
  demands: z.array(personDemandSchema),
  proposals: z.array(personProposalSchema),
  sameTelephone: z.array(personSummarySchema).optional()
})
export type Person = z.infer<typeof personSchema>

/** That two persons are not one, so that they are not proposed again. */
export const personRefusalSchema = z.object({ id: z.number().int().positive() })
export type PersonRefusal = z.infer<typeof personRefusalSchema>

const email = z
  .string()
  .trim()
  .max(254)
  .regex(/^\S+@\S+$/, 'Indiquez une adresse e-mail.')

/** Persons in one answer to a search. */
export const PERSONS_AT_MOST = 20
/** Whom is looked for: a part of an address, of a name, a telephone number; everybody where it is blank. */
export const personSearchSchema = z.object({ search: z.string().trim().max(200) })
/** One person, by an address or by a lead. */
export const personRequestSchema = z
  .object({ email: email.optional(), leadId: z.number().int().positive().optional() })
  .refine((asked) => (asked.email === undefined) !== (asked.leadId === undefined), {
    path: ['email'],
    message: 'Indiquez une adresse e-mail ou une demande.'
  })
/** One person, by an address. */
export const personAddressSchema = z.object({ email })
/** Two persons, each by an address. */
export const personPairSchema = z.object({ first: email, second: email })
/** Erases a person. `addresses`: those that were shown, so that none goes that was joined meanwhile. */
export const personErasureSchema = z.object({ email, addresses: z.array(email).min(1).max(100) })
