import type { HistoryEntry } from '@site/contracts/federation/release'
import { type KeptVersions, RELEASES_LISTED } from '@site/contracts/releases/release-calls'
import { keyFileBeside, readReleaseKey } from '@site/registry/release-key'
import { versionDir } from '@site/registry/version-files'
import { judgeSignature } from '@site/registry/version-signature'
import { publicationIn, readHistory } from '../history/history.ts'
import type { RegistryEntry } from '../registry/flip.ts'
import { readRegistry } from '../registry/store.ts'
import { publishedVersions, versionsOnDisk } from '../registry/versions.ts'

/** The versions of a deployable that were published into the store, the latest built first, fifty at most and the live one always among them. */
export async function listVersions(
  root: string,
  name: string,
  keyFile = keyFileBeside(root)
): Promise<KeptVersions> {
  const registry = await readRegistry(root, keyFile)
  const entry = registry.units[name]
  const history = readHistory(root, name, entry)
  const key = readReleaseKey(keyFile)
  const found = await Promise.all(versionsOnDisk(root, name).map(publishedVersions(root, name, key)))
  const kept = found.filter((manifest) => manifest !== null)
  const judged = await Promise.all(
    kept.map((manifest) => judgeSignature(versionDir(root, manifest), manifest, registry))
  )
  const versions = kept.map(({ version, builtAt }, index) => {
    const signature = judged[index]
    const release = history.find((line) => line.version === version && line.result !== 'refused')
    const published = publicationIn(history, version)
    return {
      ...{ version, builtAt, state: stateOf(entry, version) },
      ...(release && { release }),
      ...(published && { published }),
      ...(signature?.error === null && signature.by && { signedBy: signature.by })
    }
  })
  const rank = ({ state, builtAt }: KeptVersions[number]) => (state === 'live' ? '~' : builtAt)
  return versions.sort((one, other) => (rank(one) < rank(other) ? 1 : -1)).slice(0, RELEASES_LISTED)
}

/** The history of a deployable, the newest line first, fifty at most. */
export async function listHistory(
  root: string,
  name: string,
  keyFile = keyFileBeside(root)
): Promise<HistoryEntry[]> {
  const { units } = await readRegistry(root, keyFile)
  return readHistory(root, name, units[name]).slice(0, RELEASES_LISTED)
}

function stateOf(entry: RegistryEntry | undefined, version: string): KeptVersions[number]['state'] {
  if (entry?.live.version === version) return 'live'
  if (entry?.canary?.manifest.version === version) return 'canary'
  if (entry?.held.includes(version)) return 'blocked'
  return entry?.previous?.version === version ? 'previous' : 'kept'
}
