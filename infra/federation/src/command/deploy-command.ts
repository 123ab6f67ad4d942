import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stepsSchema } from '@site/contracts/federation/canary'
import type { ReleaseNotes } from '@site/contracts/federation/release'
import type { CanaryAnswer, ReleaseAnswer } from '@site/contracts/releases/release-calls'
import { readManifest } from '@site/registry/version-files'
import { packVersion } from '../archive/pack-version.ts'
import type { DeployableSource } from '../build/deployable-source.ts'
import { deployOne } from '../deploy/deploy.ts'
import { findDeployable } from '../deploy/deploy-all.ts'
import { ensureVersion } from '../deploy/ensure-version.ts'
import { localUser } from '../publish/local-user.ts'
import { publishVersion, shellBundleFor } from '../publish/publish.ts'
import { DeployError } from '../registry/deploy-error.ts'
import type { ReleaseStore } from '../registry/release-store.ts'
import { buildsDir, readRegistry, signingKey } from '../registry/store.ts'
import type { createReleaseClient } from '../transfer/release-client.ts'
import { versionOfTree } from '../version/version.ts'

export interface Store {
  root: string
  keyFile: string
  /** By default the folder is the store. */
  store?: ReleaseStore
}

export type Say = (line: string) => void

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

/** Sends a built version to a running site, which checks and publishes it. */
export async function sendFolder(
  folder: string,
  client: ReturnType<typeof createReleaseClient>,
  { notes, mode }: { notes: ReleaseNotes; mode: 'live' | 'preview' }
): Promise<ReleaseAnswer> {
  const { name, version } = await readManifest(folder)
  const query = { ...notes, ...(mode === 'preview' && { preview: 'yes' as const }) }
  return client.publish({ name, version }, await packVersion(folder), query)
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

export function describeAnswer({ deployable, version, outcome, before }: ReleaseAnswer): string {
  if (outcome === 'unchanged') return `${deployable} ${version} is live already: nothing to do`
  if (outcome === 'preview') return `${deployable} ${version} can be previewed with ?${deployable}=${version}`
  return `${deployable} ${version} is live${before ? `; before it was ${before}` : ''}`
}

/** The shares of `--share=5,25`. Throws a DeployError where they are none, before anything is built. */
export function readSteps(text: string): number[] {
  const steps = stepsSchema.safeParse(text.split(',').map(Number))
  if (steps.success) return steps.data
  throw new DeployError([
    `--share takes percents from 1 to 99, each greater than the one before, as in --share=5,25, not ${text}`
  ])
}

export function describeCanary({ deployable, version, share, live }: CanaryAnswer): string {
  if (share === 0) return `${deployable} ${version} is aborted and blocked; everybody gets ${live}`
  if (share === 100) return `${deployable} ${version} is live`
  return `${deployable} ${version} is what ${share} % of the visitors get; the others get ${live}`
}
