import { stepsSchema } from '@site/contracts/federation/canary'
import type { Canary, DeployableManifest } from '@site/contracts/federation/registry'
import { DeployError } from '../registry/deploy-error.ts'
import { REMEMBERED, type RegistryEntry } from '../registry/flip.ts'
import { refuseCanary } from '../registry/refuse-canary.ts'

interface Start {
  /** Its first share, and those that are to follow. */
  steps: number[]
  salt: string
  now: Date
  by: string
}

/**
 * The registry's entry once `manifest` is its canary, or once the canary that it is has a greater share. Its salt stays, so that whoever was chosen
 * is chosen still.
 *
 * @throws DeployError where the steps are none, and as `refuseCanary` does
 */
export function startedEntry(
  entry: RegistryEntry,
  manifest: DeployableManifest,
  { steps, salt, now, by }: Start
): RegistryEntry {
  const parsed = stepsSchema.safeParse(steps)
  const [share, ...next] = parsed.data ?? []
  if (share === undefined)
    throw new DeployError([
      `shares are whole numbers from 1 to 99, each greater than the one before, not ${steps.join(', ')}`
    ])
  refuseCanary(manifest, entry, share)
  const { canary } = entry
  const at = now.toISOString()
  const begun = canary ? { startedAt: canary.startedAt, salt: canary.salt } : { startedAt: at, salt }
  return {
    ...entry,
    held: entry.held.filter((version) => version !== manifest.version),
    canary: {
      ...{ manifest, share, next, isHeld: false, ...begun, by },
      steppedAt: canary?.share === share ? canary.steppedAt : at
    }
  }
}

/** The entry once the canary has the next of its shares. Throws a DeployError when there is none. */
export function steppedEntry(entry: RegistryEntry, canary: Canary, now: Date): RegistryEntry {
  const [share, ...next] = canary.next
  if (share === undefined || canary.isHeld)
    throw new DeployError([`${canary.manifest.name} ${canary.manifest.version} is to keep its share`])
  return { ...entry, canary: { ...canary, share, next, steppedAt: now.toISOString() } }
}

/** The entry once the canary keeps the share that it has. */
export const heldEntry = (entry: RegistryEntry, canary: Canary): RegistryEntry => ({
  ...entry,
  canary: { ...canary, isHeld: true }
})

/** The entry once the canary is ended: a start does not deploy its version again, and no fallback goes to it. */
export function abortedEntry({ canary: _, ...entry }: RegistryEntry, canary: Canary): RegistryEntry {
  const { version } = canary.manifest
  const others = entry.held.filter((one) => one !== version)
  return { ...entry, held: [...others, version].slice(-REMEMBERED) }
}
