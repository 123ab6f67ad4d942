import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type DeployableSource, readDeployableSource } from '../build/deployable-source.ts'
import { DeployError } from '../registry/deploy-error.ts'

/** The remote that a folder is, or is inside of. Throws a DeployError where there is none. */
export function findProject(from: string): DeployableSource {
  const dir = folderOfProject(from)
  if (dir === null)
    throw new DeployError([`${from} is no remote: npm create @site/remote mf-<name> makes one`])
  return readDeployableSource(dir)
}

/** The site that the remote around a folder goes to: `site.releases` of its package.json, which `npm create … --to` writes. */
export function siteOfProject(from: string): string | undefined {
  const dir = folderOfProject(from)
  if (dir === null) return undefined
  const { site } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    site?: { releases?: string }
  }
  return site?.releases
}

function folderOfProject(from: string): string | null {
  for (let dir = resolve(from); ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'package.json')) && existsSync(join(dir, 'src/remote'))) return dir
    if (dir === dirname(dir)) return null
  }
}
