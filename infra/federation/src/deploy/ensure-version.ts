import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseKey } from '@site/registry/release-key'
import { versionDir } from '@site/registry/version-files'
import { judgeSignature, type Rules } from '@site/registry/version-signature'
import type { DeployableSource } from '../build/deployable-source.ts'
import { runBuild } from '../build/run-build.ts'
import { readStanding } from '../publish/put-version.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { buildsDir } from '../registry/store.ts'
import { writeSignature } from '../signing/sign-build.ts'

export interface BuiltVersion {
  /** Folder of the version: in the store, or beside it. */
  dir: string
  /** Takes a build away that did not enter the store. */
  discard: () => void
}

/**
 * The built version of a deployable: the folder in the store, where it can be believed, else a new build beside the store, which enters it as it is
 * published (publish.ts). A new build is signed with the key of its team, where that is at hand; so what stands in the store without a signature that it needs
 * is built again.
 */
export async function ensureVersion(
  root: string,
  deployable: DeployableSource,
  version: string,
  {
    key,
    shellBundle,
    sign
  }: {
    key: ReleaseKey | null
    shellBundle: string | null
    /** The key of the team, the commit that is built, and who may sign what. */
    sign?: { key: ReleaseKey; commit: string | undefined; rules: Rules }
  }
): Promise<BuiltVersion> {
  const named = { name: deployable.name, version }
  const home = versionDir(root, named)
  const standing = await readStanding(root, named, key)
  if (standing && (!sign || (await judgeSignature(home, standing, sign.rules)).error === null))
    return { dir: home, discard: () => undefined }
  const dir = join(buildsDir(root), `${deployable.name}-${randomUUID()}`)
  const discard = () => rmSync(dir, { recursive: true, force: true })
  try {
    await runBuild({ dir: deployable.dir, version, outDir: dir, shellBundle })
    if (sign) await writeSignature(dir, sign.key, sign.commit)
    return { dir, discard }
  } catch (error) {
    discard()
    throw new DeployError([`${deployable.name}: ${error instanceof Error ? error.message : String(error)}`])
  }
}
