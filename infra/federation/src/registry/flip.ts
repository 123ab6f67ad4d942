import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import type { Release } from '@site/contracts/federation/release'
import { liveSoFar } from '@site/registry/version-files'
import type { FindVersion } from './versions.ts'

export type RegistryEntry = NonNullable<Registry['units'][string]>

/** Versions that were live before, and versions rolled back from, that are remembered of a deployable. */
export const REMEMBERED = 20

/**
 * The registry's entry once `manifest` is live. The latest verified version before it becomes the fallback: not one that is
 * damaged, nor one that was rolled back.
 *
 * @param held the versions that are blocked, where there is no entry to say so
 */
export async function goLive(
  entry: RegistryEntry | undefined,
  manifest: DeployableManifest,
  now: Date,
  findVerified: FindVersion,
  release?: Release,
  held: string[] = entry?.held ?? []
): Promise<RegistryEntry> {
  return entryOf({
    release,
    live: manifest,
    held,
    before: entry ? [entry.live.version, ...beforeLive(entry)] : [],
    pagesChangedAt: datePages(entry, manifest, now),
    now,
    findVerified
  })
}

/** The registry's entry once it is rolled back to `target`: what was live is blocked, and what came after `target` is passed over. */
export async function goBack(
  entry: RegistryEntry,
  target: DeployableManifest,
  now: Date,
  findVerified: FindVersion,
  release?: Release
): Promise<RegistryEntry> {
  const before = beforeLive(entry)
  return entryOf({
    release,
    live: target,
    held: [...entry.held.filter((version) => version !== entry.live.version), entry.live.version],
    before: before.slice(before.indexOf(target.version) + 1),
    pagesChangedAt: datePages(entry, target, now),
    now,
    findVerified
  })
}

/**
 * Since when each page says what it says, for the sitemap: a page keeps its date for as long as its text is the same, whatever else
 * changes. What a version of before texts were kept said is not known, and neither is the date of what may be the same text.
 */
function datePages(
  before: RegistryEntry | undefined,
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
export function beforeLive(entry: RegistryEntry): string[] {
  const { live, held } = entry
  return [...new Set(liveSoFar(entry))].filter(
    (version) => version !== live.version && !held.includes(version)
  )
}

interface Change {
  /** Who makes it live, and why. */
  release: Release | undefined
  live: DeployableManifest
  held: string[]
  before: string[]
  pagesChangedAt: Record<string, string>
  now: Date
  findVerified: FindVersion
}

async function entryOf(change: Change): Promise<RegistryEntry> {
  const { live, held, before, pagesChangedAt, now, findVerified, release } = change
  const stillBlocked = held.filter((version) => version !== live.version)
  const earlier = [...new Set(before)].filter(
    (version) => version !== live.version && !stillBlocked.includes(version)
  )
  return {
    live,
    previous: await firstOf(earlier, findVerified),
    held: stillBlocked.slice(-REMEMBERED),
    earlier: earlier.slice(0, REMEMBERED),
    changedAt: now.toISOString(),
    pagesChangedAt,
    ...(release && { release })
  }
}

async function firstOf(versions: string[], findVerified: FindVersion): Promise<DeployableManifest | null> {
  for (const version of versions) {
    const manifest = await findVerified(version)
    if (manifest) return manifest
  }
  return null
}
