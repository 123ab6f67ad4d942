import type { Registry } from '@site/contracts/federation/registry'
import { serverFile } from '@site/registry/version-files'
import type { UnitSource } from '../build/unit-source.ts'
import { DeployFault, faultLines } from '../registry/fault.ts'
import { goLive } from '../registry/flip.ts'
import { faultsOfFiles } from '../registry/health.ts'
import { withRegistryLock } from '../registry/lock.ts'
import { pruneVersions } from '../registry/prune.ts'
import { readRegistry, writeRegistry } from '../registry/store.ts'
import { wholeVersions } from '../registry/versions.ts'
import { versionOfTree } from '../version/version.ts'
import { faultsAmong, faultsOfUnit } from './check-unit.ts'
import { type BuiltVersion, ensureVersion } from './ensure-version.ts'
import { repairRegistry } from './repair.ts'

export interface DeployOptions {
  /** Folder of the deployed versions. */
  root: string
  /**
   * 'deploy' makes the working tree's version live. 'refresh' does so only if that version is neither live nor held, as a
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
  outcome: 'deployed' | 'unchanged' | 'held' | 'previewed'
}

/**
 * Deploys one unit: builds its version if it does not stand yet, checks the contract, puts the folder, flips the registry.
 *
 * @throws DeployFault with one line for each thing that speaks against it; nothing has changed then
 */
export async function deployUnit(unit: UnitSource, options: DeployOptions): Promise<DeployResult> {
  const { root, mode = 'deploy', say = () => undefined } = options
  const version = versionOfTree(unit)
  const repaired = await repairRegistry(root)
  if (repaired) say(repaired)
  const before = await readRegistry(root)
  const standing = await standingOutcome(root, before, unit.name, version, mode)
  if (standing === 'unchanged') say(`${unit.name} ${version} is live already: nothing to do`)
  if (standing === 'held')
    say(`${unit.name} ${version} was rolled back and is held: deploy it by name to bring it back`)
  if (standing) return { name: unit.name, version, outcome: standing }

  const startedAt = performance.now()
  const shellBundle = shellBundleFor(unit, before, root)
  const built = await buildOrFault(root, unit, version, shellBundle)
  try {
    const { manifest, dir } = built
    refuseOn(await faultsOfUnit({ unit, manifest, dir, registry: before, shellBundle }))
    if (mode === 'preview') built.keep()
    else await makeLive(built, options)
  } finally {
    built.discard()
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (mode === 'preview') {
    say(`${unit.name} ${version} can be previewed with ?${unit.name}=${version} (${seconds} s)`)
    return { name: unit.name, version, outcome: 'previewed' }
  }
  say(`${unit.name} ${version} is live (${seconds} s)`)
  return { name: unit.name, version, outcome: 'deployed' }
}

/** A live version whose files are damaged is not standing: it is built again, and its bytes are those it once had. */
async function standingOutcome(
  root: string,
  registry: Registry,
  name: string,
  version: string,
  mode: string
): Promise<'unchanged' | 'held' | null> {
  const entry = registry.units[name]
  if (entry?.live.version === version)
    return (await faultsOfFiles(root, entry.live)).length === 0 ? 'unchanged' : null
  if (mode === 'refresh' && entry?.held.includes(version)) return 'held'
  return null
}

function shellBundleFor(unit: UnitSource, registry: Registry, root: string): string | null {
  if (unit.name === 'shell') return null
  const shell = registry.units.shell?.live
  if (!shell) throw new DeployFault([`${unit.name}: there is no shell to run in: deploy the shell first`])
  return serverFile(root, shell)
}

async function buildOrFault(...order: Parameters<typeof ensureVersion>): Promise<BuiltVersion> {
  try {
    return await ensureVersion(...order)
  } catch (error) {
    throw new DeployFault([`${order[1].name}: ${error instanceof Error ? error.message : String(error)}`])
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
    refuseOn(faultsAmong(manifest, { revision: 0, units }))
    keep()
    if (units[name]?.live.version === manifest.version) return
    const entry = await goLive(units[name], manifest, clock(), wholeVersions(root, name))
    const registry = await writeRegistry(root, { ...units, [name]: entry })
    try {
      pruneVersions(root, registry, clock())
    } catch (error) {
      // It is live, and to say anything else would be false. The next deploy prunes.
      for (const line of faultLines(error)) say?.(`old versions were not taken away: ${line}`)
    }
  })
}

function refuseOn(faults: string[]): void {
  if (faults.length > 0) throw new DeployFault(faults)
}
