import { readdir } from 'node:fs/promises'
import { deployableNameSchema, type Registry } from '@site/contracts/federation/registry'
import {
  EMPTY_REGISTRY,
  newestRevision,
  readRegistryFile,
  registryPath,
  registryStamp
} from '@site/registry/read-registry'
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

/**
 * Looks for the registry: registry.json where it has changed and can be read, else the one that is known, else the latest revision
 * that is verified, else the local copy's. Before anything is deployed there is none, which is not an error.
 */
export async function findRegistry(
  dir: string,
  copy: LocalCopy,
  known: KnownRegistry
): Promise<FoundRegistry> {
  try {
    const stamp = await registryStamp(dir)
    if (stamp === known.stamp) return { ...known, error: null, home: dir }
    if (stamp !== 'absent') return { registry: await readRegistryFile(dir), stamp, error: null, home: dir }
    throw new Error(`${registryPath(dir)} is gone`)
  } catch (error) {
    const registry = known.registry.revision > 0 ? known.registry : await lastKept(dir, copy)
    if (registry.revision === 0 && (await isMissing(dir)))
      return { registry, stamp: '', error: null, home: dir }
    return { registry, stamp: '', error, home: (await isAway(dir)) ? copy.dir : dir }
  }
}

async function lastKept(dir: string, copy: LocalCopy): Promise<Registry> {
  return (await newestRevision(dir)) ?? (await copy.read()) ?? EMPTY_REGISTRY
}

const isMissing = async (dir: string) => (await registryStamp(dir)) === 'absent'

/** No deployable is there: the folder is gone, or empty because nothing is mounted. */
async function isAway(dir: string): Promise<boolean> {
  const names = await readdir(dir).catch(() => [])
  return !names.some((name) => deployableNameSchema.safeParse(name).success)
}
