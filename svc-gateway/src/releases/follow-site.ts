import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@site/contracts/federation/registry'
import type { KeptVersions } from '@site/contracts/releases/release-calls'
import { publishVersion } from '@site/federation/publish/publish'
import { DeployError, errorLines } from '@site/federation/registry/deploy-error'
import { StoreAwayError } from '@site/federation/registry/release-store'
import { buildsDir, readRegistry } from '@site/federation/registry/store'
import { createReleaseClient, readReleaseToken } from '@site/federation/transfer/release-client'
import { liveSoFar, type VersionName, versionDir } from '@site/registry/version-files'
import type { Log } from '@site/service/observability/log'
import type { Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import { StartError } from '@site/service/process/start-error'
import type { OpenRegistry } from '../registry/open-registry.ts'
import { countReleases } from './count-releases.ts'
import type { ReleaseDeps } from './release-router.ts'

interface FollowDeps extends Pick<ReleaseDeps, 'root' | 'keyFile' | 'store' | 'readData' | 'browserCheck'> {
  /** Origin of the release API that is followed, and a token for it. */
  from: string
  token: string
  /** The remotes that this host has. */
  names: string[]
  origin: string
  registry: Pick<OpenRegistry, 'dir' | 'look' | 'onDeploy'>
  clock: Clock
  log: Log
  metrics: Metrics
  /** How often the next of them is looked at there, in milliseconds. */
  everyMs: number
}

/** This host has had the version by now, so that it is for this host alone to say what becomes of it. */
class KnownVersionError extends DeployError {}

/**
 * Publishes here what goes live at another site, of the remotes that this host has: each version once, byte for byte, checked like any other. A
 * rollback stays with the site that made it: there it brings no new version, and here the version that was rolled back is known.
 */
export function followSite(deps: FollowDeps): { stop: () => Promise<void> } {
  const { from, token, names, root, keyFile, store, readData, browserCheck, origin, clock, log } = deps
  const client = createReleaseClient({ origin: from, token, setting: 'RELEASES_FROM' })
  const published = countReleases(deps.metrics)
  /** What was refused here: asked for again once something else is live, as it may fit then. */
  const refused = new Set<string>()
  deps.registry.onDeploy(() => refused.clear())
  const turn = [...names]
  const lastErrors = new Map<string, string>()
  let isStopped = false

  const isKnown = async (version: VersionName) =>
    existsSync(versionDir(root, version)) || isNamed(await readRegistry(root, keyFile), version)

  const take = async (version: VersionName, { release }: KeptVersions[number]) => {
    const folder = join(buildsDir(root), randomUUID())
    const { commit, pipeline, message } = release ?? {}
    const notes = {
      ...(commit && { commit }),
      ...(pipeline && { pipeline }),
      message: `went live at ${from}${message ? `: ${message}` : ''}`.slice(0, 500)
    }
    mkdirSync(folder, { recursive: true })
    try {
      await client.download(version, folder)
      const { outcome } = await publishVersion(folder, {
        ...{ root, keyFile, store, readData, browserCheck, origin, clock, mode: 'live' },
        publisher: { by: `follows ${from}`.slice(0, 120), notes },
        say: (line) => log.warn({ line }, 'release has something to say'),
        // Another gateway of this host may have taken it meanwhile, and a person rolled it back.
        async confirm() {
          if (isNamed(await readRegistry(root, keyFile), version))
            throw new KnownVersionError([`${version.version} is known by now`])
        }
      })
      published.inc({ deployable: version.name, outcome })
      log.info({ ...version, from }, 'front end is live here too')
    } catch (error) {
      if (error instanceof KnownVersionError) return
      if (error instanceof DeployError && !(error instanceof StoreAwayError)) refused.add(idOf(version))
      throw error
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await deps.registry.look()
    }
  }

  const followOne = async (name: string) => {
    const live = (await client.list(name)).find(({ state }) => state === 'live')
    if (!live || live.release?.action === 'rollback') return
    const version = { name, version: live.version }
    if (refused.has(idOf(version)) || (await isKnown(version))) return
    await take(version, live)
  }

  /** One remote after the other: a token opens so many calls in a minute, and all gateways of this host have the same. */
  const look = async () => {
    const [name] = turn
    if (deps.registry.dir() !== root || name === undefined) return
    turn.push(...turn.splice(0, 1))
    try {
      await followOne(name)
      lastErrors.delete(name)
    } catch (error) {
      const line = errorLines(error).join(' ')
      if (line !== lastErrors.get(name))
        log.error({ deployable: name, from, err: error }, 'what is live there does not go live here')
      lastErrors.set(name, line)
    }
  }

  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const schedule = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      running = look().finally(schedule)
    }, deps.everyMs)
  }
  schedule()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    }
  }
}

const idOf = ({ name, version }: VersionName) => `${name} ${version}`

/** Is the version in the registry, or was it, so that its files may be gone? */
function isNamed({ units }: Registry, { name, version }: VersionName): boolean {
  const entry = units[name]
  return entry !== undefined && [...liveSoFar(entry), ...entry.held].includes(version)
}

/** The token of RELEASES_FROM_TOKEN or its file. Throws a StartError where there is none. */
export function tokenOfFollowed(token: string | undefined, file: string | undefined): string {
  try {
    return readReleaseToken({ RELEASES_FROM_TOKEN: token }, { file, name: 'RELEASES_FROM_TOKEN' })
  } catch (error) {
    throw new StartError(`RELEASES_FROM: ${(error as Error).message}`, { cause: error })
  }
}
