import type { Registry } from '@site/contracts/federation/registry'
import type { ReleaseKey } from '@site/registry/release-key'
import type { ReleaseOptions } from '../publish/publish.ts'
import { DeployError } from '../registry/deploy-error.ts'
import type { RegistryEntry } from '../registry/flip.ts'
import { changeRegistry, prepareChange } from './change-registry.ts'

export interface ChangeOptions extends ReleaseOptions {
  /** What whoever asks has seen to be live: where something else is by then, nothing changes. */
  from?: string | undefined
}

/** Something else is live than whoever asked had seen. */
export class LiveChangedError extends DeployError {}

/** Throws a LiveChangedError where `seen` is no longer live; null: where any version is. */
export function requireLive(name: string, seen: string | null, entry: RegistryEntry | undefined): void {
  const version = entry?.live.version ?? null
  if (version === seen) return
  const now = version ? `${version} is` : 'none is'
  throw new LiveChangedError([
    seen === null
      ? `${name} was not in the site, and ${now} live by now`
      : `${name} ${seen} is no longer live, ${now}`
  ])
}

/** What a change of one deployable starts from, under the lock. */
export interface EntryChange {
  registry: Pick<Registry, 'revision' | 'units' | 'signing' | 'redirects'>
  entry: RegistryEntry
  /** The key that signs the store; null where it has none. */
  key: ReleaseKey | null
  /** Writes what the entry becomes; null takes it out of the registry. `redirects`: where addresses of retired remotes lead, if that changes. */
  write: (next: RegistryEntry | null, redirects?: Registry['redirects']) => Promise<unknown>
}

/**
 * Calls `change` under the registry's lock with a deployable that is there, once it is known that whoever asks may change it.
 *
 * @param purpose what there is nothing for where none of it is live: 'roll back'
 * @throws DeployError where none of it is live, LiveChangedError where `from` is no longer live, and what `change` throws
 */
export async function changeEntry<Outcome>(
  name: string,
  options: ChangeOptions,
  purpose: string,
  change: (change: EntryChange) => Promise<Outcome>
): Promise<Outcome> {
  const key = await prepareChange([name], options)
  return changeRegistry(options, async (registry, write) => {
    const { [name]: entry, ...others } = registry.units
    if (!entry) throw new DeployError([`${name} is not in the site: there is nothing to ${purpose}`])
    if (options.from !== undefined) requireLive(name, options.from, entry)
    return change({
      registry,
      entry,
      key,
      write: (next, redirects) =>
        write(next ? { ...others, [name]: next } : others, redirects && { redirects })
    })
  })
}
