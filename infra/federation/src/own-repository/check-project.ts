import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployableSource } from '../build/deployable-source.ts'
import { runChecks } from '../checks/run-checks.ts'

/** The scripts of a team's package.json that are run before it is built, and what each says is right. */
const SCRIPTS = { types: 'its types', test: 'its tests' }

/**
 * Runs what the project has of `npm run types` and `npm test`. What it does not have is said.
 *
 * @throws DeployError with what they say
 */
export async function checkProject(
  { name, dir }: DeployableSource,
  say: (line: string) => void
): Promise<void> {
  const { scripts = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }
  const [there, missing] = [true, false].map((is) =>
    Object.entries(SCRIPTS).filter(([script]) => script in scripts === is)
  )
  for (const [script, of] of missing ?? [])
    say(`${name}: ${of} were not checked, package.json has no script "${script}"`)
  await runChecks(
    name,
    dir,
    (there ?? []).map(([script, of]) => ({ of, program: 'npm', args: ['run', '--silent', script] }))
  )
}
