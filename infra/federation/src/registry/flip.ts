import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import type { FindWhole } from './versions.ts'

export type RegistryUnit = NonNullable<Registry['units'][string]>

/** Versions that were live before, and versions rolled back from, that are remembered of a unit. */
const REMEMBERED = 20

/**
 * The registry's entry once `manifest` is live. The latest version before it that is whole is what to fall back to: not one that is
 * damaged, nor one that was rolled back.
 */
export async function goLive(
  unit: RegistryUnit | undefined,
  manifest: DeployableManifest,
  now: Date,
  findWhole: FindWhole
): Promise<RegistryUnit> {
  return entryOf({
    live: manifest,
    held: unit?.held ?? [],
    before: unit ? [unit.live.version, ...beforeLive(unit)] : [],
    pagesChangedAt: datePages(unit, manifest, now),
    now,
    findWhole
  })
}

/** The registry's entry once it is rolled back to `target`: what was live is held, and what came after `target` is passed over. */
export async function goBack(
  unit: RegistryUnit,
  target: DeployableManifest,
  now: Date,
  findWhole: FindWhole
): Promise<RegistryUnit> {
  const before = beforeLive(unit)
  return entryOf({
    live: target,
    held: [...unit.held.filter((version) => version !== unit.live.version), unit.live.version],
    before: before.slice(before.indexOf(target.version) + 1),
    pagesChangedAt: datePages(unit, target, now),
    now,
    findWhole
  })
}

/**
 * Since when each page says what it says, for the sitemap: a page keeps its date for as long as its text is the same, whatever else
 * changes. What a version of before texts were kept said is not known, and neither is the date of what may be the same text.
 */
function datePages(
  before: RegistryUnit | undefined,
  live: DeployableManifest,
  now: Date
): Record<string, string> {
  if (before && !before.live.texts) return {}
  const dateOf = (path: string, text: string) =>
    before?.live.texts?.[path] === text ? before.pagesChangedAt?.[path] : now.toISOString()
  return Object.fromEntries(
    Object.entries(live.texts ?? {}).flatMap(([path, text]) => {
      const date = dateOf(path, text)
      return date === undefined ? [] : [[path, date]]
    })
  )
}

/** Versions a rollback goes on to, the latest first. */
export function beforeLive({ live, previous, held, earlier }: RegistryUnit): string[] {
  const all = new Set([...(previous ? [previous.version] : []), ...earlier])
  return [...all].filter((version) => version !== live.version && !held.includes(version))
}

interface Change {
  live: DeployableManifest
  held: string[]
  before: string[]
  pagesChangedAt: Record<string, string>
  now: Date
  findWhole: FindWhole
}

async function entryOf(change: Change): Promise<RegistryUnit> {
  const { live, held, before, pagesChangedAt, now, findWhole } = change
  const stillHeld = held.filter((version) => version !== live.version)
  const earlier = [...new Set(before)].filter(
    (version) => version !== live.version && !stillHeld.includes(version)
  )
  return {
    live,
    previous: await firstOf(earlier, findWhole),
    held: stillHeld.slice(-REMEMBERED),
    earlier: earlier.slice(0, REMEMBERED),
    changedAt: now.toISOString(),
    pagesChangedAt
  }
}

async function firstOf(versions: string[], findWhole: FindWhole): Promise<DeployableManifest | null> {
  for (const version of versions) {
    const manifest = await findWhole(version)
    if (manifest) return manifest
  }
  return null
}
