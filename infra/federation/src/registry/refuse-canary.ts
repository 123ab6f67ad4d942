import type { DeployableManifest } from '@site/contracts/federation/registry'
import { DeployError } from './deploy-error.ts'
import type { RegistryEntry } from './flip.ts'

/**
 * Refuses a version that cannot be shown to a share of the visitors (FED-30).
 *
 * @param share what it is to have at first, in percent
 * @throws DeployError in one line where it is not rendered by the server, where another version is the canary, and where the share would shrink: some would lose
 * what they have seen
 */
export function refuseCanary(
  { name, version, widget, routes }: DeployableManifest,
  entry: RegistryEntry | undefined,
  share: number
): void {
  const isShown = widget !== undefined || routes.some(({ render }) => render === 'server')
  if (name === 'shell' || !isShown)
    throw new DeployError([
      `${name} cannot be a canary: only a remote that the server renders can be shown to a share of the visitors`
    ])
  if (!entry) throw new DeployError([`${name} is not in the site: there is nothing to compare a canary with`])
  const { canary } = entry
  if (!canary) return
  if (canary.manifest.version !== version)
    throw new DeployError([
      `${name} ${canary.manifest.version} is a canary already: promote or abort it before another`
    ])
  if (share < canary.share)
    throw new DeployError([
      `${name} ${version} has ${canary.share} % already, and a share only grows: abort it instead`
    ])
}
