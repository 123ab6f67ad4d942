import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type DeployableSource, readDeployableSource } from '../build/deployable-source.ts'
import { REPOSITORY } from '../repository/paths.ts'
import { makeRemote } from '../scaffold/make-remote.ts'

/** A remote of the templates, below the repository, where packages are found. */
export function makeNewRemote(name = 'mf-jobs', manifest = {}): DeployableSource & { remove: () => void } {
  const parent = join(REPOSITORY, 'infra/federation/.cache', randomUUID())
  const dir = join(parent, name)
  const templates = join(REPOSITORY, 'infra/federation/templates')
  makeRemote({ name, dir, templates, parts: ['remote', 'workspace'], manifest })
  return { ...readDeployableSource(dir), remove: () => rmSync(parent, { recursive: true, force: true }) }
}
