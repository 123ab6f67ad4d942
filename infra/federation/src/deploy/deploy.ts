import type { Registry } from '@site/contracts/federation/registry'
import { serverFile } from '@site/registry/version-files'
import type { DeployableSource } from '../build/deployable-source.ts'
import { errorsOfFiles } from '../registry/check-files.ts'
import { DeployError, errorLines } from '../registry/deploy-error.ts'
import { goLive } from '../registry/flip.ts'
import { withRegistryLock } from '../registry/lock.ts'
import { pruneVersions } from '../registry/prune.ts'
import { readRegistry, writeRegistry } from '../registry/store.ts'
import { verifiedVersions } from '../registry/versions.ts'
import { versionOfTree } from '../version/version.ts'
import { errorsAmong, errorsOfDeployable } from './check-deployable.ts'
import { type BuiltVersion, ensureVersion } from './ensure-version.ts'
import { repairRegistry } from './repair.ts'

export interface DeployOptions {
  /** Folder of the deployed versions. */
  root: string
  /**
   * 'deploy' makes the working tree's version live. 'refresh' does so only if that version is neither live nor blocked, as a
   * start of the system does. 'preview' puts its folder and leaves the registry alone.
   */
  mode?: 'deploy' | 'refresh' | 'preview'
  /** One line about what happens. */
  say?: (line: string) => void
  clock?: () => Date
}

export interface DeployResult {
  name: string
  version: string
  outcome: 'deployed' | 'unchanged' | 'blocked' | 'previewed'
}

/**
 * Deploys one deployable: builds its version if it is not in the store yet, checks the contract, moves the folder into the store and changes the registry.
 *
 * @throws DeployError with one line for each error of the version; nothing has changed then
 */
export async function deployOne(deployable: DeployableSource, options: DeployOptions): Promise<DeployResult> {
  const { root, mode = 'deploy', say = () => undefined } = options
  const version = versionOfTree(deployable)
  const repaired = await repairRegistry(root)
  if (repaired) say(repaired)
  const before = await readRegistry(root)
  const standing = await standingOutcome(root, before, deployable.name, version, mode)
  if (standing === 'unchanged') say(`${deployable.name} ${version} is live already: nothing to do`)
  if (standing === 'blocked')
    say(`${deployable.name} ${version} was rolled back and is blocked: deploy it by name to bring it back`)
  if (standing) return { name: deployable.name, version, outcome: standing }

  const startedAt = performance.now()
  const shellBundle = shellBundleFor(deployable, before, root)
  const built = await buildOrThrow(root, deployable, version, shellBundle)
  try {
    const { manifest, dir } = built
    refuseOn(await errorsOfDeployable({ deployable, manifest, dir, registry: before, shellBundle }))
    if (mode === 'preview') built.keep()
    else await makeLive(built, options)
  } finally {
    built.discard()
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (mode === 'preview') {
    say(`${deployable.name} ${version} can be previewed with ?${deployable.name}=${version} (${seconds} s)`)
    return { name: deployable.name, version, outcome: 'previewed' }
  }
  say(`${deployable.name} ${version} is live (${seconds} s)`)
  return { name: deployable.name, version, outcome: 'deployed' }
}

/** A live version whose files are damaged does not count as built: it is built again, with the same bytes. */
async function standingOutcome(
  root: string,
  registry: Registry,
  name: string,
  version: string,
  mode: string
): Promise<'unchanged' | 'blocked' | null> {
  const entry = registry.units[name]
  if (entry?.live.version === version)
    return (await errorsOfFiles(root, entry.live)).length === 0 ? 'unchanged' : null
  if (mode === 'refresh' && entry?.held.includes(version)) return 'blocked'
  return null
}

function shellBundleFor(deployable: DeployableSource, registry: Registry, root: string): string | null {
  if (deployable.name === 'shell') return null
  const shell = registry.units.shell?.live
  if (!shell)
    throw new DeployError([`${deployable.name}: there is no shell to run in: deploy the shell first`])
  return serverFile(root, shell)
}

async function buildOrThrow(...order: Parameters<typeof ensureVersion>): Promise<BuiltVersion> {
  try {
    return await ensureVersion(...order)
  } catch (error) {
    throw new DeployError([`${order[1].name}: ${error instanceof Error ? error.message : String(error)}`])
  }
}

/** Under the lock the registry is read again: another deploy may have come between. */
function makeLive(
  { manifest, keep }: BuiltVersion,
  { root, say, clock = () => new Date() }: DeployOptions
): Promise<void> {
  const { name } = manifest
  return withRegistryLock(root, async () => {
    const { units } = await readRegistry(root)
    refuseOn(errorsAmong(manifest, { revision: 0, units }))
    keep()
    if (units[name]?.live.version === manifest.version) return
    const entry = await goLive(units[name], manifest, clock(), verifiedVersions(root, name))
    const registry = await writeRegistry(root, { ...units, [name]: entry })
    try {
      pruneVersions(root, registry, clock())
    } catch (error) {
      // The version is live, so an error here must not be reported as a failed deploy. The next deploy prunes.
      for (const line of errorLines(error)) say?.(`old versions were not taken away: ${line}`)
    }
  })
}

function refuseOn(errors: string[]): void {
  if (errors.length > 0) throw new DeployError(errors)
}
