import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@site/contracts/federation/registry'
import { manifestsOf, type VersionName, versionDir } from '@site/registry/version-files'
import { buildsDir } from './store.ts'
import { deployablesOnDisk, versionsOnDisk } from './versions.ts'

/** A page that was opened before a deploy still finds its files for this long. Milliseconds. */
const KEPT = 30 * 24 * 60 * 60 * 1000
/** A build that is not done by now was left by a process that died. Milliseconds. */
const BUILD_LIMIT = 60 * 60 * 1000

/** Notes in a version's folder since when it is neither live nor previous, nor a canary, nor planned. */
const RETIRED = '.retired'

/**
 * Takes away versions that have been neither live nor previous nor a canary nor planned for 30 days, and builds that were never finished. Call it
 * under the lock. Returns what it took away.
 */
export function pruneVersions(root: string, registry: Registry, now: Date): VersionName[] {
  pruneBuilds(root, now)
  const expired = markRetired(root, registry, now)
  for (const version of expired) rmSync(versionDir(root, version), { recursive: true })
  return expired
}

/** Notes since when versions are out of use, those of deployables that are not live among them. Returns those that have been for 30 days. */
export function markRetired(root: string, registry: Registry, now: Date): VersionName[] {
  return deployablesOnDisk(root).flatMap((name) =>
    versionsOnDisk(root, name).flatMap((version) => {
      const mark = join(versionDir(root, { name, version }), RETIRED)
      if (isInUse(registry, { name, version })) {
        rmSync(mark, { force: true })
        return []
      }
      if (!existsSync(mark)) writeFileSync(mark, now.toISOString())
      return now.getTime() - Date.parse(readFileSync(mark, 'utf8')) < KEPT ? [] : [{ name, version }]
    })
  )
}

/** Is it live, previous, a canary, or planned to be live? */
export const isInUse = ({ units, planned = [] }: Registry, { name, version }: VersionName): boolean =>
  manifestsOf({ units }).some((one) => one.name === name && one.version === version) ||
  planned.some(({ versions }) => versions[name]?.to === version)

function pruneBuilds(root: string, now: Date): void {
  const dir = buildsDir(root)
  for (const entry of existsSync(dir) ? readdirSync(dir) : []) {
    const path = join(dir, entry)
    const age = now.getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime())
    if (age > BUILD_LIMIT) rmSync(path, { recursive: true, force: true })
  }
}
