import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseKey } from '@site/registry/release-key'
import { versionDir } from '@site/registry/version-files'
import type { DeployableSource } from '../build/deployable-source.ts'
import { runBuild } from '../build/run-build.ts'
import { readStanding } from '../publish/put-version.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { buildsDir } from '../registry/store.ts'

export interface BuiltVersion {
  /** Folder of the version: in the store, or beside it. */
  dir: string
  /** Takes a build away that did not enter the store. */
  discard: () => void
}

/**
 * The built version of a deployable: the folder in the store, where it can be believed, else a new build beside the store, which enters it as it is
 * published (publish.ts).
 */
export async function ensureVersion(
  root: string,
  deployable: DeployableSource,
  version: string,
  { key, shellBundle }: { key: ReleaseKey | null; shellBundle: string | null }
): Promise<BuiltVersion> {
  const named = { name: deployable.name, version }
  if (await readStanding(root, named, key)) return { dir: versionDir(root, named), discard: () => undefined }
  const dir = join(buildsDir(root), `${deployable.name}-${randomUUID()}`)
  const discard = () => rmSync(dir, { recursive: true, force: true })
  try {
    await runBuild({ dir: deployable.dir, version, outDir: dir, shellBundle })
    return { dir, discard }
  } catch (error) {
    discard()
    throw new DeployError([`${deployable.name}: ${error instanceof Error ? error.message : String(error)}`])
  }
}
