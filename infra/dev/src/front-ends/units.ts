import type { DeployableSource } from '@site/federation/build/deployable-source'
import { allDeployables, deployAll } from '@site/federation/deploy/deploy-all'
import { repairRegistry } from '@site/federation/deploy/repair'
import { errorsOfFiles } from '@site/federation/registry/check-files'
import { DeployError } from '@site/federation/registry/deploy-error'
import { readRegistry } from '@site/federation/registry/store'
import { versionOfTree } from '@site/federation/version/version'
import { diskFull, StartFault, speaksOfFullDisk } from '../system/fault.ts'

/**
 * Makes live every unit whose sources have changed or whose live files are damaged, but no version that is held. One that
 * is refused keeps the version it has; its faults are said. A registry that cannot be read is restored first. Returns the names that were deployed.
 *
 * @throws StartFault when there is no shell to serve at all
 */
export async function deployStaleUnits(options: {
  remotesDir: string
  say: (line: string) => void
  /** Looks at these units alone. */
  only?: readonly string[]
}): Promise<string[]> {
  const { remotesDir: root, say, only } = options
  const repaired = await repairRegistry(root)
  if (repaired) say(repaired)
  const before = (await readRegistry(root)).units
  const isStale = async (unit: DeployableSource) => {
    const version = versionOfTree(unit)
    const entry = before[unit.name]
    if (entry?.live.version === version) return (await errorsOfFiles(root, entry.live)).length > 0
    return entry?.held.includes(version) !== true
  }
  const stale: DeployableSource[] = []
  for (const unit of allDeployables())
    if ((only?.includes(unit.name) ?? true) && (await isStale(unit))) stale.push(unit)
  if (stale.length > 0) say(`Building ${stale.map((unit) => unit.name).join(', ')}…`)
  try {
    await deployAll(stale, { root, mode: 'refresh', say })
  } catch (error) {
    if (!(error instanceof DeployError)) throw error
    if (error.errors.some(speaksOfFullDisk)) throw diskFull()
    for (const fault of error.errors) say(fault)
    if ((await readRegistry(root)).units.shell === undefined) {
      throw new StartFault('There is no shell to serve: its first build failed.')
    }
  }
  const after = (await readRegistry(root)).units
  return Object.keys(after).filter((name) => after[name]?.live.version !== before[name]?.live.version)
}
