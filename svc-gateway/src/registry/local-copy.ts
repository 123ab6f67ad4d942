import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type DeployableManifest,
  deployableNameSchema,
  type Registry
} from '@site/contracts/federation/registry'
import { isAbsent } from '@site/registry/is-absent'
import { readRegistryFile, registryPath } from '@site/registry/read-registry'
import { manifestsOf, versionDir } from '@site/registry/version-files'
import type { Log } from '@site/service/observability/log'
import { type CheckHealth, createHealthCheck, type Health } from './version-health.ts'

/** What is live and previous, on this machine: what serves while REMOTES_DIR is away, also to a gateway that starts. */
export interface LocalCopy {
  dir: string
  /** Checks the files of a version in the copy. */
  verify: CheckHealth
  /** The registry of the copy; null when there is none, or when somebody else could have written it. */
  read: () => Promise<Registry | null>
  /** Copies what the registry names and is verified, and takes away the rest. One that fails is logged, and tried again by the next. */
  keep: (registry: Registry, health: ReadonlyMap<DeployableManifest, Health>) => Promise<void>
}

/** A copy that was begun this long ago was left by a gateway that ended. Milliseconds. */
const ABANDONED = 60 * 60 * 1000

/** The copy in `dir` of the versions in `source`. */
export function openLocalCopy({ dir, source, log }: { dir: string; source: string; log: Log }): LocalCopy {
  const verify = createHealthCheck(dir)
  const path = registryPath(dir)
  let kept: Registry | null = null
  let lastError = ''

  const copyVersion = async (manifest: DeployableManifest) => {
    const part = join(dir, `.part-${randomUUID()}`)
    try {
      await cp(versionDir(source, manifest), part, { recursive: true })
      await mkdir(join(dir, manifest.name), { recursive: true })
      await rm(versionDir(dir, manifest), { recursive: true, force: true })
      await rename(part, versionDir(dir, manifest))
    } finally {
      await rm(part, { recursive: true, force: true })
    }
    const health = await verify(manifest)
    if (!health.ok) throw new Error(`${manifest.name} ${manifest.version}: ${health.error}`)
  }

  const writeCopy = async (registry: Registry, health: ReadonlyMap<DeployableManifest, Health>) => {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    await refuseStrangers(dir)
    for (const manifest of manifestsOf(registry)) {
      if (health.get(manifest)?.ok && !(await verify(manifest)).ok) await copyVersion(manifest)
    }
    const beside = `${path}.${randomUUID()}.new`
    await writeFile(beside, JSON.stringify(registry), { mode: 0o600 })
    await rename(beside, path)
    await prune(dir, registry)
  }

  return {
    dir,
    verify,
    async read() {
      try {
        await refuseStrangers(dir)
        return await readRegistryFile(dir)
      } catch (error) {
        if (!isAbsent(error)) log.warn({ err: error, dir }, 'local copy of the front ends cannot be read')
        return null
      }
    },
    async keep(registry, health) {
      if (registry === kept) return
      try {
        await writeCopy(registry, health)
        // What is damaged is copied once it is verified again.
        const isWhole = manifestsOf(registry).every((manifest) => health.get(manifest)?.ok)
        kept = isWhole ? registry : null
        lastError = ''
      } catch (error) {
        if (String(error) !== lastError)
          log.warn({ err: error, dir }, 'local copy of the front ends cannot be kept')
        lastError = String(error)
      }
    }
  }
}

/** What is in the copy is run: a folder of another user, or one that others may write, is none of ours. */
async function refuseStrangers(dir: string): Promise<void> {
  const { uid, mode } = await stat(dir)
  if (process.getuid && uid !== process.getuid()) throw new Error(`${dir} belongs to another user`)
  if (process.getuid && (mode & 0o022) !== 0) throw new Error(`${dir} can be written by others`)
}

async function prune(dir: string, registry: Registry): Promise<void> {
  const named = new Set(manifestsOf(registry).map((manifest) => versionDir(dir, manifest)))
  for (const entry of await readdir(dir)) {
    const path = join(dir, entry)
    if (deployableNameSchema.safeParse(entry).success) {
      for (const version of await readdir(path)) {
        if (!named.has(join(path, version))) await rm(join(path, version), { recursive: true, force: true })
      }
    } else if (entry.startsWith('.part-')) {
      const age = Date.now() - (await stat(path)).mtimeMs
      if (age > ABANDONED) await rm(path, { recursive: true, force: true })
    }
  }
}
