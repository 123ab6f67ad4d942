import type { DeployableManifest } from '@site/contracts/federation/registry'
import { hasOneName } from '@site/contracts/foreign-hosts/mf-manifest'
import type { VersionName } from './version-files.ts'

/** Stands in an address where otherwise a version does: the files of all versions of a deployable. It is no version, so it takes the name of none. */
export const ALL_VERSIONS = 'files'

/** Address of the files of one version. */
export const versionBase = ({ name, version }: VersionName): string => `/remotes/${name}/${version}/`

/** Address of the files that are named by what they hold, whichever versions of the deployable have them. */
export const contentBase = (name: string): string => `/remotes/${name}/${ALL_VERSIONS}/`

/**
 * Address that a page loads the files of a version from: that of all versions where they are named by what they hold, so that a browser that has a file of
 * an earlier version does not load it again. What a page may fall back to keeps the address of its version: a file that a browser
 * could not load once, or run, it does not try again at the same address.
 */
export const servingBase = (
  manifest: Pick<DeployableManifest, 'name' | 'version' | 'base' | 'named'>
): string =>
  manifest.named === 'by-content' && manifest.base === versionBase(manifest)
    ? contentBase(manifest.name)
    : manifest.base

/** Is this one of the files that are named by what they hold? What other hosts read of a version has one name in all of them. */
export const isNamedByContent = ({ named }: Pick<DeployableManifest, 'named'>, file: string): boolean =>
  named === 'by-content' && !hasOneName(file)
