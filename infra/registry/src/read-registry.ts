import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { latestRevisions, REVISIONS, type Registry } from '@site/contracts/federation/registry'
import { isAbsent } from './is-absent.ts'
import type { ReleaseKey } from './release-key.ts'
import { parseRegistry } from './signed-registry.ts'

/** Before anything is deployed there is no file, which is not an error. */
export const EMPTY_REGISTRY: Registry = { revision: 0, units: {} }

/** Path of the registry in a folder of deployed versions. */
export const registryPath = (root: string): string => join(root, 'registry.json')

/** Folder of the revisions that are kept of it. */
export const revisionsDir = (root: string): string => join(root, REVISIONS)

/**
 * A mark that changes when registry.json is replaced or written: inode, size, modification time. 'absent' without a file.
 * A stat is seen through shared volumes, where change notifications are not.
 */
export async function registryStamp(root: string): Promise<string> {
  try {
    const { ino, size, mtimeMs } = await stat(registryPath(root))
    return `${ino}:${size}:${mtimeMs}`
  } catch (error) {
    if (isAbsent(error)) return 'absent'
    throw error
  }
}

/**
 * Reads registry.json. `key`: the store's, where it has one. Throws the error of the file system, of the schema when the text is not a registry,
 * or an UntrustedRegistryError.
 */
export async function readRegistryFile(root: string, key: ReleaseKey | null = null): Promise<Registry> {
  return parseRegistry(await readFile(registryPath(root), 'utf8'), key)
}

/** Names of the revisions that are kept, the latest first, whether they can be read or not. */
export async function listRevisions(root: string): Promise<string[]> {
  try {
    return latestRevisions(await readdir(revisionsDir(root)))
  } catch (error) {
    if (isAbsent(error)) return []
    throw error
  }
}

/**
 * The latest revision that can be read, and that `key` has signed where there is one: some may have been cut short, or forged, with registry.json.
 * Null when none can.
 */
export async function newestRevision(root: string, key: ReleaseKey | null = null): Promise<Registry | null> {
  for (const name of await listRevisions(root)) {
    const registry = await readRevision(root, name, key)
    if (registry) return registry
  }
  return null
}

/** One of `listRevisions`; null when it cannot be believed, as for `newestRevision`. Throws the error of the file system. */
export async function readRevision(
  root: string,
  name: string,
  key: ReleaseKey | null
): Promise<Registry | null> {
  return registryIn(await readFile(join(revisionsDir(root), name), 'utf8'), key)
}

function registryIn(text: string, key: ReleaseKey | null): Registry | null {
  try {
    return parseRegistry(text, key)
  } catch {
    return null // The file was cut short, it is no registry, or somebody else's.
  }
}
