import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deployableNameSchema } from '@site/contracts/federation/registry'
import { readUnitSource, type UnitSource } from '../build/unit-source.ts'
import { DeployFault, faultLines } from '../registry/fault.ts'
import { REPOSITORY } from '../repository/paths.ts'
import { type DeployOptions, type DeployResult, deployUnit } from './deploy.ts'

/** Builds at once. A build takes one core and 400 MB for some seconds. */
const AT_ONCE = 2

/** Every unit of the repository, the shell first: remotes are checked against it. */
export function allUnits(repository = REPOSITORY): UnitSource[] {
  return readdirSync(repository)
    .filter((name) => deployableNameSchema.safeParse(name).success)
    .filter((name) => existsSync(join(repository, name, 'vite.config.ts')))
    .sort((one, other) => Number(other === 'shell') - Number(one === 'shell') || one.localeCompare(other))
    .map((name) => readUnitSource(join(repository, name)))
}

/** The unit of that name. Throws a DeployFault that lists the names there are. */
export function findUnit(name: string, repository = REPOSITORY): UnitSource {
  const units = allUnits(repository)
  const found = units.find((unit) => unit.name === name)
  if (found) return found
  const names = units.map((unit) => unit.name).join(', ')
  throw new DeployFault([`there is no unit '${name}'; there are: ${names}`])
}

/**
 * Deploys several units: the shell first, then two remotes at a time. One that is refused does not keep the others back.
 *
 * @throws DeployFault with the faults of all that were refused, when the others are done
 */
export async function deployUnits(units: UnitSource[], options: DeployOptions): Promise<DeployResult[]> {
  const results: DeployResult[] = []
  const faults: string[] = []
  const deploy = async (unit: UnitSource) => {
    try {
      results.push(await deployUnit(unit, options))
    } catch (error) {
      faults.push(...faultLines(error, unit.name))
    }
  }
  const [shell, ...remotes] = [...units].sort((one) => (one.name === 'shell' ? -1 : 1))
  const queue = shell?.name === 'shell' ? remotes : units
  if (shell?.name === 'shell') await deploy(shell)
  const next = async (): Promise<void> => {
    const unit = queue.shift()
    if (!unit) return
    await deploy(unit)
    await next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  if (faults.length > 0) throw new DeployFault(faults)
  return results
}
