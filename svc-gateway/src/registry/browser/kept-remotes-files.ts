import type { Registry } from '@site/contracts/federation/registry'
import { listRevisions, readRevision } from '@site/registry/read-registry'
import type { ReleaseKey } from '@site/registry/release-key'
import { LRUCache } from 'lru-cache'
import { type MadeRemotesFile, makeRemotesFile } from './remotes-file.ts'

/** Some hundred files of forty remotes. */
const MAX_BYTES = 32 * 1024 * 1024

export interface KeptRemotesFiles {
  /** The file of a registry, kept from then on. */
  make: (registry: Registry) => MadeRemotesFile
  /**
   * The file of this name: of what serves, of what has served since this gateway started, or of a revision that the store has kept. A page asks for it that
   * was open as something went live, or that another gateway has made. Null when none of them has it.
   */
  find: (name: string) => Promise<MadeRemotesFile | null>
}

/** @param isSelected does this host have the remote? */
export function keepRemotesFiles(
  dir: string,
  key: ReleaseKey | null,
  isSelected: (name: string) => boolean
): KeptRemotesFiles {
  const kept = new LRUCache<string, MadeRemotesFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }) => text.length
  })
  const read = new Set<string>()
  let reading: Promise<void> | null = null

  const make = (registry: Registry) => {
    const file = makeRemotesFile(registry, isSelected)
    // That of the registry itself has the manifests that choices are made from.
    kept.set(file.name, file)
    return file
  }
  /** Revisions never change: each is read once. */
  const readRevisions = async () => {
    for (const revision of await listRevisions(dir).catch(() => [])) {
      if (read.has(revision)) continue
      read.add(revision)
      const registry = await readRevision(dir, revision, key).catch(() => null)
      if (registry) make(registry)
    }
  }
  return {
    make,
    async find(name) {
      const known = kept.get(name)
      if (known) return known
      reading ??= readRevisions().finally(() => {
        reading = null
      })
      await reading
      return kept.get(name) ?? null
    }
  }
}
