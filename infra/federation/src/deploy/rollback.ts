import type { DeployableManifest } from '@site/contracts/federation/registry'
import { DeployFault } from '../registry/fault.ts'
import { beforeLive, goBack, type RegistryUnit } from '../registry/flip.ts'
import { faultsOfFiles } from '../registry/health.ts'
import { withRegistryLock } from '../registry/lock.ts'
import { readRegistry, writeRegistry } from '../registry/store.ts'
import { findVersion, versionsOnDisk, wholeVersions } from '../registry/versions.ts'
import { faultsAmong } from './check-unit.ts'
import { repairRegistry } from './repair.ts'

export interface RollbackOptions {
  /** Any version on disk; without it the latest that was live before and was not itself rolled back. */
  version?: string | undefined
  /** One line about what happens. */
  say?: (line: string) => void
  clock?: () => Date
}

/**
 * Makes an earlier version of a unit live again. The version it replaces is held: a start of the system leaves it alone, and nobody
 * falls back to it.
 *
 * @returns the version that is live now, and the one it replaced
 * @throws DeployFault when there is no such version, or when it is damaged or no longer fits what is live
 */
export async function rollbackUnit(
  name: string,
  root: string,
  { version, say = () => undefined, clock = () => new Date() }: RollbackOptions = {}
): Promise<{ live: string; held: string }> {
  const repaired = await repairRegistry(root)
  if (repaired) say(repaired)
  return withRegistryLock(root, async () => {
    const { revision, units } = await readRegistry(root)
    const unit = units[name]
    if (!unit) throw new DeployFault([`${name} has never been deployed: there is nothing to roll back`])
    const target = version ? await namedVersion(root, unit, version) : await versionBefore(root, unit)
    const faults = [
      ...(await faultsOfFiles(root, target)).map((fault) => `${name} ${target.version}: ${fault}`),
      ...faultsAmong(target, { revision, units })
    ]
    if (faults.length > 0) throw new DeployFault(faults)
    const entry = await goBack(unit, target, clock(), wholeVersions(root, name))
    await writeRegistry(root, { ...units, [name]: entry })
    return { live: target.version, held: unit.live.version }
  })
}

async function namedVersion(
  root: string,
  { live }: RegistryUnit,
  version: string
): Promise<DeployableManifest> {
  const { name } = live
  if (version === live.version) throw new DeployFault([`${name} ${version} is live already: nothing to do`])
  const found = await findVersion(root, name, version)
  if (found) return found
  throw new DeployFault([`${name} ${version} is not on disk; there are: ${listOf(root, live)}`])
}

async function versionBefore(root: string, unit: RegistryUnit): Promise<DeployableManifest> {
  const { live, previous, held } = unit
  if (previous && !held.includes(previous.version)) return previous
  for (const version of beforeLive(unit)) {
    const found = await findVersion(root, live.name, version)
    if (found) return found
  }
  throw new DeployFault([
    `${live.name} has no version before ${live.version} that was not rolled back: there is nothing to go back to; ` +
      `by name (npm run rollback -- ${live.name} <version>): ${listOf(root, live)}`
  ])
}

const listOf = (root: string, live: DeployableManifest) =>
  versionsOnDisk(root, live.name)
    .filter((version) => version !== live.version)
    .join(', ') || 'no other'
