import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Registry, registrySchema } from '@site/contracts/registry'
import { REPOSITORY } from './paths.ts'

/** Folder of the deployed versions: REMOTES_DIR of the environment, or .data/remotes of the repository. */
export function remotesDir(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(REPOSITORY, env.REMOTES_DIR || '.data/remotes')
}

/** Folder of a version: manifest.json, client/, server/entry.cjs. */
export const versionDir = (root: string, name: string, version: string) => join(root, name, version)

/** Folder for builds under way; on the same disk, so that a finished one is moved in by a rename. */
export const buildsDir = (root: string) => join(root, '.builds')

const EMPTY: Registry = { revision: 0, units: {} }

/** The registry; an empty one when none has been written. Throws when there is one that cannot be read. */
export function readRegistry(root: string): Registry {
  const path = join(root, 'registry.json')
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY
    throw error
  }
  return registrySchema.parse(JSON.parse(text))
}

/** Replaces the registry whole, a revision later. Call it under the lock (lock.ts). */
export function writeRegistry(root: string, units: Registry['units']): Registry {
  const registry = registrySchema.parse({ revision: readRegistry(root).revision + 1, units })
  writeWhole(join(root, 'registry.json'), `${JSON.stringify(registry, null, 2)}\n`)
  return registry
}

/** Written beside, flushed and renamed: a reader sees the old file or the new one, and so it is after a power cut. */
export function writeWhole(path: string, text: string): void {
  mkdirSync(resolve(path, '..'), { recursive: true })
  const beside = `${path}.${process.pid}.tmp`
  const file = openSync(beside, 'w')
  writeSync(file, text)
  fsyncSync(file)
  closeSync(file)
  renameSync(beside, path)
}
