import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { Rules } from '@site/registry/version-signature'
import type { ReadData } from '../rendering/read-data.ts'
import { errorsOfSize } from './budgets.ts'
import { type Beside, errorsBetween, errorsOfMenus, errorsOfRoutes } from './compatibility.ts'
import { errorsOfAddresses } from './grants.ts'
import { errorsOfCalls, errorsOfGrants } from './reach.ts'
import { errorsOfItself, errorsOfRemotes } from './try-remotes.ts'

/**
 * The errors that keep a version from going live beside those that are live, one line each: sizes, what shell and remotes need of each
 * other, addresses claimed twice, what the shell does not grant: calls of the API, events, places in its menus.
 */
export function errorsAmong(manifest: DeployableManifest, registry: Beside): string[] {
  const live = Object.values(registry.units).map((deployable) => deployable.live)
  // A canary is served beside what is live.
  const canaries = Object.values(registry.units).flatMap(({ canary }) => (canary ? [canary.manifest] : []))
  const remotes = [...live, ...canaries].filter(({ name }) => name !== 'shell')
  const liveRemotes = live.filter(({ name }) => name !== 'shell')
  if (manifest.name === 'shell')
    return [
      ...remotes.flatMap((remote) => [
        ...errorsBetween(manifest, remote),
        ...errorsOfGrants(manifest, remote)
      ]),
      ...errorsOfMenus(manifest, liveRemotes)
    ]
  const shell = live.find(({ name }) => name === 'shell')
  if (!shell) return [`${manifest.name}: there is no shell to run in: deploy the shell first`]
  return [
    ...errorsBetween(shell, manifest),
    ...errorsOfGrants(shell, manifest),
    ...errorsOfAddresses(manifest),
    ...errorsOfRoutes(manifest, remotes),
    ...errorsOfMenus(shell, [...liveRemotes.filter(({ name }) => name !== manifest.name), manifest])
  ]
}

/** What would be live beside each other once all of these are. */
const besideWith = (registry: Beside, manifests: DeployableManifest[]): Beside => ({
  units: {
    ...registry.units,
    ...Object.fromEntries(manifests.map((manifest) => [manifest.name, { live: manifest }]))
  }
})

/** The errors that keep versions from going live together, one line each. */
export function errorsOfSet(manifests: DeployableManifest[], registry: Beside): string[] {
  const beside = besideWith(registry, manifests)
  return [...new Set(manifests.flatMap((manifest) => errorsAmong(manifest, beside)))]
}

export interface DeployableCheck {
  manifest: DeployableManifest
  /** Folder of the version. */
  dir: string
  /** What is live, and who may sign what. */
  registry: Rules
  /** Folder of the deployed versions. */
  root: string
  /** Gives its pages the data of the running site. */
  readData: ReadData | undefined
}

/** What is wrong with a built version, one line each. */
export interface DeployableErrors {
  /** Of itself: it does not come into the store. */
  own: string[]
  /** Beside what is live now: it can be kept, and go live with others that it fits. */
  unfit: string[]
}

/** All that is wrong with a built version: a remote is tried in the live shell, a shell by itself and then with each remote that is live. */
export async function errorsOfDeployable(check: DeployableCheck): Promise<DeployableErrors> {
  const { manifest, dir, registry } = check
  const isShell = manifest.name === 'shell'
  const own = [
    ...errorsOfSize(manifest),
    ...(isShell ? [] : [...errorsOfAddresses(manifest), ...errorsOfCalls(manifest, dir)])
  ]
  const unfit = errorsAmong(manifest, registry).filter((line) => !own.includes(line))
  if (own.length > 0) return { own, unfit }
  // A shell is tried by itself first, and nothing is tried in a shell that does not fit it: the errors above say more than the one it would end in.
  if (isShell || unfit.length > 0) {
    const alone = await errorsOfItself({ manifest, dir })
    if (alone.length > 0 || unfit.length > 0) return { own: alone, unfit }
  }
  const errors = await errorsOfRemotes([{ manifest, dir }], registry, check)
  return isShell ? { own, unfit: errors } : { own: errors, unfit }
}
