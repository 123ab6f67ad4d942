import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { DeployableSource } from '../build/deployable-source.ts'
import { REPOSITORY } from '../repository/paths.ts'
import { filesUnder, IGNORED } from './files-under.ts'
import { type LockFile, lockedPackages } from './locked-packages.ts'
import { reachedFiles } from './reached-files.ts'

/** The tool that builds, whatever is built. */
const TOOL = 'infra/federation/src/build'
export const LOCK_FILE = 'package-lock.json'
/** What decides how sources are read. */
const SETTINGS = [
  'tsconfig.base.json',
  ...['web', 'contracts', 'federation', 'registry'].map((name) => `infra/${name}/package.json`)
]
/** All files below these count when a source cannot be read, so that a correction gives a version of its own. */
const SHARED = ['infra/web', 'infra/contracts', 'infra/federation', 'infra/registry']

/**
 * Version of a deployable's working tree: '0.1.0-3f9c2ab417', the package version and a hash of every input of the build: the deployable's folder, what
 * its sources and the build tool reach by imports, and the third-party packages that they need. The same tree gives the same version
 * wherever it lies, and what no build reads changes none.
 */
export function versionOfTree(deployable: DeployableSource): string {
  const hash = createHash('sha256')
  const add = (name: string, file: string) =>
    hash
      .update(`${name.replaceAll('\\', '/')}\0`)
      .update(readFileSync(file))
      .update('\0')
  for (const file of filesUnder(deployable.dir)) add(`unit${file.slice(deployable.dir.length)}`, file)
  for (const file of sharedInputs(deployable)) add(file, join(REPOSITORY, file))
  const lock = JSON.parse(readFileSync(join(REPOSITORY, LOCK_FILE), 'utf8')) as LockFile
  for (const line of packagesOf(deployable, lock)) hash.update(`${line}\0`)
  return `${deployable.packageVersion}-${hash.digest('hex').slice(0, 10)}`
}

/**
 * Does a deployable have another version since these files were changed, added or deleted? A file that its sources no longer reach is not
 * missed: what reached it is among the files too.
 *
 * @param files paths from the root of the repository
 * @param locks the lock file before and after
 * @param shared as sharedInputs gives them: what the build reads outside the deployable's folder
 */
export function isVersionChanged(
  deployable: DeployableSource,
  files: string[],
  [before, after]: [LockFile, LockFile],
  shared: ReadonlySet<string>
): boolean {
  const isOwn = (file: string) => {
    const path = relative(deployable.dir, join(REPOSITORY, file))
    return !path.split(sep).some((part) => IGNORED.test(part))
  }
  return (
    files.some((file) => shared.has(file) || isOwn(file)) ||
    packagesOf(deployable, before).join() !== packagesOf(deployable, after).join()
  )
}

const packagesOf = ({ dir }: DeployableSource, lock: LockFile) =>
  lockedPackages(lock, [relative(REPOSITORY, dir), ...SHARED])

/** The sources of the build tool. They do not change under the process that has loaded them, so they are read once. */
let toolFiles: ReturnType<typeof reachedFiles> | undefined

/** Files outside the deployable's folder that its build reads: paths from the root of the repository. It takes a tenth of a second to find them. */
export function sharedInputs(deployable: DeployableSource): string[] {
  const own = reachedFiles(deployable.dir)
  toolFiles ??= reachedFiles(join(REPOSITORY, TOOL))
  const tool = toolFiles
  const outside = own?.filter((file) => relative(deployable.dir, file).startsWith('..'))
  const reached =
    outside && tool ? [...outside, ...tool] : SHARED.flatMap((folder) => filesUnder(join(REPOSITORY, folder)))
  const shared = [...new Set(reached.map((file) => relative(REPOSITORY, file)))].sort()
  return [...shared, ...SETTINGS]
}
