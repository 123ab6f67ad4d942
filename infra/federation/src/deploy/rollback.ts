import type { DeployableManifest } from '@site/contracts/federation/registry'
import { errorsOfFiles } from '../registry/check-files.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { beforeLive, goBack, type RegistryEntry } from '../registry/flip.ts'
import { withRegistryLock } from '../registry/lock.ts'
import { readRegistry, writeRegistry } from '../registry/store.ts'
import { findVersion, verifiedVersions, versionsOnDisk } from '../registry/versions.ts'
import { errorsAmong } from './check-deployable.ts'
import { repairRegistry } from './repair.ts'

export interface RollbackOptions {
  /** Any version on disk; without it the latest that was live before and was not itself rolled back. */
  version?: string | undefined
  /** One line about what happens. */
  say?: (line: string) => void
  clock?: () => Date
}

/**
 * Makes an earlier version of a deployable live again. The version it replaces is blocked: a start of the system
 * does not deploy it again, and no fallback goes to it.
 *
 * @returns the version that is live now, and the one it replaced
 * @throws DeployError when there is no such version, or when it is damaged or no longer fits what is live
 */
export async function rollBackDeployable(
  name: string,
  root: string,
  { version, say = () => undefined, clock = () => new Date() }: RollbackOptions = {}
): Promise<{ live: string; blocked: string }> {
  const repaired = await repairRegistry(root)
  if (repaired) say(repaired)
  return withRegistryLock(root, async () => {
    const { revision, units } = await readRegistry(root)
    const before = units[name]
    if (!before) throw new DeployError([`${name} has never been deployed: there is nothing to roll back`])
    const target = version ? await namedVersion(root, before, version) : await versionBefore(root, before)
    const errors = [
      ...(await errorsOfFiles(root, target)).map((error) => `${name} ${target.version}: ${error}`),
      ...errorsAmong(target, { revision, units })
    ]
    if (errors.length > 0) throw new DeployError(errors)
    const entry = await goBack(before, target, clock(), verifiedVersions(root, name))
    await writeRegistry(root, { ...units, [name]: entry })
    return { live: target.version, blocked: before.live.version }
  })
}

async function namedVersion(
  root: string,
  { live }: RegistryEntry,
  version: string
): Promise<DeployableManifest> {
  const { name } = live
  if (version === live.version) throw new DeployError([`${name} ${version} is live already: nothing to do`])
  const found = await findVersion(root, name, version)
  if (found) return found
  throw new DeployError([`${name} ${version} is not on disk; there are: ${listOf(root, live)}`])
}

async function versionBefore(root: string, entry: RegistryEntry): Promise<DeployableManifest> {
  const { live, previous, held } = entry
  if (previous && !held.includes(previous.version)) return previous
  for (const version of beforeLive(entry)) {
    const found = await findVersion(root, live.name, version)
    if (found) return found
  }
  throw new DeployError([
    `${live.name} has no version before ${live.version} that was not rolled back: there is nothing to go back to; ` +
      `by name (npm run rollback -- ${live.name} <version>): ${listOf(root, live)}`
  ])
}

const listOf = (root: string, live: DeployableManifest) =>
  versionsOnDisk(root, live.name)
    .filter((version) => version !== live.version)
    .join(', ') || 'no other'
