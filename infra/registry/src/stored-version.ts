import { z } from 'zod'

/** A version in a store that is no folder: the SHA-256 of its archive (hexadecimal), which is its name there, and the text of its publication.json. */
export const storedVersionSchema = z.object({
  archive: z.string().regex(/^[0-9a-f]{64}$/),
  publication: z.string()
})
export type StoredVersion = z.infer<typeof storedVersionSchema>
