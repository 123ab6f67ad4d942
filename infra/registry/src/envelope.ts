import { sign, verify } from 'node:crypto'
import { z } from 'zod'
import type { ReleaseKey } from './release-key.ts'

/** A signature as DSSE envelopes hold it (github.com/secure-systems-lab/dsse): whose key, and the signature in base64. */
export const signatureSchema = z.object({ keyid: z.string(), sig: z.string() })
export type Signature = z.infer<typeof signatureSchema>

/** What DSSE signs: a text together with its type, so that a signature of one kind is none of another. */
export const preAuthEncoding = (type: string, text: string): Buffer => {
  const body = Buffer.from(text)
  return Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${body.length} `), body])
}

/** Signs a text of a type. Throws when the key is the public half alone. */
export function signText({ id, privateKey }: ReleaseKey, type: string, text: string): Signature {
  if (!privateKey) throw new Error(`Key ${id} is the public half alone: it signs nothing`)
  return { keyid: id, sig: sign(null, preAuthEncoding(type, text), privateKey).toString('base64') }
}

/** Has this key signed the text as of that type? */
export const isSignedBy = (key: ReleaseKey, type: string, text: string, signature: Signature): boolean =>
  signature.keyid === key.id &&
  verify(null, preAuthEncoding(type, text), key.publicKey, Buffer.from(signature.sig, 'base64'))
