import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployableSource } from '../build/deployable-source.ts'
import { REPOSITORY } from '../repository/paths.ts'
import { runChecks } from './run-checks.ts'

const MODULES = join(REPOSITORY, 'node_modules')

/**
 * Compiles the types of a front end of this repository and runs its unit tests, before it is built for others to see.
 *
 * @throws DeployError with what the compiler or the tests say
 */
export async function checkSources({ name, dir }: DeployableSource): Promise<void> {
  await runChecks(name, REPOSITORY, [
    { of: 'its types', program: tool('tsc'), args: ['-p', project(name, dir)] },
    {
      of: 'its tests',
      program: tool('vitest'),
      args: ['run', '--project=unit', '--reporter=dot', '--passWithNoTests', dir]
    }
  ])
}

const tool = (name: string): string => join(MODULES, '.bin', name)

/** Writes the compiler's project of one front end: that of the repository, of this folder alone. */
function project(name: string, dir: string): string {
  const folder = join(MODULES, '.cache/site-types')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  const config = { extends: join(REPOSITORY, 'tsconfig.base.json'), include: [`${dir}/**/*`] }
  writeFileSync(file, JSON.stringify(config))
  return file
}
