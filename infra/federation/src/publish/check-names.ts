import type { DeployableManifest } from '@site/contracts/federation/registry'
import { isNamedByContent } from '@site/registry/file-addresses'
import { findVersion, versionsOnDisk } from '../registry/versions.ts'

/** A hash of eight characters before the extension, as the build writes it. */
const HASHED = /-[\w-]{8}\.\w+$/

/**
 * What keeps the files of a version from having addresses that all versions of its deployable share, one line each: a name without a hash, and a name under
 * which a version that is kept has other bytes. A browser that has those would refuse the page's.
 *
 * @param root folder of the deployed versions
 */
export async function errorsOfNames(manifest: DeployableManifest, root: string): Promise<string[]> {
  const { name, version } = manifest
  const files = Object.entries(manifest.integrity).filter(([file]) => isNamedByContent(manifest, file))
  if (files.length === 0) return []
  const errors = files
    .filter(([file]) => !HASHED.test(file))
    .map(([file]) => `${file} has no hash of what it holds in its name`)
  for (const other of versionsOnDisk(root, name)) {
    const kept = other === version ? null : await findVersion(root, name, other)
    if (kept?.named !== 'by-content') continue
    const taken = files.filter(
      ([file, integrity]) => kept.integrity[file] && kept.integrity[file] !== integrity
    )
    errors.push(...taken.map(([file]) => `${file} is another file in version ${other}`))
  }
  return errors.map((line) => `${name} ${version}: ${line}`)
}
