import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@site/contracts/federation/registry'
import { isAbsent } from '@site/registry/is-absent'
import { PUBLICATION } from '@site/registry/publication'
import { readRegistryFile, registryPath } from '@site/registry/read-registry'
import type { ReleaseKey } from '@site/registry/release-key'
import { registryText, UntrustedRegistryError } from '@site/registry/signed-registry'
import { manifestsOf, type VersionName, versionDir } from '@site/registry/version-files'
import { BucketAwayError, EntryChangedError, type NatsBucket } from '@site/service/nats/nats-bucket'
import { packVersion } from '../archive/pack-version.ts'
import { historyFile } from '../history/history.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { type ReleaseStore, StoreAwayError, StoreChangedError } from '../registry/release-store.ts'
import { verifiedVersions, versionsOnDisk } from '../registry/versions.ts'
import {
  digestOf,
  type Entries,
  historyKey,
  packText,
  REGISTRY,
  storedVersion,
  versionKey
} from './entries.ts'
import {
  createMirror,
  DamagedVersionError,
  type Mirror,
  parseStored,
  readRegistryText,
  readText
} from './mirror.ts'

export interface NatsStoreOptions {
  bucket: NatsBucket
  /** The folder of this machine. */
  root: string
  /** The key of the store: what it has not signed is not taken from there. */
  key: ReleaseKey
}

/**
 * The store on NATS: archives of versions are objects, named by their own hash; which there are, the registry and the histories are entries, each changed
 * only where it is what was last seen. A version is seen once its object is there whole, and goes live once it is seen.
 */
export function createNatsStore(options: NatsStoreOptions): ReleaseStore & { mirror: Mirror } {
  const { bucket, root, key } = options
  const mirror = createMirror(options)
  /** The entries as the change that is under way has found them: what was made of them replaces those alone. */
  let seen: Entries = new Map()
  const ownRevisions = new Map<string, number>()

  const replace = async (name: string, value: Buffer) => {
    await bucket.put(name, value, ownRevisions.get(name) ?? seen.get(name)?.revision ?? 0)
    ownRevisions.set(name, bucket.entries().get(name)?.revision ?? 0)
  }

  const look = async () => {
    await bucket.catchUp()
    seen = new Map(bucket.entries())
    ownRevisions.clear()
  }

  const putVersion = async (dir: string, version: VersionName, isReplaced = false) => {
    const publication = await readFile(join(dir, PUBLICATION), 'utf8')
    const stored = storedVersion(bucket.entries(), version)
    if (stored?.publication === publication) return
    if (stored && !isReplaced && (await isThere(version))) throw new StoreChangedError()
    await writeVersion(dir, version, publication)
    if (stored && isReplaced) await dropArchive(stored.archive, version)
  }

  /** Takes the archive away that a version had, where it has another by now. */
  const dropArchive = async (archive: string, version: VersionName) => {
    if (storedVersion(bucket.entries(), version)?.archive !== archive) await bucket.deleteObject(archive)
  }

  const writeVersion = async (dir: string, version: VersionName, publication: string) => {
    const archive = await packVersion(dir)
    const name = digestOf(archive)
    const before = bucket.entries().get(versionKey(version))?.revision ?? 0
    await bucket.putObject(name, archive)
    await bucket.put(versionKey(version), Buffer.from(JSON.stringify({ archive: name, publication })), before)
  }

  /** Is the version in the store what it was? One that is damaged makes way for the same version. */
  const isThere = (version: VersionName) =>
    mirror.bring(bucket.entries(), version).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DamagedVersionError) return false
        throw error
      }
    )

  /** Whatever the registry names is in the store before the registry is. */
  const putNamed = async (registry: Registry) => {
    for (const manifest of manifestsOf(registry)) {
      if (storedVersion(bucket.entries(), manifest)) continue
      try {
        await putVersion(versionDir(root, manifest), manifest)
      } catch (error) {
        if (!isAbsent(error)) throw error
        const { name, version } = manifest
        // What is only to fall back to, and is gone, was no fallback before either.
        if (registry.units[name]?.live === manifest)
          throw new DeployError([`${name} ${version} is not in ${root}, or was not published`])
      }
    }
  }

  /** Puts the archives of what the registry names anew where they are not what they were. Returns how many. */
  const healNamed = async (registry: Registry): Promise<number> => {
    let count = 0
    for (const manifest of manifestsOf(registry)) {
      const stored = storedVersion(bucket.entries(), manifest)
      const archive = stored && (await bucket.getObject(stored.archive))
      if (!stored || (archive && digestOf(archive) === stored.archive)) continue
      if (!(await verifiedVersions(root, manifest.name, key)(manifest.version))) continue
      const dir = versionDir(root, manifest)
      await writeVersion(dir, manifest, await readFile(join(dir, PUBLICATION), 'utf8'))
      count += 1
    }
    return count
  }

  /** A store that has no registry yet takes what stands in the folder. Returns how many versions. */
  const fill = async (): Promise<number> => {
    const registry = await readRegistryFile(root, key).catch(() => null)
    if (!registry) return 0
    let count = 0
    for (const name of Object.keys(registry.units)) {
      const find = verifiedVersions(root, name, key)
      for (const version of versionsOnDisk(root, name)) {
        if (!(await find(version))) continue
        await putVersion(versionDir(root, { name, version }), { name, version })
        count += 1
      }
      const history = await readText(historyFile(root, name))
      if (history) await replace(historyKey(name), packText(history))
    }
    await putNamed(registry)
    await replace(REGISTRY, packText(await readFile(registryPath(root), 'utf8')))
    return count
  }

  return {
    mirror,
    pull: () =>
      inWords(async () => {
        await look()
        if (!seen.get(REGISTRY)?.value) return void (await fill())
        await mirror.apply(seen)
        await mirror.applyRest(seen)
      }),
    putVersion: (dir, version, how) => inWords(() => putVersion(dir, version, how?.isReplaced)),
    putRegistry: (registry, text) =>
      inWords(async () => {
        await putNamed(registry)
        await replace(REGISTRY, packText(text))
      }),
    putHistory: (name, text) => inWords(() => replace(historyKey(name), packText(text))),
    dropVersions: (versions) =>
      inWords(async () => {
        for (const version of versions) {
          const stored = storedVersion(bucket.entries(), version)
          if (!stored) continue
          const { revision = 0 } = bucket.entries().get(versionKey(version)) ?? {}
          await bucket.put(versionKey(version), null, revision)
          await bucket.deleteObject(stored.archive)
        }
      }),
    repair: () =>
      inWords(async () => {
        await look()
        if (!seen.get(REGISTRY)?.value) {
          const count = await fill()
          return count > 0
            ? `the store was empty: ${count} versions and the registry of ${root} are in it`
            : null
        }
        const own = await readRegistryFile(root, key).catch(() => null)
        const error = errorOfRegistry(seen, own, key)
        if (!error) {
          const count = own ? await healNamed(own) : 0
          return count > 0 ? `${count} damaged versions of the store are put anew` : null
        }
        const past = (await bucket.pastValues(REGISTRY)).flatMap((value) => readPast(value, key))
        const [latest] = [...(own ? [own] : []), ...past].sort((one, other) => other.revision - one.revision)
        if (!latest) throw new DeployError([`the registry of the store ${error}, and none before it is kept`])
        await putNamed(latest)
        await replace(REGISTRY, packText(registryText(latest, key)))
        return `the registry of the store ${error}: revision ${latest.revision} is put back`
      })
  }
}

/** Why the registry of the store is not to be believed; null where it is. `own`: what the folder knows. */
function errorOfRegistry(entries: Entries, own: Registry | null, key: ReleaseKey): string | null {
  try {
    const { revision } = parseStored(readRegistryText(entries) ?? '', key)
    return own && revision < own.revision ? `is revision ${revision}, and ${own.revision} is known` : null
  } catch (error) {
    return `is not to be believed (${(error as Error).message})`
  }
}

function readPast(value: Buffer, key: ReleaseKey): Registry[] {
  try {
    const text = readRegistryText(new Map([[REGISTRY, { value, revision: 1 }]]))
    return text === null ? [] : [parseStored(text, key)]
  } catch {
    return []
  }
}

/** Errors of NATS in the words of whoever publishes. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BucketAwayError) throw new StoreAwayError()
    if (error instanceof EntryChangedError) throw new StoreChangedError()
    if (error instanceof UntrustedRegistryError)
      throw new DeployError([
        `the registry of the store is not to be believed (${error.message}): npm run site -- repair puts the latest back that is`
      ])
    if (error instanceof DamagedVersionError)
      throw new DeployError([`in the store is a damaged version: ${error.message}`])
    throw error
  }
}
