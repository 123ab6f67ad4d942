import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type DeployableManifest, type Registry, versionSchema } from '@site/contracts/federation/registry'
import { isNamedByContent } from '@site/registry/file-addresses'
import { isAbsent } from '@site/registry/is-absent'
import { manifestsOf, readVersion, type VersionName } from '@site/registry/version-files'

/** A version that has a file, and the hash of it that its manifest says. */
export interface Holder {
  version: VersionName
  integrity: string
}

/** Gives the versions of a deployable in a folder that have a file under this name. */
export type FindHolders = (dir: string, name: string, file: string) => AsyncIterable<Holder>

/** So long after a folder was changed another change may bear the same time, in milliseconds. */
const SAME_TIME = 2000

/** What is kept of a deployable in a folder: the files of each version that names them by what they hold. */
interface Kept {
  versions: Map<string, Record<string, string>>
  /** When the folder was last changed, as far as is known; 0 while it may have been again at the same time. */
  changedAt: number
}

/**
 * Finds files that are named by what they hold. Versions that the registry names come first: they are known, and checked all the time. Of the others,
 * which pages that were opened before ask for and previews, the manifests are read once, when a file is asked for that is not known yet.
 */
export function createHolderFinder(registry: () => Registry): FindHolders {
  const known = new Map<string, Kept>()

  const look = async (dir: string, name: string): Promise<Kept | undefined> => {
    const path = join(dir, name)
    const before = known.get(path)
    const { mtimeMs } = await stat(path)
    if (before?.changedAt === mtimeMs) return before
    const isSettled = Date.now() - mtimeMs > SAME_TIME
    const names = (await readdir(path)).filter((entry) => versionSchema.safeParse(entry).success)
    const versions = await Promise.all(
      names.map(async (version): Promise<[string, Record<string, string>][]> => {
        const files = before?.versions.get(version) ?? (await readFiles(dir, { name, version }))
        return files ? [[version, files]] : []
      })
    )
    const kept = { versions: new Map(versions.flat()), changedAt: isSettled ? mtimeMs : 0 }
    known.set(path, kept)
    return kept
  }

  return async function* holders(dir, name, file) {
    const tried = new Set<string>()
    const { [name]: entry } = registry().units
    for (const manifest of entry ? manifestsOf({ units: { [name]: entry } }) : []) {
      const integrity = manifest.integrity[file]
      if (!integrity || !isNamedByContent(manifest, file)) continue
      tried.add(manifest.version)
      yield { version: manifest, integrity }
    }
    for (const find of [() => known.get(join(dir, name)), () => unlessAbsent(look(dir, name))]) {
      for (const [version, files] of (await find())?.versions ?? []) {
        const integrity = files[file]
        if (!integrity || tried.has(version)) continue
        tried.add(version)
        yield { version: { name, version }, integrity }
      }
    }
  }
}

/** The files of a version that are named by what they hold; null where its manifest cannot be read: it is looked at again. */
async function readFiles(dir: string, version: VersionName): Promise<Record<string, string> | null> {
  const manifest = await readVersion(dir, version).catch(() => null)
  return manifest && filesOf(manifest)
}

const filesOf = (manifest: DeployableManifest) =>
  Object.fromEntries(Object.entries(manifest.integrity).filter(([file]) => isNamedByContent(manifest, file)))

async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}
