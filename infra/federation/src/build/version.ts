import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../repository/paths.ts'
import type { UnitSource } from './unit-source.ts'

/** What every unit's build reads beside its own folder, from the root of the repository. */
export const COMMON_INPUTS = [
  'infra/web',
  'infra/contracts',
  'infra/federation',
  // Of what the gateway and we both know, a build reads these alone: integrity of files, and what a server bundle says of itself.
  'infra/registry/src/integrity.mjs',
  'infra/registry/src/evaluate-bundle.mjs',
  'package-lock.json',
  'tsconfig.base.json'
]
const IGNORED = /^(node_modules|dist|fixtures|coverage|\..*|.*\.md|.*\.test\.tsx?|.*\.local\.ts)$/

/**
 * Version of a unit's working tree: '0.1.0-3f9c2ab417', the package version and a hash of every input of the build. The
 * same tree gives the same version wherever it lies, so that a version that stands already is not built again.
 */
export function versionOfTree(unit: UnitSource): string {
  const hash = createHash('sha256')
  const add = (label: string, path: string) => {
    for (const file of filesUnder(path)) {
      const name = label + file.slice(path.length).replaceAll('\\', '/')
      hash.update(`${name}\0`).update(readFileSync(file)).update('\0')
    }
  }
  add('unit', unit.dir)
  for (const input of COMMON_INPUTS) add(input, join(REPOSITORY, input))
  return `${unit.packageVersion}-${hash.digest('hex').slice(0, 10)}`
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter(({ name }) => !IGNORED.test(name))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) =>
        entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]
      )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path]
    throw error
  }
}
