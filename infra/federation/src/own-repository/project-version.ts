import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DeployableSource } from '../build/deployable-source.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { filesUnder } from '../version/files-under.ts'

const LOCK_FILES = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']

/**
 * Version of a remote in a repository of its own: the package version, and a hash of its files and of the lock file, which names the build tool and
 * all that is built in. What is not built (tests, texts, files that begin with a dot) changes none.
 *
 * @throws DeployError without a lock file: two installations could then build different bytes under one version
 */
export function versionOfProject({ dir, packageVersion }: DeployableSource): string {
  const hash = createHash('sha256')
  for (const file of [...filesUnder(dir), findLockFile(dir)])
    hash
      .update(`${file.slice(dir.length).replaceAll('\\', '/')}\0`)
      .update(readFileSync(file))
      .update('\0')
  return `${packageVersion}-${hash.digest('hex').slice(0, 10)}`
}

/** In its folder, or, where that is one of several of a repository, above it. */
function findLockFile(dir: string): string {
  for (let at = dir; ; at = dirname(at)) {
    const found = LOCK_FILES.map((name) => join(at, name)).find((path) => existsSync(path))
    if (found) return found
    if (at === dirname(at)) throw new DeployError([`${dir} has no lock file: npm install makes one`])
  }
}
