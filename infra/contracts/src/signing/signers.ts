import { z } from 'zod'

/** Half a key: what the site knows of a key that a team signs its versions with. */
export const signerSchema = z.object({
  /** The first 16 hexadecimal digits of the SHA-256 of `publicKey`. */
  keyid: z.string().regex(/^[0-9a-f]{16}$/),
  /** Ed25519, as SubjectPublicKeyInfo in base64. */
  publicKey: z.base64(),
  /** Whose it is. */
  team: z.string().trim().min(1).max(120),
  addedAt: z.iso.datetime(),
  addedBy: z.string(),
  /** From then on nothing new is taken that it has signed. */
  withdrawnAt: z.iso.datetime().optional()
})
export type Signer = z.infer<typeof signerSchema>

/** Who may sign the versions of one front end. `unsigned`: versions that were live before it had a key, which stay as they are. */
export const signersSchema = z.object({ keys: z.array(signerSchema), unsigned: z.array(z.string()) })
export type Signers = z.infer<typeof signersSchema>

/** Who may sign what (decision 194). It stands in the registry, which the key of the store signs. */
export const signingPolicySchema = z.object({
  /** May a front end without a key be published? */
  isRequired: z.boolean(),
  /** By the name of a front end. One that is not there has no key. */
  of: z.record(z.string(), signersSchema)
})
export type SigningPolicy = z.infer<typeof signingPolicySchema>

/** Who signed a version. */
export type SignedBy = Pick<Signer, 'keyid' | 'team'>
