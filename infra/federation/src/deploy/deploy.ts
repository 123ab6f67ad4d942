import type { Registry } from '@site/contracts/federation/registry'
import { keyFileBeside, type ReleaseKey } from '@site/registry/release-key'
import type { VersionName } from '@site/registry/version-files'
import type { BrowserCheck } from '../browser-check/browser-check.ts'
import type { DeployableSource } from '../build/deployable-source.ts'
import { describeKept, describeRest } from '../history/describe-answer.ts'
import type { Publisher } from '../publish/grants.ts'
import { localUser } from '../publish/local-user.ts'
import { publishVersion, shellBundleFor } from '../publish/publish.ts'
import { repairRegistry } from '../publish/repair.ts'
import type { ReleaseStore } from '../registry/release-store.ts'
import { readRegistry, signingKey } from '../registry/store.ts'
import { isWhole } from '../registry/versions.ts'
import type { ReadData } from '../rendering/read-data.ts'
import { versionOfTree } from '../version/version.ts'
import { ensureVersion } from './ensure-version.ts'

export interface DeployOptions {
  /** Folder of the deployed versions. */
  root: string
  /** File of the key that signs what is written; by default the one beside `root`. */
  keyFile?: string
  /** By default the folder is the store. */
  store?: ReleaseStore
  /** Opens the pages of what is to be live; absent, as for a start of the system: none are opened. */
  browserCheck?: BrowserCheck | undefined
  /** By default the user of this machine. */
  publisher?: Publisher
  /**
   * 'deploy' makes the working tree's version live. 'refresh' does so only if that version is neither live nor a canary nor blocked, as a
   * start of the system does. 'preview' puts its folder and leaves the registry alone.
   */
  mode?: 'deploy' | 'refresh' | 'preview'
  /** The key of the team, which signs what is built; null or absent: it is not signed. */
  signWith?: ReleaseKey | null | undefined
  /** Public address of the site, where it is known. */
  origin?: string | undefined
  /** One line about what happens. */
  say?: (line: string) => void
  /** One line about what begins now and takes seconds. */
  onStep?: ((line: string) => void) | undefined
  clock?: () => Date
  /** As for `publishVersion`. */
  readData?: ReadData | undefined
  /** As for `publishVersion`. */
  share?: number | undefined
}

export interface DeployResult {
  name: string
  version: string
  outcome: 'deployed' | 'unchanged' | 'blocked' | 'canary' | 'previewed'
}

/**
 * Deploys one deployable: builds its version if it is not in the store yet, and publishes that (publish.ts).
 *
 * @throws DeployError with one line for each error of the version; nothing has changed then
 */
export async function deployOne(deployable: DeployableSource, options: DeployOptions): Promise<DeployResult> {
  const { root, keyFile = keyFileBeside(root), mode = 'deploy', say = () => undefined } = options
  const { publisher = localUser(), store, clock, origin, readData, browserCheck, signWith, share } = options
  const { onStep = () => undefined } = options
  const { name } = deployable
  const version = versionOfTree(deployable)
  const repaired = await repairRegistry(root, keyFile, store)
  if (repaired) say(repaired)
  const before = await readRegistry(root, keyFile)
  const standing = await standingOutcome(root, before, { name, version }, mode)
  if (standing === 'unchanged') say(`${name} ${version} is live already: nothing to do`)
  if (standing === 'canary') say(`${name} ${version} is a canary: it stays with its share`)
  if (standing === 'blocked')
    say(`${name} ${version} was rolled back and is blocked: deploy it by name to bring it back`)
  if (standing) return { name, version, outcome: standing }

  const startedAt = performance.now()
  const shellBundle = shellBundleFor({ name }, before, root)
  onStep(`${name} ${version} is being built`)
  const built = await ensureVersion(root, deployable, version, {
    ...{ key: signingKey(keyFile), shellBundle },
    ...(signWith && { sign: { key: signWith, commit: publisher.notes?.commit, rules: before } })
  })
  try {
    onStep(
      `${name} ${version} is being tried${browserCheck && mode === 'deploy' ? ', in a browser too' : ''}`
    )
    const answer = await publishVersion(built.dir, {
      ...{ root, keyFile, store, origin, publisher, say, clock, readData, browserCheck, share },
      mode: mode === 'preview' ? 'preview' : 'live'
    })
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    if (mode === 'preview') {
      say(`${name} ${version} is built and checked (${seconds} s)`)
      say(describeKept(answer))
      return { name, version, outcome: 'previewed' }
    }
    say(`${name} ${version} is live (${seconds} s)${describeRest(answer)}`)
    return { name, version, outcome: 'deployed' }
  } finally {
    built.discard()
  }
}

/** A live version whose files are damaged, or that has lost its signature, does not count as built: it is built again, with the same bytes. */
async function standingOutcome(
  root: string,
  registry: Registry,
  { name, version }: VersionName,
  mode: string
): Promise<'unchanged' | 'blocked' | 'canary' | null> {
  const entry = registry.units[name]
  if (entry?.live.version === version) return (await isWhole(root, entry.live, registry)) ? 'unchanged' : null
  if (mode === 'refresh' && entry?.canary?.manifest.version === version) return 'canary'
  if (mode === 'refresh' && entry?.held.includes(version)) return 'blocked'
  return null
}
