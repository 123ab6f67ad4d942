import { OTHER, PREVIEW } from '@site/contracts/browser-health/limits'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { VersionChoice } from '../registry/choose-versions.ts'
import type { Version } from '../registry/failing-versions.ts'

/** For how long the pages of a version that no longer serves are still counted under its name, in milliseconds: they stay open. */
const OPEN_PAGES = 60 * 60 * 1000
/** Versions of one deployable that are known by name at most, the latest first. */
const VERSIONS = 10

export interface KnownVersions {
  /** Takes note of what serves now. Returns what is no longer known by name. */
  follow: (choices: Iterable<VersionChoice>) => Version[]
  /** Names under which something told of this version is counted: what is not known is OTHER. */
  nameOf: (told: { deployable: string; version: string }) => Version
  /** Name under which a page is counted; `owner`: only where it is one of this deployable. */
  pageOf: (pattern: string, owner?: string) => string
  /** Is this a file of the version, as its manifest lists them? */
  hasFile: (version: Version, file: string) => boolean
  /** Every version known by name. */
  list: () => Version[]
}

/**
 * What browsers may name: deployables of the registry, their live and previous versions and, for an hour, those that were; route patterns.
 * So a browser never decides how many names are counted. `allowsPreviews`: are versions looked at before they are live?
 */
export function createKnownVersions(options: { now: () => number; allowsPreviews: boolean }): KnownVersions {
  const known = new Map<string, Map<string, { manifest: DeployableManifest; seenAt: number }>>()
  const patterns = new Map<string, Set<string>>()
  const entryOf = ({ name, version }: Version) => known.get(name)?.get(version)

  const forgetOld = (): Version[] =>
    [...known].flatMap(([name, versions]) => {
      const latestFirst = [...versions].sort(([, one], [, other]) => other.seenAt - one.seenAt)
      const old = latestFirst.filter(
        ([, { seenAt }], index) => index >= VERSIONS || options.now() - seenAt > OPEN_PAGES
      )
      return old.map(([version]) => {
        versions.delete(version)
        return { name, version }
      })
    })

  return {
    follow(choices) {
      for (const { name, manifest, fallback, declared } of choices) {
        const versions = known.get(name) ?? new Map()
        known.set(name, versions)
        const serving = [declared, manifest, fallback].filter((one) => one !== null)
        for (const one of serving) versions.set(one.version, { manifest: one, seenAt: options.now() })
        patterns.set(name, new Set(serving.flatMap(({ routes }) => routes.map(({ path }) => path))))
      }
      return forgetOld()
    },
    nameOf({ deployable, version }) {
      if (!known.has(deployable)) return { name: OTHER, version: OTHER }
      const isNamed =
        entryOf({ name: deployable, version }) || (version === PREVIEW && options.allowsPreviews)
      return { name: deployable, version: isNamed ? version : OTHER }
    },
    pageOf(pattern, owner) {
      const claimed = owner === undefined ? [...patterns.values()] : [patterns.get(owner)]
      return claimed.some((one) => one?.has(pattern)) ? pattern : OTHER
    },
    hasFile: (version, file) => file in (entryOf(version)?.manifest.integrity ?? {}),
    list: () =>
      [...known].flatMap(([name, versions]) => [...versions.keys()].map((version) => ({ name, version })))
  }
}
