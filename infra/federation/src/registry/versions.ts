import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type DeployableManifest, versionSchema } from '@site/contracts/federation/registry'
import { readVersion } from '@site/registry/version-files'
import { faultsOfFiles } from './health.ts'

/** Versions of a unit that are on disk, live or not. */
export function versionsOnDisk(root: string, name: string): string[] {
  const dir = join(root, name)
  return existsSync(dir) ? readdirSync(dir).filter((entry) => versionSchema.safeParse(entry).success) : []
}

/** The manifest of a version on disk; null when it is not there, or its manifest cannot be read. */
export async function findVersion(
  root: string,
  name: string,
  version: string
): Promise<DeployableManifest | null> {
  try {
    return await readVersion(root, { name, version })
  } catch {
    return null // its files say the rest
  }
}

export type FindWhole = (version: string) => Promise<DeployableManifest | null>

/** Finds versions of a unit whose every file is what was built. */
export const wholeVersions =
  (root: string, name: string): FindWhole =>
  async (version) => {
    const manifest = await findVersion(root, name, version)
    return manifest && (await faultsOfFiles(root, manifest)).length === 0 ? manifest : null
  }
