import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import type { ReleaseAnswer, TogetherRequest } from '@site/contracts/releases/release-calls'
import { keyFileBeside, type ReleaseKey, readReleaseKey } from '@site/registry/release-key'
import { createVerifier, type VerifyFiles } from '@site/registry/verify-version'
import { blockedOf } from '../history/blocked-in.ts'
import { noteLive } from '../history/history.ts'
import { publishedIn, releaseOfKept } from '../history/release-of.ts'
import { errorsOfSet } from '../publish/check-deployable.ts'
import { requireGrant } from '../publish/grants.ts'
import { type ReleaseOptions, refuseOn } from '../publish/publish.ts'
import { refuseWhatIsSeen } from '../publish/try-in-browser.ts'
import { errorsOfTrial, inStore } from '../publish/try-remotes.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { goBack, goLive } from '../registry/flip.ts'
import { endedBy } from '../registry/plans.ts'
import { readRegistry } from '../registry/store.ts'
import { findVersion, verifiedVersions } from '../registry/versions.ts'
import { requireLive } from './change-entry.ts'
import { changeRegistry, prepareChange } from './change-registry.ts'
import { errorsOfKept, namedVersion, versionBefore } from './kept-version.ts'

type Versions = TogetherRequest['versions']

export interface TogetherOptions extends ReleaseOptions {
  action: TogetherRequest['action']
  /** Of each deployable what whoever asks has seen to be live, null where none of it was: where something else is by then, nothing changes. */
  from?: Record<string, string | null>
  /** The plan that it carries out, which goes with the change. */
  plan?: string
  /** Waits for its time, once all of it is tried. */
  whenTried?: () => Promise<void>
}

/** What was planned is no longer planned: it was carried out, or called off. */
export class PlanGoneError extends DeployError {}

/**
 * Makes kept versions of several deployables live, or takes several back, by one change of the registry: no page is made of some of them. They are checked
 * beside each other, so that what none of them could do alone, such as React’s next major, they can together.
 *
 * @param versions of each deployable its version; null, for a rollback: the one that was live before
 * @throws DeployError with a line for each error, NotGrantedError where one is not the publisher's, LiveChangedError, PlanGoneError; nothing has changed then
 */
export async function switchTogether(versions: Versions, options: TogetherOptions): Promise<ReleaseAnswer[]> {
  const { root, keyFile = keyFileBeside(root), action, clock = () => new Date() } = options
  const key = await prepareChange(Object.keys(versions), options)
  // What was hashed before it was tried is hashed again under the lock only where it has changed since.
  const verify = createVerifier(root)
  // What ran together once has been tried; and what goes back is not to wait.
  const unseen =
    action === 'live'
      ? await refuseUntried(versions, await readRegistry(root, keyFile), { ...options, verify })
      : null
  await options.whenTried?.()
  return changeRegistry(options, async (registry, write) => {
    if (options.plan !== undefined && !registry.planned?.some(({ id }) => id === options.plan))
      throw new PlanGoneError([`${options.plan} is no longer planned`])
    const targets = await checkedTargets(versions, registry, { ...options, key, verify })
    const now = clock()
    const together = Object.fromEntries(targets.map(({ name, version }) => [name, version]))
    const flips = await Promise.all(
      targets.map(async (target) => {
        const { name, version } = target
        const entry = registry.units[name]
        const before = entry?.live.version ?? null
        const release = {
          ...releaseOfKept(options, { name, entry }, { action, version, before, now }),
          ...(targets.length > 1 && { together }),
          ...(unseen && { unseen })
        }
        const find = verifiedVersions(root, name, key, registry)
        const next =
          action === 'rollback' && entry
            ? await goBack(entry, target, now, find, release)
            : await goLive(entry, target, now, find, release, blockedOf(root, name, entry))
        return { name, version, before, entry, release, next }
      })
    )
    const changed = Object.fromEntries(flips.map(({ name, next }) => [name, next]))
    await write({ ...registry.units, ...changed }, { planned: withoutPlan(registry, options.plan) })
    for (const { name, release, entry } of flips) await noteLive(options, { name, release, entry })
    return flips.map(({ name, version, before, release }) => ({
      ...{ deployable: name, version, outcome: 'live' as const, before },
      ...(unseen && { unseen }),
      ...endedBy({ name, version }, registry, options.plan),
      ...publishedIn(release)
    }))
  })
}

/** What is planned but for one, which is carried out or called off. */
export const withoutPlan = ({ planned }: Registry, id: string | undefined) =>
  planned?.filter((one) => one.id !== id)

interface Wanted extends Pick<TogetherOptions, 'root' | 'publisher' | 'from' | 'action'> {
  verify: VerifyFiles
  key: ReleaseKey | null
}

/** The versions that are to be live, once it is known that they may be, and fit each other and what is live beside them. Throws as `switchTogether` does. */
export async function checkedTargets(
  versions: Versions,
  registry: Registry,
  { root, publisher, key, from, action, verify }: Wanted
): Promise<DeployableManifest[]> {
  requireSeen(from, registry)
  const targets = await findTargets(root, versions, registry, { action, key, verify })
  for (const { name, routes } of targets) requireGrant(publisher, name, routes)
  const errors = await Promise.all(targets.map((target) => errorsOfKept(root, target, key, registry, verify)))
  const unfit = errorsOfSet(targets, registry)
  const others = action === 'rollback' && unfit.length > 0 ? sayTogether(targets, registry) : []
  refuseOn([...errors.flat(), ...unfit, ...others])
  return targets
}

/** Of versions that went live with others: what can go back with them, where they cannot alone. */
function sayTogether(targets: DeployableManifest[], { units }: Registry): string[] {
  const names = targets.map(({ name }) => name)
  return names.flatMap((name) => {
    const others = Object.keys(units[name]?.release?.together ?? {}).filter((other) => !names.includes(other))
    if (others.length === 0) return []
    return [
      `${name} went live together with ${others.join(', ')}: rollback ${[...names, ...others].join(' ')}`
    ]
  })
}

function requireSeen(from: TogetherOptions['from'], { units }: Registry): void {
  for (const [name, seen] of Object.entries(from ?? {})) requireLive(name, seen, units[name])
}

/** The versions that are to be live. Throws a DeployError with a line for each that there is not. */
async function findTargets(
  root: string,
  versions: Versions,
  registry: Registry,
  how: Pick<Wanted, 'action' | 'key' | 'verify'>
): Promise<DeployableManifest[]> {
  const found = await Promise.allSettled(
    Object.entries(versions).map(([name, version]) => findTarget(root, name, version, { ...how, registry }))
  )
  const errors = found.flatMap((one) => {
    if (one.status === 'fulfilled') return []
    if (!(one.reason instanceof DeployError)) throw one.reason
    return one.reason.errors
  })
  refuseOn(errors)
  return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

async function findTarget(
  root: string,
  name: string,
  version: string | null,
  how: Pick<Wanted, 'action' | 'key' | 'verify'> & { registry: Registry }
): Promise<DeployableManifest> {
  const entry = how.registry.units[name]
  if (entry) return version === null ? versionBefore(root, entry, how) : namedVersion(root, entry, version)
  if (version === null || how.action === 'rollback')
    throw new DeployError([`${name} is not in the site: there is nothing to roll back`])
  const found = await findVersion(root, name, version)
  if (found) return found
  throw new DeployError([`${name} ${version} is not on disk`])
}

/**
 * Tries what is to go live together, as what goes live by itself is. Returns why pages were not opened in a browser; null where they were, or nobody asked for it.
 *
 * @throws DeployError with what is wrong, LiveChangedError where `from` is no longer live
 */
export async function refuseUntried(
  versions: Versions,
  registry: Registry,
  options: ReleaseOptions & Pick<TogetherOptions, 'from'> & { verify: VerifyFiles }
): Promise<string | null> {
  const { root, keyFile = keyFileBeside(root), from, verify } = options
  requireSeen(from, registry)
  const key = readReleaseKey(keyFile)
  // What goes back is not tried.
  const targets = await findTargets(root, versions, registry, { action: 'live', key, verify })
  // What nobody has signed is not even tried.
  const errors = await Promise.all(targets.map((target) => errorsOfKept(root, target, key, registry, verify)))
  refuseOn([...errors.flat(), ...errorsOfSet(targets, registry)])
  const placed = targets.map((target) => inStore(root, target))
  // The browser starts while they are tried in limited processes.
  const looking = options.browserCheck?.begin(targets, registry)
  try {
    refuseOn(await errorsOfTrial(placed, registry, options))
    return looking ? await refuseWhatIsSeen(looking) : null
  } finally {
    looking?.drop()
  }
}
