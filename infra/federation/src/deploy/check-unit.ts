import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import type { UnitSource } from '../build/unit-source.ts'
import { faultsOfSize } from './budgets.ts'
import { faultsBetween, faultsOfRoutes } from './compatibility.ts'
import { checkBundle } from './run-check.ts'

/**
 * What speaks against a version going live among those that are, one line each: sizes, what shell and remotes need of each
 * other, addresses claimed twice.
 */
export function faultsAmong(manifest: DeployableManifest, registry: Registry): string[] {
  const live = Object.values(registry.units).map((unit) => unit.live)
  const remotes = live.filter(({ name }) => name !== 'shell')
  if (manifest.name === 'shell') return remotes.flatMap((remote) => faultsBetween(manifest, remote))
  const shell = live.find(({ name }) => name === 'shell')
  if (!shell) return [`${manifest.name}: there is no shell to run in: deploy the shell first`]
  return [...faultsBetween(shell, manifest), ...faultsOfRoutes(manifest, remotes)]
}

export interface UnitCheck {
  unit: UnitSource
  manifest: DeployableManifest
  /** Folder of the version. */
  dir: string
  registry: Registry
  /** Server bundle of the live shell; null when the unit is the shell. */
  shellBundle: string | null
}

/** Everything that speaks against a built version. */
export async function faultsOfUnit({
  unit,
  manifest,
  dir,
  registry,
  shellBundle
}: UnitCheck): Promise<string[]> {
  const faults = [...faultsOfSize(unit, manifest), ...faultsAmong(manifest, registry)]
  // Not tried in a shell that cannot hold it: the faults above say more than the error it would end in.
  if (shellBundle === null || faults.length > 0) return faults
  return checkBundle({ manifest, dir, shellBundle })
}
