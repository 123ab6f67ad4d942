import { readdir } from 'node:fs/promises'
import { deployableNameSchema, type Registry } from '@site/contracts/federation/registry'
import {
  EMPTY_REGISTRY,
  newestRevision,
  readRegistryFile,
  registryPath,
  registryStamp
} from '@site/registry/read-registry'
import type { ReleaseKey } from '@site/registry/release-key'
import { UntrustedRegistryError } from '@site/registry/signed-registry'
import type { LocalCopy } from './local-copy.ts'

/** A registry, and the stamp that distinguishes it from the one before (`registryStamp`). */
export interface KnownRegistry {
  registry: Registry
  stamp: string
}

export interface FoundRegistry extends KnownRegistry {
  /** Why registry.json is not what serves; null when it is. */
  error: unknown
  /** Folder its versions are read from: the local copy while the folder of deployed versions is away. */
  home: string
}

/** Where a registry is looked for: the folder of deployed versions, the local copy, and the key that must have signed it, if there is one. */
export interface RegistryPlaces {
  dir: string
  copy: LocalCopy
  key: ReleaseKey | null
}

/**
 * Looks for the registry: registry.json where it has changed and can be read, else the one that is known, else the latest revision
 * that is verified, else the local copy's. Before anything is deployed there is none, which is not an error. Where there is a key, what that has not
 * signed counts as unreadable, and so does a revision before the one that is known: whoever puts an old one back would bring its faults back too.
 */
export async function findRegistry(
  { dir, copy, key }: RegistryPlaces,
  known: KnownRegistry
): Promise<FoundRegistry> {
  try {
    const stamp = await registryStamp(dir)
    if (stamp === known.stamp) return { ...known, error: null, home: dir }
    if (stamp !== 'absent') {
      const registry = await readRegistryFile(dir, key)
      if (key && registry.revision < known.registry.revision)
        throw new UntrustedRegistryError(
          `revision ${registry.revision} was put back, and ${known.registry.revision} is known`
        )
      return { registry, stamp, error: null, home: dir }
    }
    throw new Error(`${registryPath(dir)} is gone`)
  } catch (error) {
    const registry = known.registry.revision > 0 ? known.registry : await lastKept({ dir, copy, key })
    if (registry.revision === 0 && (await isMissing(dir)))
      return { registry, stamp: '', error: null, home: dir }
    return { registry, stamp: '', error, home: (await isAway(dir)) ? copy.dir : dir }
  }
}

async function lastKept({ dir, copy, key }: RegistryPlaces): Promise<Registry> {
  return (await newestRevision(dir, key)) ?? (await copy.read()) ?? EMPTY_REGISTRY
}

const isMissing = async (dir: string) => (await registryStamp(dir)) === 'absent'

/** No deployable is there: the folder is gone, or empty because nothing is mounted. */
async function isAway(dir: string): Promise<boolean> {
  const names = await readdir(dir).catch(() => [])
  return !names.some((name) => deployableNameSchema.safeParse(name).success)
}
