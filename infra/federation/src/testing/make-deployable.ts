import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DeployableSource, readDeployableSource } from '../build/deployable-source.ts'
import { REPOSITORY } from '../repository/paths.ts'

/** Below the repository, so that packages are found; ignored by git. */
const HOME = join(REPOSITORY, 'infra/federation/.cache')
const FIXTURE = join(REPOSITORY, 'infra/federation/fixtures/mf-sample')

export interface TestDeployable extends DeployableSource {
  /** Replaces text in one of its files; the text must be there. */
  edit: (file: string, from: string, to: string) => void
  remove: () => void
}

/** A copy of the fixture remote that a test may change, under its own name. */
export function makeDeployable(name = 'mf-sample'): TestDeployable {
  const parent = join(HOME, randomUUID())
  const dir = join(parent, name)
  mkdirSync(parent, { recursive: true })
  cpSync(FIXTURE, dir, { recursive: true })
  const edit = (file: string, from: string, to: string) => {
    const path = join(dir, file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not hold '${from}'`)
    writeFileSync(path, text.replaceAll(from, to))
  }
  if (name !== 'mf-sample') edit('package.json', '@site/mf-sample', `@site/${name}`)
  return {
    ...readDeployableSource(dir),
    edit,
    remove: () => rmSync(parent, { recursive: true, force: true })
  }
}
