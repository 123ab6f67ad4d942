import type { Registry } from '@site/contracts/federation/registry'
import { errorOfPublication } from '@site/registry/publication'
import type { ReleaseKey } from '@site/registry/release-key'
import { manifestsOf, readVersion, type VersionName, versionDir } from '@site/registry/version-files'
import { judgeSignature, needsNoSignature } from '@site/registry/version-signature'
import { LRUCache } from 'lru-cache'
import { versionId } from './failing-versions.ts'

/** How long a version counts as published before its publication is looked at again, in milliseconds. */
const LOOK_AGAIN = 2000

/** Was the version in this folder published, so that its files may be served? */
export type IsPublished = (dir: string, version: VersionName) => Promise<boolean>

/**
 * What the registry names is published, as that is signed; of others, which pages that were opened before still ask for, the publication is looked at. What the
 * team has to sign is looked at in any case. Where the store has no key everything in it counts.
 */
export function createPublishedCheck(key: ReleaseKey | null, registry: () => Registry): IsPublished {
  if (!key) return async () => true
  const known = new LRUCache<string, boolean>({ max: 1000, ttl: LOOK_AGAIN })
  /** What the registry names, for as long as it is that registry: it is asked for each file of each page. */
  let of: Registry | undefined
  let named = new Set<string>()
  const isNamed = (id: string) => {
    const now = registry()
    if (now !== of) {
      of = now
      named = new Set(manifestsOf(now).map(versionId))
    }
    return named.has(id)
  }
  return async (dir, version) => {
    const isBySite = isNamed(versionId(version))
    if (isBySite && needsNoSignature(registry(), version)) return true
    const id = `${dir}\0${versionId(version)}`
    const seen = known.get(id)
    if (seen !== undefined) return seen
    const isPublished =
      (isBySite || (await errorOfPublication(dir, version, key)) === null) && (await isSigned(dir, version))
    known.set(id, isPublished)
    return isPublished
  }

  async function isSigned(dir: string, version: VersionName): Promise<boolean> {
    if (needsNoSignature(registry(), version)) return true
    const manifest = await readVersion(dir, version).catch(() => null)
    return (
      manifest !== null &&
      (await judgeSignature(versionDir(dir, version), manifest, registry())).error === null
    )
  }
}
