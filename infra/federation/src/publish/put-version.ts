import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { Release } from '@site/contracts/federation/release'
import { errorOfPublication, PUBLICATION, publicationText } from '@site/registry/publication'
import type { ReleaseKey } from '@site/registry/release-key'
import { readManifest, type VersionName, versionDir } from '@site/registry/version-files'
import { judgeSignature, type Rules } from '@site/registry/version-signature'
import { errorsOfFiles } from '../registry/check-files.ts'
import { DeployError } from '../registry/deploy-error.ts'
import type { ReleaseStore } from '../registry/release-store.ts'
import { buildsDir } from '../registry/store.ts'
import { writeAtomically } from '../registry/write-atomically.ts'

/**
 * The version as it stands in the store: its manifest, where its files are what was built and, where the store has a key, it was published with that.
 * Null when it is not there, or is to make way for the same version.
 */
export async function readStanding(
  root: string,
  version: VersionName,
  key: ReleaseKey | null
): Promise<DeployableManifest | null> {
  const home = versionDir(root, version)
  if (!existsSync(join(home, 'manifest.json'))) return null
  if (key && (await errorOfPublication(root, version, key))) return null
  const manifest = await readManifest(home)
  return (await errorsOfFiles(root, manifest)).length === 0 ? manifest : null
}

/** Throws a DeployError when the version in the store is of other bytes: one that has been published never changes. */
export function refuseOtherBytes(standing: DeployableManifest, given: DeployableManifest): void {
  const bytesOf = (manifest: DeployableManifest) => JSON.stringify({ ...manifest, builtAt: null })
  if (bytesOf(standing) === bytesOf(given)) return
  throw new DeployError([
    `${given.name} ${given.version} is in the store with other bytes, and a version never changes: build it from its source, or as another version`
  ])
}

/**
 * Signs a built version and takes it into the store, its folder in one rename, so that nobody sees half of it. Whatever damaged folder of that version is there
 * makes way. `from` must be on the store's disk. `isReplaced`: the same bytes are in the store, without the signature that these have.
 */
export async function putVersion(
  root: string,
  from: string,
  manifest: DeployableManifest,
  {
    key,
    store,
    release,
    isReplaced
  }: { key: ReleaseKey | null; store: ReleaseStore; release: Release; isReplaced: boolean }
): Promise<void> {
  const home = versionDir(root, manifest)
  if (key) signVersion(from, manifest, { key, release })
  await store.putVersion(from, manifest, { isReplaced })
  if (from !== home) moveIn(root, from, manifest)
}

interface Taking {
  root: string
  key: ReleaseKey | null
  store: ReleaseStore
  release: Release
  /** Who may sign what. */
  rules: Rules
}

/**
 * Takes a folder into the store, unless the same bytes stand there, signed as the rules ask. Returns the manifest that stands in the store then, whether it is
 * new, and the release with who signed it.
 *
 * @throws DeployError where it is not signed as the rules ask, or the version in the store is of other bytes
 */
export async function takeIn(
  dir: string,
  given: DeployableManifest,
  { root, key, store, release, rules }: Taking
): Promise<{ manifest: DeployableManifest; isNew: boolean; release: Release }> {
  const standing = await readStanding(root, given, key)
  if (standing) refuseOtherBytes(standing, given)
  const home = versionDir(root, given)
  const judged = standing && (await judgeSignature(home, standing, rules))
  if (standing && judged?.error === null)
    return { manifest: standing, isNew: false, release: withSigner(release, judged.by) }
  // What was tried in a browser stands in the store already.
  const own = existsSync(dir) ? await judgeSignature(dir, given, rules) : judged
  if (own === null || own.error !== null)
    throw new DeployError([`${given.name} ${given.version}: ${own?.error ?? 'it is gone'}`])
  const signed = withSigner(release, own.by)
  await putVersion(root, dir, given, { key, store, release: signed, isReplaced: standing !== null })
  return { manifest: given, isNew: standing === null, release: signed }
}

const withSigner = (release: Release, by: Release['signedBy'] | null): Release => ({
  ...release,
  ...(by && { signedBy: by })
})

/** Puts a version's folder into its place. */
export function moveIn(root: string, from: string, version: VersionName): void {
  const home = versionDir(root, version)
  mkdirSync(dirname(home), { recursive: true })
  const aside = join(buildsDir(root), `aside-${randomUUID()}`)
  if (existsSync(home)) renameSync(home, aside)
  renameSync(from, home)
  rmSync(aside, { recursive: true, force: true })
}

/** Writes publication.json beside the manifest of a version's folder. */
export function signVersion(
  dir: string,
  version: VersionName,
  { key, release }: { key: ReleaseKey; release: Release }
): void {
  const manifest = readFileSync(join(dir, 'manifest.json'))
  writeAtomically(join(dir, PUBLICATION), publicationText(key, version, manifest, release))
}
