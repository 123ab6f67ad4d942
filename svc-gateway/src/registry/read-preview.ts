import {
  type DeployableManifest,
  deployableNameSchema,
  versionSchema
} from '@site/contracts/federation/registry'
import { PREVIEW_SIGNATURE } from '@site/contracts/preview-links/preview-signature'
import { isAbsent } from '@site/registry/is-absent'
import { endOfPreview } from '@site/registry/preview-signature'
import type { ReleaseKey } from '@site/registry/release-key'
import { readVersion, type VersionName } from '@site/registry/version-files'
import type { Clock } from '@site/service/process/clock'
import type { VersionChoice } from './choose-versions.ts'
import { buildSnapshot, type Snapshot } from './snapshot.ts'
import type { CheckHealth } from './version-health.ts'

export interface PreviewRules {
  /** May anybody look at a version whose name he knows? */
  isOpen: boolean
  /** The key that signs links to previews; null where the store has none. */
  key: ReleaseKey | null
  clock: Clock
}

/** What an address asks to be shown: what is live, or other versions; or it carries a link that is over, or that nobody has signed like that. */
export type AskedPreview = { what: 'live' | 'over' | 'forged' } | { what: 'preview'; versions: Versions }

type Versions = Record<string, string>

/** Reads what a query asks to preview (FED-8, FED-47). Nothing of a version is looked at before its signature is believed. */
export function askedPreview(query: URLSearchParams, { isOpen, key, clock }: PreviewRules): AskedPreview {
  const signature = isOpen ? null : query.get(PREVIEW_SIGNATURE)
  // In production nearly every page: its query is looked at no further.
  if (!isOpen && signature === null) return { what: 'live' }
  const versions = versionsIn(query)
  if (signature === null)
    return Object.keys(versions).length > 0 ? { what: 'preview', versions } : { what: 'live' }
  const end = key && endOfPreview(key, versions, signature)
  if (!end) return { what: 'forged' }
  return end > clock() ? { what: 'preview', versions } : { what: 'over' }
}

/** `?mf-blog=0.1.0-3f9c2ab417`. Parameters that name no deployable, or hold no version, are not about previews. */
function versionsIn(query: URLSearchParams): Versions {
  return Object.fromEntries(
    [...query].filter(
      ([deployable, version]) =>
        deployableNameSchema.safeParse(deployable).success && versionSchema.safeParse(version).success
    )
  )
}

/** What cannot be shown of a preview: a version that is not there or not whole, or one that its team has not signed. */
export type NotShown = { refusal: 'unknown' | 'unsigned' }

/** The snapshot with those versions in place, or why there is none. */
export async function previewSnapshot(
  root: string,
  live: Snapshot,
  preview: Versions,
  verify: CheckHealth
): Promise<{ snapshot: Snapshot } | NotShown> {
  const previewed = await Promise.all(
    Object.entries(preview).map(([name, version]) => readChoice(root, { name, version }, verify))
  )
  const deployables = new Map(live.deployables)
  for (const choice of previewed) {
    if ('refusal' in choice) return choice
    deployables.set(choice.name, choice)
  }
  const notes = { ...live.browser, file: live.file, redirects: live.redirects, preview }
  return { snapshot: buildSnapshot(live.revision, [...deployables.values()], notes) }
}

async function readChoice(
  root: string,
  wanted: VersionName,
  verify: CheckHealth
): Promise<VersionChoice | NotShown> {
  const manifest = await findVersion(root, wanted)
  if (!manifest) return { refusal: 'unknown' }
  const health = await verify(manifest)
  if (!health.ok) return { refusal: health.isUnsigned ? 'unsigned' : 'unknown' }
  return {
    name: wanted.name,
    state: 'preview',
    manifest,
    fallback: null,
    declared: manifest,
    reason: 'asked for'
  }
}

async function findVersion(root: string, wanted: VersionName): Promise<DeployableManifest | null> {
  try {
    return await readVersion(root, wanted)
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}
