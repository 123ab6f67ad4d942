import type { Registry } from '@site/contracts/federation/registry'
import { keyFileBeside, type ReleaseKey } from '@site/registry/release-key'
import { DeployError } from '../registry/deploy-error.ts'
import type { RegistryEntry } from '../registry/flip.ts'
import { changeStore } from '../registry/release-store.ts'
import { readRegistry, signingKey, writeRegistry } from '../registry/store.ts'
import { requireGrant } from './grants.ts'
import type { ReleaseOptions } from './publish.ts'
import { repairRegistry } from './repair.ts'

/** What a change of one deployable starts from, under the lock. */
export interface EntryChange {
  registry: Pick<Registry, 'revision' | 'units'>
  entry: RegistryEntry
  /** The key that signs the store; null where it has none. */
  key: ReleaseKey | null
  /** Writes what the entry becomes. */
  write: (next: RegistryEntry) => Promise<unknown>
}

/**
 * Calls `change` under the registry's lock with a deployable that is there, once it is known that whoever asks may change it.
 *
 * @param purpose what there is nothing for where it has never been deployed: 'roll back'
 * @throws DeployError where it has never been deployed, and what `change` throws
 */
export async function changeEntry<Outcome>(
  name: string,
  options: ReleaseOptions,
  purpose: string,
  change: (change: EntryChange) => Promise<Outcome>
): Promise<Outcome> {
  const { root, keyFile = keyFileBeside(root), store, publisher, say } = options
  requireGrant(publisher, name)
  const repaired = await repairRegistry(root, keyFile, store)
  if (repaired) say?.(repaired)
  const key = signingKey(keyFile)
  return changeStore(options, async () => {
    await options.confirm?.()
    const registry = await readRegistry(root, keyFile)
    const entry = registry.units[name]
    if (!entry) throw new DeployError([`${name} has never been deployed: there is nothing to ${purpose}`])
    return change({
      registry,
      entry,
      key,
      write: (next) => writeRegistry(root, { ...registry.units, [name]: next }, { keyFile, store })
    })
  })
}
