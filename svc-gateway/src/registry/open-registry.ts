import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import { errorOfPublication } from '@site/registry/publication'
import { EMPTY_REGISTRY } from '@site/registry/read-registry'
import type { ReleaseKey } from '@site/registry/release-key'
import { manifestsOf, versionDir } from '@site/registry/version-files'
import { judgeSignature, type Rules } from '@site/registry/version-signature'
import type { Log } from '@site/service/observability/log'
import type { Metrics } from '@site/service/observability/metrics'
import { type KeptRemotesFiles, keepRemotesFiles } from './browser/kept-remotes-files.ts'
import type { MadeRemotesFile } from './browser/remotes-file.ts'
import { chooseCanaries, chooseVersions, type Verdict, type VersionChoice } from './choose-versions.ts'
import type { FailingVersions, Version } from './failing-versions.ts'
import { findRegistry } from './find-registry.ts'
import { openLocalCopy } from './local-copy.ts'
import { createPublishedCheck, type IsPublished } from './published-versions.ts'
import { registryReporter } from './report-choices.ts'
import { type HostRemotes, isSelected, movedOf } from './select-remotes.ts'
import { buildSnapshot, type Snapshot } from './snapshot.ts'
import { type CheckHealth, createHealthCheck, type Health } from './version-health.ts'

export interface RegistryOptions {
  dir: string
  /** Folder of this gateway's copy of what is live and previous. */
  copyDir: string
  /** The key that must have signed what is served; null where the store has none. */
  key: ReleaseKey | null
  log: Log
  metrics: Metrics
  failingVersions: FailingVersions
  /** How often the registry file is looked at, and every file of the versions it names, in milliseconds. */
  pollMs: number
  verifyMs: number
  /** Last word on the choices: what this host does not have is left out, and development servers take the place of built versions. */
  adjust?: (choices: VersionChoice[]) => VersionChoice[]
  /** The remotes that this host has, and where; absent: all, where they declare it. */
  hostRemotes?: HostRemotes | undefined
}

/** The registry as it is now. Reading it costs nothing: files are read and hashed beside the requests. */
export interface OpenRegistry {
  snapshot: () => Snapshot
  /** The registry it is made from: the last one that was read and believed. */
  current: () => Registry
  /** Folder the versions are read from: that of the deployed versions, or the local copy while that is away. */
  dir: () => string
  /** What pages of this gateway or another have left out, by the name of the file (browser/kept-remotes-files.ts). */
  findRemotesFile: KeptRemotesFiles['find']
  /** Checks the files of any version, whether the registry names it or not, and that it was published where the store has a key. */
  verify: CheckHealth
  /** May the files of a version in this folder be served? */
  isPublished: IsPublished
  /** A version failed to render: it is set aside for a while, and all files are checked at the next look. */
  reportError: (version: Version, reason: string) => void
  /** `listener` runs when a version failed to render, before what serves is chosen anew. */
  onError: (listener: (version: Version, reason: string) => void) => void
  reportRendered: (manifest: DeployableManifest) => void
  /** `listener` runs when the registry itself changed (a deploy, a rollback), after the snapshot did. */
  onDeploy: (listener: () => void) => void
  /** Looks at the registry now: what was changed before this is served once it resolves. */
  look: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Reads and checks the registry once, then keeps up with it. While it cannot be read the last one that was good serves; a gateway
 * that starts meanwhile takes the latest that was kept (find-registry.ts).
 */
export async function openRegistry(options: RegistryOptions): Promise<OpenRegistry> {
  const { dir, log, failingVersions } = options
  const verifyDeployed = createHealthCheck(dir)
  const copy = openLocalCopy({ dir: options.copyDir, source: dir, log })
  const report = registryReporter(log, options.metrics)
  const files = keepRemotesFiles(dir, options.key, (name) => isSelected(options.hostRemotes, name))
  const listeners: (() => void)[] = []
  const errorListeners: ((version: Version, reason: string) => void)[] = []
  let registry: Registry = EMPTY_REGISTRY
  let stamp = ''
  let home = dir
  let copying = Promise.resolve()
  let health = new Map<DeployableManifest, Health>()
  let verifiedAt = 0
  const moved = movedOf(options.hostRemotes)
  let file: MadeRemotesFile | null = null
  let snapshot = buildSnapshot(0, [], { moved })

  const decide = () => {
    const verdict: Verdict = {
      healthOf: (manifest) => health.get(manifest) ?? { ok: false, error: 'not checked yet' },
      isBrokenForRendering: failingVersions.isBroken
    }
    const chosen = chooseVersions(registry, verdict)
    const choices = options.adjust?.(chosen) ?? chosen
    const canaries = chooseCanaries(registry, choices, verdict)
    const redirects = Object.values(registry.redirects ?? {})
    const next = buildSnapshot(registry.revision, choices, { moved, canaries, file, redirects })
    if (next.key === snapshot.key) return
    snapshot = next
    report.chosen(next.deployables.values())
  }

  const isPublished = createPublishedCheck(options.key, () => registry)

  /** Checks files, and who signed them. */
  const verifyIn = async (folder: string, manifest: DeployableManifest, rules: Rules): Promise<Health> => {
    const { error } = await judgeSignature(versionDir(folder, manifest), manifest, rules)
    if (error !== null) return { ok: false, error, isUnsigned: true }
    return (folder === copy.dir ? copy.verify : verifyDeployed)(manifest)
  }

  const verifyAll = async (candidate: Registry, folder: string) => {
    const entries = manifestsOf(candidate).map(
      async (manifest) => [manifest, await verifyIn(folder, manifest, candidate)] as const
    )
    return new Map(await Promise.all(entries))
  }

  const refresh = async () => {
    const found = await findRegistry({ dir, copy, key: options.key }, { registry, stamp })
    stamp = found.stamp
    report.read(found.error)
    const isDeploy = found.registry !== registry
    const isDue = performance.now() - verifiedAt >= options.verifyMs
    if (!isDeploy && found.home === home && !isDue) return decide()
    health = await verifyAll(found.registry, found.home)
    verifiedAt = performance.now()
    report.checked(health)
    if (isDeploy || !file) file = files.make(found.registry)
    registry = found.registry
    home = found.home
    decide()
    if (isDeploy) for (const listener of listeners) listener()
    if (found.error === null && registry.revision > 0)
      copying = copying.then(() => copy.keep(registry, health))
  }

  const refreshOrReport = () => refresh().catch((error) => report.read(error))

  await refreshOrReport()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let looking: Promise<void> | null = null
  let isStopped = false
  const look = () => {
    running = running.then(refreshOrReport)
    return running
  }
  const schedule = () => {
    if (isStopped) return
    timer = setTimeout(() => void look().finally(schedule), options.pollMs)
  }
  schedule()

  return {
    snapshot: () => snapshot,
    current: () => registry,
    dir: () => home,
    async findRemotesFile(name) {
      const known = await files.find(name)
      if (known) return known
      // Another gateway may have seen a deployment before this one.
      looking ??= look().finally(() => {
        looking = null
      })
      await looking
      return files.find(name)
    },
    async verify(manifest) {
      const { key } = options
      const isKnown =
        (await isPublished(home, manifest)) ||
        !key ||
        (await errorOfPublication(home, manifest, key)) === null
      if (isKnown) return verifyIn(home, manifest, registry)
      return { ok: false, error: 'it came into the store without being published' }
    },
    isPublished,
    reportError(version, reason) {
      report.renderError(version, reason, failingVersions.mark(version, reason))
      for (const listener of errorListeners) listener(version, reason)
      // What fails may be damaged. Its files are looked at before the pause is over, or it would serve once more.
      verifiedAt = Number.NEGATIVE_INFINITY
      decide()
    },
    onError: (listener) => void errorListeners.push(listener),
    reportRendered: failingVersions.clear,
    onDeploy: (listener) => void listeners.push(listener),
    look,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
      await copying
    }
  }
}
