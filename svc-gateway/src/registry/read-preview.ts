import {
  type DeployableManifest,
  deployableNameSchema,
  versionSchema
} from '@site/contracts/federation/registry'
import { isAbsent } from '@site/registry/is-absent'
import { readVersion, type VersionName } from '@site/registry/version-files'
import type { VersionChoice } from './choose-versions.ts'
import { buildSnapshot, type Snapshot } from './snapshot.ts'
import type { CheckHealth } from './version-health.ts'

/**
 * The versions a query asks to preview: `?mf-blog=0.1.0-3f9c2ab417` (FED-8). Parameters that name no
 * deployable, or hold no version, are not about previews.
 */
export function previewIn(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...query].filter(
      ([deployable, version]) =>
        deployableNameSchema.safeParse(deployable).success && versionSchema.safeParse(version).success
    )
  )
}

/** The snapshot with those versions in place. Null when one of them is missing or not verified. */
export async function previewSnapshot(
  root: string,
  live: Snapshot,
  preview: Record<string, string>,
  verify: CheckHealth
): Promise<Snapshot | null> {
  const previewed = await Promise.all(
    Object.entries(preview).map(([name, version]) => readChoice(root, { name, version }, verify))
  )
  const deployables = new Map(live.deployables)
  for (const choice of previewed) {
    if (!choice) return null
    deployables.set(choice.name, choice)
  }
  return buildSnapshot(live.revision, [...deployables.values()], preview)
}

async function readChoice(
  root: string,
  wanted: VersionName,
  verify: CheckHealth
): Promise<VersionChoice | null> {
  const manifest = await findVersion(root, wanted)
  if (!manifest) return null
  const health = await verify(manifest)
  if (!health.ok) return null
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
