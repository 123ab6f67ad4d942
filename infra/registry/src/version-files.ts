import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type DeployableManifest,
  deployableManifestSchema,
  type Registry
} from '@site/contracts/federation/registry'

/** Which version of which deployable. A manifest is one. */
export type VersionName = Pick<DeployableManifest, 'name' | 'version'>

/** Every version the registry names: live, previous and canary of each deployable. */
export const manifestsOf = ({ units }: Pick<Registry, 'units'>): DeployableManifest[] =>
  Object.values(units).flatMap(({ live, previous, canary }) => [
    live,
    ...(previous ? [previous] : []),
    ...(canary ? [canary.manifest] : [])
  ])

/** What is live of a deployable and what was before, as far back as the registry knows, the latest first. */
export const liveSoFar = ({
  live,
  previous,
  earlier
}: Pick<Registry['units'][string], 'live' | 'previous' | 'earlier'>): string[] => [
  live.version,
  ...(previous ? [previous.version] : []),
  ...earlier
]

/** Folder of a version: manifest.json, client/, server/. */
export const versionDir = (root: string, { name, version }: VersionName): string => join(root, name, version)

/** Folder of what browsers may load of a version. */
export const clientDir = (root: string, version: VersionName): string =>
  join(versionDir(root, version), 'client')

/** Path of the bundle that a version's pages are rendered with. */
export const serverFile = (root: string, manifest: DeployableManifest): string =>
  join(versionDir(root, manifest), manifest.server.file)

/** The manifest in a folder. Throws what the disk says, or what keeps the text from being a manifest. */
export async function readManifest(dir: string): Promise<DeployableManifest> {
  return deployableManifestSchema.parse(JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8')))
}

/** The manifest of a version; null when the one in its folder is another's. Throws as `readManifest` does. */
export async function readVersion(root: string, wanted: VersionName): Promise<DeployableManifest | null> {
  const manifest = await readManifest(versionDir(root, wanted))
  return manifest.name === wanted.name && manifest.version === wanted.version ? manifest : null
}
