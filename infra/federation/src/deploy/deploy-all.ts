import { join } from 'node:path'
import { type DeployableSource, readDeployableSource } from '../build/deployable-source.ts'
import { DeployError, errorLines } from '../registry/deploy-error.ts'
import { REPOSITORY } from '../repository/paths.ts'
import { remoteNames } from '../repository/remotes.ts'
import { type DeployOptions, type DeployResult, deployOne } from './deploy.ts'

/** Builds at once. A build takes one core and 400 MB for some seconds. */
const AT_ONCE = 2

/** Every deployable of the repository, the shell first: remotes are checked against it. */
export function allDeployables(repository = REPOSITORY): DeployableSource[] {
  return ['shell', ...remoteNames(repository)].map((name) => readDeployableSource(join(repository, name)))
}

/** The deployable of that name. Throws a DeployError that lists the names there are. */
export function findDeployable(name: string, repository = REPOSITORY): DeployableSource {
  const deployables = allDeployables(repository)
  const found = deployables.find((deployable) => deployable.name === name)
  if (found) return found
  const names = deployables.map((deployable) => deployable.name).join(', ')
  throw new DeployError([`there is no deployable '${name}'; there are: ${names}`])
}

/**
 * Deploys several deployables: the shell first, then two remotes at a time. One that is refused does not keep the others back.
 *
 * @throws DeployError with the errors of all that were refused, when the others are done
 */
export async function deployAll(
  deployables: DeployableSource[],
  options: DeployOptions
): Promise<DeployResult[]> {
  const results: DeployResult[] = []
  const errors: string[] = []
  const deploy = async (deployable: DeployableSource) => {
    try {
      results.push(await deployOne(deployable, options))
    } catch (error) {
      errors.push(...errorLines(error, deployable.name))
    }
  }
  const [shell, ...remotes] = [...deployables].sort((one) => (one.name === 'shell' ? -1 : 1))
  const queue = shell?.name === 'shell' ? remotes : deployables
  if (shell?.name === 'shell') await deploy(shell)
  const next = async (): Promise<void> => {
    const deployable = queue.shift()
    if (!deployable) return
    await deploy(deployable)
    await next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  if (errors.length > 0) throw new DeployError(errors)
  return results
}
