import { z } from 'zod'

/**
 * Where data of a person are kept: a part of the list that export and erasure share. `part` is its name in the export; a later release
 * may know others.
 */
export const keptPartSchema = z.object({ part: z.string(), rows: z.number().int().nonnegative() })
export type KeptPart = z.infer<typeof keptPartSchema>

/**
 * An e-mail or a call about a person that has left. `identity`: by which its receiver finds it; `sentAt` is null when it may have left;
 * `receiver`: the name of the one that was made in the administration, null for those of the configuration.
 */
export const toldOutsideSchema = z.object({
  channel: z.enum(['email', 'webhook']),
  receiver: z.string().nullable(),
  leadId: z.number().int().positive(),
  sentAt: z.iso.datetime().nullable(),
  identity: z.string()
})
export type ToldOutside = z.infer<typeof toldOutsideSchema>

/** What is kept of a person, by addresses that are joined; what an erasure removes, and what it cannot reach. */
export const keptDataSchema = z.object({
  addresses: z.array(z.string()),
  parts: z.array(keptPartSchema),
  told: z.array(toldOutsideSchema)
})
export type KeptData = z.infer<typeof keptDataSchema>

/** Everything that is kept about a person (article 15 of the GDPR): each part under its name. */
export const personExportSchema = z
  .object({ email: z.string(), addresses: z.array(z.string()), exportedAt: z.iso.datetime() })
  .catchall(z.unknown())
export type PersonExport = z.infer<typeof personExportSchema>
