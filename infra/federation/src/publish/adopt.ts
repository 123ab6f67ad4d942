import { isAbsent } from '@site/registry/is-absent'
import { newestRevision, readRegistryFile } from '@site/registry/read-registry'
import { keyFileBeside, type ReleaseKey, readReleaseKey } from '@site/registry/release-key'
import { versionDir } from '@site/registry/version-files'
import { DeployError } from '../registry/deploy-error.ts'
import { withRegistryLock } from '../registry/lock.ts'
import { putRegistry, signingKey } from '../registry/store.ts'
import { verifiedVersions, versionsOnDisk } from '../registry/versions.ts'
import { makeReleaseKey } from '../signing/make-key.ts'
import { localUser } from './local-user.ts'
import { signVersion } from './put-version.ts'

/**
 * Signs a store as it stands, registry and versions, with the key in `keyFile`: for a store of before there was a key, by somebody who knows that it is
 * theirs. Returns what it did in one line.
 *
 * @throws DeployError when there is no key
 */
export async function adoptStore(root: string, keyFile = keyFileBeside(root)): Promise<string> {
  const key = signingKey(keyFile)
  if (!key)
    throw new DeployError([
      `there is no key in ${keyFile}: a start of the system makes one, or openssl genpkey -algorithm ed25519`
    ])
  return withRegistryLock(root, () => signStore(root, key))
}

/**
 * Makes the key of a store that has none, as a first start does. What stands in the store by then is signed: the key counts from now on. Returns a line
 * where it made one, null where there is one.
 */
export async function ensureReleaseKey(root: string, keyFile = keyFileBeside(root)): Promise<string | null> {
  if (readReleaseKey(keyFile)) return null
  return withRegistryLock(root, async () => {
    if (readReleaseKey(keyFile)) return null
    const { key, keep } = makeReleaseKey()
    await signStore(root, key)
    keep(keyFile)
    return `${keyFile} holds the key that signs what is deployed`
  })
}

async function signStore(root: string, key: ReleaseKey): Promise<string> {
  const found = await readRegistryFile(root).catch((error: unknown) => {
    if (isAbsent(error)) return null
    throw error
  })
  if (!found) return 'nothing is deployed yet'
  // Who may sign what is not for whoever can write the folder to say.
  const signing = (await newestRevision(root, key))?.signing ?? found.signing
  const registry = { ...found, ...(signing && { signing }) }
  const { by } = localUser()
  const at = new Date().toISOString()
  let count = 0
  for (const name of Object.keys(registry.units)) {
    const find = verifiedVersions(root, name, null, registry)
    for (const version of versionsOnDisk(root, name)) {
      if (!(await find(version))) continue
      const release = {
        at,
        action: 'publish' as const,
        version,
        by,
        before: null,
        message: 'signed as it stood'
      }
      signVersion(versionDir(root, { name, version }), { name, version }, { key, release })
      count += 1
    }
  }
  const { revision } = await putRegistry(root, registry, { key })
  return `revision ${revision} and ${count} versions are signed by key ${key.id}`
}
