import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ReleaseNotes } from '@site/contracts/federation/release'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import type { DeployableSource } from '../build/deployable-source.ts'
import { deployOne } from '../deploy/deploy.ts'
import { findDeployable } from '../deploy/deploy-all.ts'
import { ensureVersion } from '../deploy/ensure-version.ts'
import { localUser } from '../publish/local-user.ts'
import { publishVersion, shellBundleFor } from '../publish/publish.ts'
import { buildsDir, readRegistry, type Store, signingKey } from '../registry/store.ts'
import { versionOfTree } from '../version/version.ts'
import { describeAnswer, type Say } from './send-folder.ts'

/** Is it the folder of a built version? A path counts from where the command was called. */
export function builtFolder(word: string, env: NodeJS.ProcessEnv = process.env): string | null {
  const folder = resolve(env.INIT_CWD || '.', word)
  return existsSync(join(folder, 'manifest.json')) ? folder : null
}

/** Publishes a built version into the store of this machine, from a copy beside it: the folder that is given stays as it is. */
export async function publishFolder(
  folder: string,
  store: Store,
  { notes, mode, say }: { notes: ReleaseNotes; mode: 'live' | 'preview'; say: Say }
): Promise<ReleaseAnswer> {
  const dir = join(buildsDir(store.root), `given-${randomUUID()}`)
  try {
    cpSync(folder, dir, { recursive: true })
    const answer = await publishVersion(dir, { ...store, publisher: localUser(notes), mode, say })
    say(describeAnswer(answer))
    return answer
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/**
 * Builds a deployable of this repository without making it live here, and gives its folder to `use`. A remote is built against the shell of this machine's
 * store; where there is none yet, that is built first. What it is checked against is the site's.
 */
export async function withBuilt<T>(
  deployable: DeployableSource,
  { root, keyFile, store }: Store,
  { say, use }: { say: Say; use: (dir: string) => Promise<T> }
): Promise<T> {
  const isRemote = deployable.name !== 'shell'
  if (isRemote && !(await readRegistry(root, keyFile)).units.shell)
    await deployOne(findDeployable('shell'), { root, keyFile, ...(store && { store }), say })
  const shellBundle = shellBundleFor(deployable, await readRegistry(root, keyFile), root)
  const version = versionOfTree(deployable)
  const built = await ensureVersion(root, deployable, version, { key: signingKey(keyFile), shellBundle })
  try {
    return await use(built.dir)
  } finally {
    built.discard()
  }
}
