import { faultsAmong } from './check-unit.ts'
import { DeployFault } from './fault.ts'
import { goBack } from './flip.ts'
import { faultsOfFiles } from './health.ts'
import { withRegistryLock } from './lock.ts'
import { readRegistry, writeRegistry } from './store.ts'

/**
 * Makes a unit's previous version live again. The version it replaces is held: a start of the system leaves it alone.
 *
 * @returns the version that is live now, and the one it replaced
 * @throws DeployFault when there is no previous version, or when it is damaged or no longer fits what is live
 */
export function rollbackUnit(
  name: string,
  root: string,
  clock: () => Date = () => new Date()
): Promise<{ live: string; held: string }> {
  return withRegistryLock(root, () => {
    const { revision, units } = readRegistry(root)
    const unit = units[name]
    if (!unit) throw new DeployFault([`${name} has never been deployed: there is nothing to roll back`])
    const { live, previous } = unit
    if (!previous)
      throw new DeployFault([`${name} has no version before ${live.version}: there is nothing to go back to`])
    const faults = [
      ...faultsOfFiles(root, previous).map((fault) => `${name} ${previous.version}: ${fault}`),
      ...faultsAmong(previous, { revision, units })
    ]
    if (faults.length > 0) throw new DeployFault(faults)
    writeRegistry(root, { ...units, [name]: goBack({ ...unit, previous }, clock()) })
    return { live: previous.version, held: live.version }
  })
}
