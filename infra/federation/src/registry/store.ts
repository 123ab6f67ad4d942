import { join, resolve } from 'node:path'
import { type Registry, registrySchema } from '@site/contracts/federation/registry'
import { EMPTY_REGISTRY, newestRevision, readRegistryFile, registryPath } from '@site/registry/read-registry'
import { REPOSITORY } from '../repository/paths.ts'
import { DeployError } from './deploy-error.ts'
import { keepRevision, latestNumber, textOf } from './revisions.ts'
import { type Write, writeAtomically } from './write-atomically.ts'

/** Folder of the deployed versions: REMOTES_DIR of the environment, or .data/remotes of the repository. */
export function remotesDir(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(REPOSITORY, env.REMOTES_DIR || '.data/remotes')
}

/** Folder for builds under way; on the same disk, so that a finished one is moved in by a rename. */
export const buildsDir = (root: string) => join(root, '.builds')

/**
 * The registry as it stands, and what is wrong with registry.json, in words, when it is the latest revision instead.
 *
 * @throws DeployError when registry.json cannot be read and no revision of it is kept
 */
export async function inspectRegistry(root: string): Promise<{ registry: Registry; error: string | null }> {
  const found = await readFound(root)
  if (found && !(found instanceof Error)) return { registry: found, error: null }
  const kept = await newestRevision(root)
  if (!found && !kept) return { registry: EMPTY_REGISTRY, error: null }
  const error = found ? `is no registry (${found.message.split('\n')[0]})` : 'is gone'
  if (kept) return { registry: kept, error }
  throw new DeployError([
    `${registryPath(root)} ${error}, and no revision of it is kept: take the file away, then npm run deploy -- all`
  ])
}

/** The registry; an empty one when none has been written. Throws as `inspectRegistry` does. */
export async function readRegistry(root: string): Promise<Registry> {
  return (await inspectRegistry(root)).registry
}

/**
 * Replaces the registry atomically, a revision later, and keeps it among the revisions. Call it under the lock (lock.ts). When it
 * throws, the registry is what it was.
 */
export async function writeRegistry(
  root: string,
  units: Registry['units'],
  write?: Write
): Promise<Registry> {
  const latest = Math.max((await readRegistry(root)).revision, await latestNumber(root))
  const registry = registrySchema.parse({ revision: latest + 1, units })
  const forget = await keepRevision(root, registry, write)
  try {
    writeAtomically(registryPath(root), textOf(registry), { write })
  } catch (error) {
    forget()
    throw error
  }
  return registry
}

/** registry.json; null when there is none, and why it is no registry when it is another text. Throws when the disk does not give it. */
async function readFound(root: string): Promise<Registry | Error | null> {
  try {
    return await readRegistryFile(root)
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    if (syscall !== undefined) throw error
    return error as Error
  }
}
