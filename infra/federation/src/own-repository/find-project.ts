import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type DeployableSource, readDeployableSource } from '../build/deployable-source.ts'
import { DeployError } from '../registry/deploy-error.ts'

/** The remote that a folder is, or is inside of. Throws a DeployError where there is none. */
export function findProject(from: string): DeployableSource {
  for (let dir = resolve(from); ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'package.json')) && existsSync(join(dir, 'src/remote')))
      return readDeployableSource(dir)
    if (dir === dirname(dir))
      throw new DeployError([`${from} is no remote: npm create @site/remote mf-<name> makes one`])
  }
}
