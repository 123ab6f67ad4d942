import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  type Registry,
  registrySchema,
  type UnitManifest,
  unitManifestSchema
} from '@site/contracts/federation/registry'
import { REPOSITORY } from '../repository/paths.ts'
import { DeployFault } from './fault.ts'
import { keepRevision, latestNumber, newestRevision, parseRegistry, textOf } from './revisions.ts'
import { type Write, writeWhole } from './write-whole.ts'

/** Folder of the deployed versions: REMOTES_DIR of the environment, or .data/remotes of the repository. */
export function remotesDir(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(REPOSITORY, env.REMOTES_DIR || '.data/remotes')
}

/** Folder of a version: manifest.json, client/, server/entry.cjs. */
export const versionDir = (root: string, name: string, version: string) => join(root, name, version)

/** Folder for builds under way; on the same disk, so that a finished one is moved in by a rename. */
export const buildsDir = (root: string) => join(root, '.builds')

const registryPath = (root: string) => join(root, 'registry.json')

const EMPTY: Registry = { revision: 0, units: {} }

/**
 * The registry as it stands, and what is wrong with registry.json, in words, when it is the latest revision instead.
 *
 * @throws DeployFault when registry.json cannot be read and no revision of it is kept
 */
export function inspectRegistry(root: string): { registry: Registry; fault: string | null } {
  const found = readFound(registryPath(root))
  if (found && !(found instanceof Error)) return { registry: found, fault: null }
  const kept = newestRevision(root)
  if (!found && !kept) return { registry: EMPTY, fault: null }
  const fault = found ? `is no registry (${found.message.split('\n')[0]})` : 'is gone'
  if (kept) return { registry: kept, fault }
  throw new DeployFault([
    `${registryPath(root)} ${fault}, and no revision of it is kept: take the file away, then npm run deploy -- all`
  ])
}

/** The registry; an empty one when none has been written. Throws as `inspectRegistry` does. */
export const readRegistry = (root: string): Registry => inspectRegistry(root).registry

/**
 * Replaces the registry whole, a revision later, and keeps it among the revisions. Call it under the lock (lock.ts). When it
 * throws, the registry is what it was.
 */
export function writeRegistry(root: string, units: Registry['units'], write?: Write): Registry {
  const latest = Math.max(readRegistry(root).revision, latestNumber(root))
  const registry = registrySchema.parse({ revision: latest + 1, units })
  const forget = keepRevision(root, registry, write)
  try {
    writeWhole(registryPath(root), textOf(registry), write)
  } catch (error) {
    forget()
    throw error
  }
  return registry
}

function readFound(path: string): Registry | Error | null {
  try {
    return parseRegistry(readFileSync(path, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The manifest of a version that stands. Throws when it is missing or not a manifest. */
export function readManifest(dir: string): UnitManifest {
  return unitManifestSchema.parse(JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')))
}
