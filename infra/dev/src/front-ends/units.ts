import type { UnitSource } from '@site/federation/build/unit-source'
import { allUnits, deployUnits } from '@site/federation/deploy/deploy-units'
import { repairRegistry } from '@site/federation/deploy/repair'
import { DeployFault } from '@site/federation/registry/fault'
import { faultsOfFiles } from '@site/federation/registry/health'
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
  const isStale = async (unit: UnitSource) => {
    const version = versionOfTree(unit)
    const entry = before[unit.name]
    if (entry?.live.version === version) return (await faultsOfFiles(root, entry.live)).length > 0
    return entry?.held.includes(version) !== true
  }
  const stale: UnitSource[] = []
  for (const unit of allUnits())
    if ((only?.includes(unit.name) ?? true) && (await isStale(unit))) stale.push(unit)
  if (stale.length > 0) say(`Building ${stale.map((unit) => unit.name).join(', ')}…`)
  try {
    await deployUnits(stale, { root, mode: 'refresh', say })
  } catch (error) {
    if (!(error instanceof DeployFault)) throw error
    if (error.faults.some(speaksOfFullDisk)) throw diskFull()
    for (const fault of error.faults) say(fault)
    if ((await readRegistry(root)).units.shell === undefined) {
      throw new StartFault('There is no shell to serve: its first build failed.')
    }
  }
  const after = (await readRegistry(root)).units
  return Object.keys(after).filter((name) => after[name]?.live.version !== before[name]?.live.version)
}
