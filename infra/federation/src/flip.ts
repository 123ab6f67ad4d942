import type { Registry, UnitManifest } from '@site/contracts/registry'

type RegistryUnit = NonNullable<Registry['units'][string]>

/**
 * The registry's entry once `manifest` is live: what was live becomes the previous version. A live version that is damaged
 * (`isWhole` says no) is nothing to fall back to: then the previous one stays.
 */
export function goLive(
  unit: RegistryUnit | undefined,
  manifest: UnitManifest,
  now: Date,
  isWhole: (manifest: UnitManifest) => boolean
): RegistryUnit {
  const candidates = [unit?.live, unit?.previous].filter((one) => one && one.version !== manifest.version)
  return {
    live: manifest,
    previous: candidates.find((one) => one && isWhole(one)) ?? null,
    held: (unit?.held ?? []).filter((version) => version !== manifest.version),
    changedAt: now.toISOString()
  }
}

/** The registry's entry once it is rolled back: live and previous change places, and what was live is held. */
export function goBack(unit: RegistryUnit & { previous: UnitManifest }, now: Date): RegistryUnit {
  const { live, previous, held } = unit
  const others = held.filter((version) => version !== live.version && version !== previous.version)
  return { live: previous, previous: live, held: [...others, live.version], changedAt: now.toISOString() }
}
