import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isAbsent } from './is-absent.ts'

/** The key of a store: who publishes holds it whole, who only serves may hold its public half. */
export interface ReleaseKey {
  /** The first 16 hexadecimal digits of its public half's SHA-256. */
  id: string
  publicKey: KeyObject
  privateKey: KeyObject | null
}

/** Where the key of a store is when no setting says it: beside its folder, never inside, where others may write. */
export const keyFileBeside = (root: string): string => `${resolve(root)}.key`

/** The Ed25519 key in a file (PEM, PKCS 8 or its public half). Null when there is none. Throws when the file holds something else. */
export function readReleaseKey(file: string): ReleaseKey | null {
  try {
    return releaseKeyOf(readFileSync(file, 'utf8'))
  } catch (error) {
    if (isAbsent(error)) return null
    if (error instanceof Error && 'syscall' in error) throw error
    throw new Error(`${file} holds no Ed25519 key`, { cause: error })
  }
}

/** The key that a PEM text holds. */
export function releaseKeyOf(pem: string): ReleaseKey {
  const key = withPublicKey(createPublicKey(pem))
  return pem.includes('PRIVATE KEY') ? { ...key, privateKey: createPrivateKey(pem) } : key
}

/** The public half of a key in base64, as the registry holds it. */
export const publicTextOf = ({ publicKey }: ReleaseKey): string =>
  publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

/** The key whose public half that is. Throws when the text is none. */
export const releaseKeyFrom = (text: string): ReleaseKey =>
  withPublicKey(createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' }))

function withPublicKey(publicKey: KeyObject): ReleaseKey {
  if (publicKey.asymmetricKeyType !== 'ed25519')
    throw new Error(`A key of type ${publicKey.asymmetricKeyType}`)
  const id = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)
  return { id, publicKey, privateKey: null }
}
