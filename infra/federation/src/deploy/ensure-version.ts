import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { readManifest, versionDir } from '@site/registry/version-files'
import type { DeployableSource } from '../build/deployable-source.ts'
import { runBuild } from '../build/run-build.ts'
import { errorsOfFiles } from '../registry/check-files.ts'
import { buildsDir } from '../registry/store.ts'

export interface BuiltVersion {
  manifest: DeployableManifest
  dir: string
  /** Takes a fresh build into the store, or throws it away. */
  keep: () => void
  discard: () => void
}

/**
 * The built version of a deployable: the folder in the store, when it is verified, else a new build beside the store. A new build
 * only enters the store by `keep`, in one rename, so that nobody sees half of it.
 */
export async function ensureVersion(
  root: string,
  deployable: DeployableSource,
  version: string,
  shellBundle: string | null
): Promise<BuiltVersion> {
  const home = versionDir(root, { name: deployable.name, version })
  const standing = await readStanding(root, home)
  const nothing = () => undefined
  if (standing) return { manifest: standing, dir: home, keep: nothing, discard: nothing }

  const dir = join(buildsDir(root), `${deployable.name}-${randomUUID()}`)
  const discard = () => rmSync(dir, { recursive: true, force: true })
  try {
    await runBuild({ dir: deployable.dir, version, outDir: dir, shellBundle })
    return { manifest: await readManifest(dir), dir, keep: () => moveIn(root, dir, home), discard }
  } catch (error) {
    discard()
    throw error
  }
}

async function readStanding(root: string, home: string): Promise<DeployableManifest | null> {
  if (!existsSync(join(home, 'manifest.json'))) return null
  const manifest = await readManifest(home)
  return (await errorsOfFiles(root, manifest)).length === 0 ? manifest : null
}

/** A damaged folder of the same version makes way; the bytes that come are those it once had. */
function moveIn(root: string, from: string, home: string): void {
  mkdirSync(dirname(home), { recursive: true })
  const aside = join(buildsDir(root), `aside-${randomUUID()}`)
  if (existsSync(home)) renameSync(home, aside)
  renameSync(from, home)
  rmSync(aside, { recursive: true, force: true })
}
