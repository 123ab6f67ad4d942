import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import { isAbsent } from '@site/registry/is-absent'
import { errorOfPublication, PUBLICATION } from '@site/registry/publication'
import { EMPTY_REGISTRY, readRegistryFile, registryPath } from '@site/registry/read-registry'
import type { ReleaseKey } from '@site/registry/release-key'
import { parseRegistry, UntrustedRegistryError } from '@site/registry/signed-registry'
import { createVerifier } from '@site/registry/verify-version'
import { manifestsOf, readVersion, type VersionName, versionDir } from '@site/registry/version-files'
import type { NatsBucket } from '@site/service/nats/nats-bucket'
import { unpackVersion } from '../archive/unpack-version.ts'
import { historyFile } from '../history/history.ts'
import { moveIn } from '../publish/put-version.ts'
import { errorsOfFiles } from '../registry/check-files.ts'
import { markRetired } from '../registry/prune.ts'
import { keepRevision } from '../registry/revisions.ts'
import { buildsDir } from '../registry/store.ts'
import { writeAtomically } from '../registry/write-atomically.ts'
import {
  digestOf,
  type Entries,
  historiesIn,
  historyKey,
  REGISTRY,
  storedVersion,
  textOf,
  versionsIn
} from './entries.ts'

/** A version in the store is not what was published. */
export class DamagedVersionError extends Error {
  override readonly name = 'DamagedVersionError'
}

/** Brings a folder to what the entries of a bucket say. All that comes is verified as what is in a folder is: hashes, signatures, revisions that only grow. */
export interface Mirror {
  /**
   * Brings what the registry names, then the histories and the registry itself. Call it under the lock of the registry. Returns what could not be brought
   * and keeps nothing back.
   *
   * @throws UntrustedRegistryError, or what keeps a live version from being brought; registry.json then stays what it is
   */
  apply: (entries: Entries) => Promise<Error[]>
  /** Brings every other version, and takes away those that the store has no more. Returns what could not be brought. */
  applyRest: (entries: Entries) => Promise<Error[]>
  /** Brings one version. @throws DamagedVersionError, a BucketAwayError */
  bring: (entries: Entries, version: VersionName) => Promise<void>
}

export function createMirror({
  bucket,
  root,
  key
}: {
  bucket: NatsBucket
  root: string
  key: ReleaseKey
}): Mirror {
  const verify = createVerifier(root)

  /** Does the folder have the version that the store has? */
  const stands = async (entries: Entries, version: VersionName) => {
    const stored = storedVersion(entries, version)
    return (
      stored !== null && (await readText(join(versionDir(root, version), PUBLICATION))) === stored.publication
    )
  }
  const isWhole = async (entries: Entries, manifest: DeployableManifest) =>
    (await stands(entries, manifest)) && (await verify(manifest)).length === 0

  const bring = async (entries: Entries, version: VersionName) => {
    const stored = storedVersion(entries, version)
    if (!stored) throw damaged(version, 'it is not in the store')
    const archive = await bucket.getObject(stored.archive)
    if (!archive || digestOf(archive) !== stored.archive)
      throw damaged(version, 'its archive is not the one that was published')
    const part = join(buildsDir(root), `brought-${randomUUID()}`)
    const dir = versionDir(part, version)
    try {
      await mkdir(dir, { recursive: true })
      await unpackVersion(Readable.from([archive]), dir)
      await writeFile(join(dir, PUBLICATION), stored.publication)
      const untrusted = await errorOfPublication(part, version, key)
      if (untrusted) throw damaged(version, untrusted)
      const manifest = await readVersion(part, version)
      const errors = manifest ? await errorsOfFiles(part, manifest) : ['its manifest is of another version']
      if (errors.length > 0) throw damaged(version, errors.join(', '))
      moveIn(root, dir, version)
    } finally {
      await rm(part, { recursive: true, force: true })
    }
  }

  const bringNamed = async (entries: Entries, manifest: DeployableManifest) => {
    if (await isWhole(entries, manifest)) return
    await bring(entries, manifest)
    if (!(await isWhole(entries, manifest)))
      throw damaged(manifest, 'it is not the one that the registry names')
  }

  return {
    bring,
    async apply(entries) {
      const text = readRegistryText(entries)
      if (text === null) return []
      const registry = parseStored(text, key)
      const standing = await readRegistryFile(root, key).catch(() => null)
      if (standing && registry.revision < standing.revision)
        throw new UntrustedRegistryError(
          `revision ${registry.revision} was put back, and ${standing.revision} is known`
        )
      const errors: Error[] = []
      for (const manifest of manifestsOf(registry)) {
        try {
          await bringNamed(entries, manifest)
        } catch (error) {
          // What serves goes on until what is to take its place is here. A folder that has nothing yet takes what it can get.
          const isLive = registry.units[manifest.name]?.live === manifest
          if (isLive && standing && standing.units[manifest.name]?.live.version !== manifest.version)
            throw error
          errors.push(error as Error)
        }
      }
      for (const name of historiesIn(entries))
        await writeWhereOther(historyFile(root, name), textOf(entries.get(historyKey(name))))
      if ((await readText(registryPath(root))) !== text) {
        await keepRevision(root, registry.revision, text)
        writeAtomically(registryPath(root), text)
      }
      markRetired(root, registry, new Date())
      return errors
    },
    async applyRest(entries) {
      const registry = await readRegistryFile(root, key).catch(() => EMPTY_REGISTRY)
      const named = new Set(manifestsOf(registry).map(idOf))
      const errors: Error[] = []
      for (const { version, isKept } of versionsIn(entries)) {
        if (named.has(idOf(version))) continue
        try {
          if (!isKept) await rm(versionDir(root, version), { recursive: true, force: true })
          else if (!(await stands(entries, version))) await bring(entries, version)
        } catch (error) {
          errors.push(error as Error)
        }
      }
      return errors
    }
  }
}

/** The text of the registry in the store; null where there is none. @throws UntrustedRegistryError where it is no text */
export function readRegistryText(entries: Entries): string | null {
  try {
    return textOf(entries.get(REGISTRY))
  } catch {
    throw new UntrustedRegistryError('it is no registry')
  }
}

/** The registry that a text of the store holds. @throws UntrustedRegistryError */
export function parseStored(text: string, key: ReleaseKey): Registry {
  try {
    return parseRegistry(text, key)
  } catch (error) {
    throw error instanceof UntrustedRegistryError ? error : new UntrustedRegistryError('it is no registry')
  }
}

const idOf = ({ name, version }: VersionName) => `${name}/${version}`

const damaged = ({ name, version }: VersionName, why: string) =>
  new DamagedVersionError(`${name} ${version}: ${why}`)

/** The text of a file; null where there is none. Throws the error of the file system where it cannot be read. */
export async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

async function writeWhereOther(path: string, text: string | null): Promise<void> {
  if (text !== null && (await readText(path)) !== text) writeAtomically(path, text)
}
