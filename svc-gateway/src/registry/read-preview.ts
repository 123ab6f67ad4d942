import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unitManifestSchema, unitNameSchema, versionSchema } from '@site/contracts/federation/registry'
import type { UnitChoice } from './choose-versions.ts'
import { isAbsent } from './read-registry.ts'
import { buildSnapshot, type Snapshot } from './snapshot.ts'
import { type VerifyVersion, versionDir } from './verify-version.ts'

/**
 * The versions a query asks to preview: `?mf-blog=0.1.0-3f9c2ab417` (DESIGN 'Federation'). Parameters that name no
 * unit, or hold no version, are not about previews.
 */
export function previewIn(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...query].filter(
      ([unit, version]) => unitNameSchema.safeParse(unit).success && versionSchema.safeParse(version).success
    )
  )
}

/** The snapshot with those versions in place. Null when one of them is not there, or not whole. */
export async function previewSnapshot(
  root: string,
  live: Snapshot,
  preview: Record<string, string>,
  verify: VerifyVersion
): Promise<Snapshot | null> {
  const previewed = await Promise.all(
    Object.entries(preview).map(([name, version]) => readChoice(root, name, version, verify))
  )
  const units = new Map(live.units)
  for (const choice of previewed) {
    if (!choice) return null
    units.set(choice.name, choice)
  }
  return buildSnapshot(live.revision, [...units.values()], preview)
}

async function readChoice(
  root: string,
  name: string,
  version: string,
  verify: VerifyVersion
): Promise<UnitChoice | null> {
  const manifest = await readManifest(join(versionDir(root, { name, version }), 'manifest.json'))
  if (!manifest || manifest.name !== name || manifest.version !== version) return null
  const health = await verify(manifest)
  if (!health.ok) return null
  return { name, state: 'preview', manifest, fallback: null, declared: manifest, reason: 'asked for' }
}

async function readManifest(path: string) {
  try {
    return unitManifestSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}
