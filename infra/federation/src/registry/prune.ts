import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@site/contracts/federation/registry'
import { versionDir } from '@site/registry/version-files'
import { buildsDir } from './store.ts'
import { versionsOnDisk } from './versions.ts'

/** A page that was opened before a deploy still finds its files for this long. Milliseconds. */
const KEPT = 30 * 24 * 60 * 60 * 1000
/** A build that is not done by now was left by a process that died. Milliseconds. */
const BUILD_LIMIT = 60 * 60 * 1000

/** Notes in a version's folder since when it is neither live nor previous, nor a canary. */
const RETIRED = '.retired'

/**
 * Takes away versions that have been neither live nor previous nor a canary for 30 days, and builds that were never finished. Call it
 * under the lock. Returns what it took away, as 'mf-blog/0.1.0-3f9c2ab417'.
 */
export function pruneVersions(root: string, registry: Registry, now: Date): string[] {
  pruneBuilds(root, now)
  return Object.entries(registry.units).flatMap(([name, entry]) => {
    const inUse = new Set([entry.live.version, entry.previous?.version, entry.canary?.manifest.version])
    return versionsOnDisk(root, name).flatMap((version) => {
      const mark = join(versionDir(root, { name, version }), RETIRED)
      if (inUse.has(version)) {
        rmSync(mark, { force: true })
        return []
      }
      if (!existsSync(mark)) writeFileSync(mark, now.toISOString())
      if (now.getTime() - Date.parse(readFileSync(mark, 'utf8')) < KEPT) return []
      rmSync(versionDir(root, { name, version }), { recursive: true })
      return [`${name}/${version}`]
    })
  })
}

function pruneBuilds(root: string, now: Date): void {
  const dir = buildsDir(root)
  for (const entry of existsSync(dir) ? readdirSync(dir) : []) {
    const path = join(dir, entry)
    const age = now.getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime())
    if (age > BUILD_LIMIT) rmSync(path, { recursive: true, force: true })
  }
}
