import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { CHANGES } from '../command/change-commands.ts'
import { REPOSITORY } from '../repository/paths.ts'
import { describeVerbs, VERBS } from './describe-verbs.ts'

it('FED-63 the help of site says of each command what it does', () => {
  expect(Object.keys(VERBS)).toEqual(['dev', 'build', 'deploy', 'key', ...Object.keys(CHANGES)])
  for (const [name, does] of Object.entries(VERBS))
    expect(
      describeVerbs()
        .split('\n')
        .filter((line) => line.trim().startsWith(`${name} `) && line.endsWith(`  ${does}`))
    ).toHaveLength(1)
})

it('FED-63 npm create says what it takes where it is asked, and ends well', () => {
  const script = ['infra/dev/bootstrap.mjs', 'infra/federation/src/scaffold/create-remote.ts', '--help']
  const said = execFileSync(process.execPath, script, { cwd: REPOSITORY, encoding: 'utf8' })
  expect(said).toMatch(/^npm create @site\/remote mf-<name>/)
})
