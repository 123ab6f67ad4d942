import { existsSync } from 'node:fs'
import { versionDir } from '@site/registry/version-files'
import type { DeployableSource } from '../build/deployable-source.ts'
import { shellBundleFor } from '../publish/publish.ts'
import { readRegistry, type Store, signingKey } from '../registry/store.ts'
import { versionOfTree } from '../version/version.ts'
import { deployOne } from './deploy.ts'
import { findDeployable } from './deploy-all.ts'
import { ensureVersion } from './ensure-version.ts'

/** Is the version that the sources are now in the store already? Then nothing is built. */
export const isKept = ({ root }: Pick<Store, 'root'>, deployable: DeployableSource): boolean =>
  existsSync(versionDir(root, { name: deployable.name, version: versionOfTree(deployable) }))

/**
 * Builds a deployable of this repository without making it live here, and gives its folder to `use`. A remote is built against the shell of this machine's
 * store; where there is none yet, that is built first. What it is checked against is the site's.
 */
export async function withBuilt<T>(
  deployable: DeployableSource,
  { root, keyFile, store }: Store,
  { say, use }: { say: (line: string) => void; use: (dir: string) => Promise<T> }
): Promise<T> {
  const isRemote = deployable.name !== 'shell'
  if (isRemote && !(await readRegistry(root, keyFile)).units.shell)
    await deployOne(findDeployable('shell'), {
      ...{ root, keyFile, ...(store && { store }) },
      say: (line) => say(`on this machine, to build against: ${line}`)
    })
  const shellBundle = shellBundleFor(deployable, await readRegistry(root, keyFile), root)
  const version = versionOfTree(deployable)
  const built = await ensureVersion(root, deployable, version, { key: signingKey(keyFile), shellBundle })
  try {
    return await use(built.dir)
  } finally {
    built.discard()
  }
}
