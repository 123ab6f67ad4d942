import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReleaseKey, releaseKeyOf } from '@site/registry/release-key'
import { readManifest } from '@site/registry/version-files'
import { SIGNATURE, signatureText } from '@site/registry/version-signature'
import { DeployError } from '../registry/deploy-error.ts'
import { writeAtomically } from '../registry/write-atomically.ts'

/**
 * The key that a team signs its versions with: the file that `--sign` or RELEASE_SIGNING_KEY_FILE names, or the text of RELEASE_SIGNING_KEY. Null: they are not
 * signed.
 *
 * @throws DeployError when what is given is no private key
 */
export function readSigningKey(
  given: string | undefined,
  env: NodeJS.ProcessEnv = process.env
): ReleaseKey | null {
  const file = given ?? env.RELEASE_SIGNING_KEY_FILE
  const text = file ? readKeyFile(file) : env.RELEASE_SIGNING_KEY
  if (!text?.trim()) return null
  const where = file ?? 'RELEASE_SIGNING_KEY'
  const key = keyIn(text, where)
  if (!key.privateKey) throw new DeployError([`${where} holds the public half of a key: it signs nothing`])
  return key
}

/** The Ed25519 key in a PEM text. Throws a DeployError that names `where` it was found when it is none. */
export function keyIn(text: string, where: string): ReleaseKey {
  try {
    return releaseKeyOf(text)
  } catch {
    throw new DeployError([`${where} holds no Ed25519 key: key <file> makes one`])
  }
}

/** The text of a key's file. Throws a DeployError when it cannot be read. */
export function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new DeployError([`the key cannot be read: ${(error as Error).message}`])
  }
}

/** The signature of a built version, as it stands beside its manifest. `commit`: the revision of its source, where that is known. */
export async function signBuild(dir: string, key: ReleaseKey, commit: string | undefined): Promise<string> {
  const [version, manifest] = await Promise.all([readManifest(dir), readFile(join(dir, 'manifest.json'))])
  return signatureText(key, version, manifest, commit === undefined ? {} : { commit })
}

/** Writes it there. */
export async function writeSignature(
  dir: string,
  key: ReleaseKey,
  commit: string | undefined
): Promise<void> {
  writeAtomically(join(dir, SIGNATURE), await signBuild(dir, key, commit))
}
