import type { Registry, UnitManifest } from '@site/contracts/registry'
import type { FindWhole } from './versions.ts'

export type RegistryUnit = NonNullable<Registry['units'][string]>

/** Versions that were live before, and versions rolled back from, that are remembered of a unit. */
const REMEMBERED = 20

/**
 * The registry's entry once `manifest` is live. The latest version before it that is whole is what to fall back to: not one that is
 * damaged, nor one that was rolled back.
 */
export function goLive(
  unit: RegistryUnit | undefined,
  manifest: UnitManifest,
  now: Date,
  findWhole: FindWhole
): RegistryUnit {
  return entryOf({
    live: manifest,
    held: unit?.held ?? [],
    before: unit ? [unit.live.version, ...beforeLive(unit)] : [],
    now,
    findWhole
  })
}

/** The registry's entry once it is rolled back to `target`: what was live is held, and what came after `target` is passed over. */
export function goBack(
  unit: RegistryUnit,
  target: UnitManifest,
  now: Date,
  findWhole: FindWhole
): RegistryUnit {
  const before = beforeLive(unit)
  return entryOf({
    live: target,
    held: [...unit.held.filter((version) => version !== unit.live.version), unit.live.version],
    before: before.slice(before.indexOf(target.version) + 1),
    now,
    findWhole
  })
}

/** Versions a rollback goes on to, the latest first. */
export function beforeLive({ live, previous, held, earlier }: RegistryUnit): string[] {
  const all = new Set([...(previous ? [previous.version] : []), ...earlier])
  return [...all].filter((version) => version !== live.version && !held.includes(version))
}

interface Change {
  live: UnitManifest
  held: string[]
  before: string[]
  now: Date
  findWhole: FindWhole
}

function entryOf({ live, held, before, now, findWhole }: Change): RegistryUnit {
  const stillHeld = held.filter((version) => version !== live.version)
  const earlier = [...new Set(before)].filter(
    (version) => version !== live.version && !stillHeld.includes(version)
  )
  return {
    live,
    previous: firstOf(earlier, findWhole),
    held: stillHeld.slice(-REMEMBERED),
    earlier: earlier.slice(0, REMEMBERED),
    changedAt: now.toISOString()
  }
}

function firstOf(versions: string[], findWhole: FindWhole): UnitManifest | null {
  for (const version of versions) {
    const manifest = findWhole(version)
    if (manifest) return manifest
  }
  return null
}
