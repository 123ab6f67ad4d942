import type { Registry } from '@site/contracts/federation/registry'
import type { PlannedRelease } from '@site/contracts/federation/release'
import { keyFileBeside, type ReleaseKey } from '@site/registry/release-key'
import { requireGrant } from '../publish/grants.ts'
import type { ReleaseOptions } from '../publish/publish.ts'
import { repairRegistry } from '../publish/repair.ts'
import type { RegistryEntry } from '../registry/flip.ts'
import { changeStore } from '../registry/release-store.ts'
import { readRegistry, signingKey, writeRegistry } from '../registry/store.ts'

/**
 * What comes before a change of what is live: whoever asks may change these deployables, and what a crash left of the registry is mended.
 *
 * @returns the key that signs the store; null where it has none
 * @throws NotGrantedError where one of them is not the publisher's
 */
export async function prepareChange(names: string[], options: ReleaseOptions): Promise<ReleaseKey | null> {
  const { root, keyFile = keyFileBeside(root), store, publisher, say } = options
  for (const name of names) requireGrant(publisher, name)
  const repaired = await repairRegistry(root, keyFile, store)
  if (repaired) say?.(repaired)
  return signingKey(keyFile)
}

/**
 * Calls `change` under the registry's lock with what is live, once whoever asks is known to be who it was. `write` replaces all units, and what is planned
 * or where retired addresses lead where that is given.
 */
export function changeRegistry<Outcome>(
  options: ReleaseOptions,
  change: (
    registry: Registry,
    write: (
      units: Record<string, RegistryEntry>,
      more?: { planned?: PlannedRelease[] | undefined; redirects?: Registry['redirects'] }
    ) => Promise<unknown>
  ) => Promise<Outcome>
): Promise<Outcome> {
  const { root, keyFile = keyFileBeside(root), store } = options
  return changeStore(options, async () => {
    await options.confirm?.()
    const registry = await readRegistry(root, keyFile)
    return change(registry, (units, more) => writeRegistry(root, units, { keyFile, store, ...more }))
  })
}
