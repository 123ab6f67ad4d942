import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import { errorsOfSize } from './budgets.ts'
import { errorsBetween, errorsOfMenus, errorsOfRoutes } from './compatibility.ts'
import { errorsOfAddresses } from './grants.ts'
import { checkBundle } from './run-check.ts'

/**
 * The errors that keep a version from going live beside those that are live, one line each: sizes, what shell and remotes need of each
 * other, addresses claimed twice, links that the shell's menus have no place for.
 */
export function errorsAmong(manifest: DeployableManifest, registry: Registry): string[] {
  const live = Object.values(registry.units).map((deployable) => deployable.live)
  // A canary is served beside what is live.
  const canaries = Object.values(registry.units).flatMap(({ canary }) => (canary ? [canary.manifest] : []))
  const remotes = [...live, ...canaries].filter(({ name }) => name !== 'shell')
  const liveRemotes = live.filter(({ name }) => name !== 'shell')
  if (manifest.name === 'shell')
    return [
      ...remotes.flatMap((remote) => errorsBetween(manifest, remote)),
      ...errorsOfMenus(manifest, liveRemotes)
    ]
  const shell = live.find(({ name }) => name === 'shell')
  if (!shell) return [`${manifest.name}: there is no shell to run in: deploy the shell first`]
  return [
    ...errorsBetween(shell, manifest),
    ...errorsOfAddresses(manifest),
    ...errorsOfRoutes(manifest, remotes),
    ...errorsOfMenus(shell, [...liveRemotes.filter(({ name }) => name !== manifest.name), manifest])
  ]
}

export interface DeployableCheck {
  manifest: DeployableManifest
  /** Folder of the version. */
  dir: string
  registry: Registry
  /** Server bundle of the live shell; null when the deployable is the shell. */
  shellBundle: string | null
}

/** All errors that keep a built version from going live, one line each. */
export async function errorsOfDeployable(check: DeployableCheck): Promise<string[]> {
  const { manifest, dir, registry, shellBundle } = check
  const errors = [...errorsOfSize(manifest), ...errorsAmong(manifest, registry)]
  // The bundle is not tried in a shell that does not fit it: the errors above say more than the one it would end in.
  if (shellBundle === null || errors.length > 0) return errors
  return checkBundle({ manifest, dir, shellBundle })
}
