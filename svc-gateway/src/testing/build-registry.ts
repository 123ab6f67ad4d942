import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Canary, DeployableManifest, Registry } from '@site/contracts/federation/registry'

export type LiveDeployables = Record<
  string,
  {
    live: DeployableManifest
    previous?: DeployableManifest
    held?: string[]
    pagesChangedAt?: Record<string, string>
    canary?: Canary
  }
>

let revision = 0

/** Flips the registry as deploy does: written beside, then renamed. */
export async function writeRegistry(root: string, deployables: LiveDeployables): Promise<Registry> {
  revision += 1
  const registry: Registry = {
    revision,
    units: Object.fromEntries(
      Object.entries(deployables).map(([name, { live, previous, held, pagesChangedAt, canary }]) => [
        name,
        {
          live,
          previous: previous ?? null,
          held: held ?? [],
          earlier: [],
          changedAt: '2026-11-21T10:00:00.000Z',
          ...(pagesChangedAt && { pagesChangedAt }),
          ...(canary && { canary })
        }
      ])
    )
  }
  const path = join(root, 'registry.json')
  await writeFile(`${path}.new`, JSON.stringify(registry))
  await rename(`${path}.new`, path)
  return registry
}
