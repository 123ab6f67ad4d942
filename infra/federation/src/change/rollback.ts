import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import { errorOfPublication } from '@site/registry/publication'
import type { ReleaseKey } from '@site/registry/release-key'
import { versionDir } from '@site/registry/version-files'
import { judgeSignature, type Rules } from '@site/registry/version-signature'
import { noteLive } from '../history/history.ts'
import { errorsAmong } from '../publish/check-deployable.ts'
import { requireGrant } from '../publish/grants.ts'
import { localUser } from '../publish/local-user.ts'
import { refuseOn, releaseOf } from '../publish/publish.ts'
import { errorsOfFiles } from '../registry/check-files.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { beforeLive, goBack, type RegistryEntry } from '../registry/flip.ts'
import { findVersion, verifiedVersions, versionsOnDisk } from '../registry/versions.ts'
import { type ChangeOptions, changeEntry } from './change-entry.ts'

export interface RollbackOptions extends ChangeOptions {
  /** Any version in the store; without it the latest that was live before and was not itself rolled back. */
  version?: string | undefined
}

/**
 * Makes an earlier version of a deployable live, or any other that is kept: it is checked against what is live now, and the history says who did it. What
 * was live is blocked: a start does not deploy it again, and no fallback goes to it.
 *
 * @throws DeployError when there is no such version, or when it is damaged, was not published or no longer fits, LiveChangedError where `from` is no longer
 * live; nothing has changed then
 */
export async function rollBackVersion(name: string, options: RollbackOptions): Promise<ReleaseAnswer> {
  const { root, publisher, version, clock = () => new Date() } = options
  return changeEntry(name, options, 'roll back', async ({ registry, entry, key, write }) => {
    const target = version ? await namedVersion(root, entry, version) : await versionBefore(root, entry)
    requireGrant(publisher, name, target.routes)
    const unfit = errorsAmong(target, registry)
    refuseOn([
      ...(await errorsOfKept(root, target, key, registry)),
      ...unfit,
      ...(unfit.length > 0 ? sayTogether(entry) : [])
    ])
    const now = clock()
    const before = entry.live.version
    const release = releaseOf(options, { action: 'rollback', version: target.version, before, now })
    const next = await goBack(entry, target, now, verifiedVersions(root, name, key, registry), release)
    await write(next)
    await noteLive(options, { name, release, entry })
    return { deployable: name, version: target.version, outcome: 'live', before }
  })
}

/**
 * Makes an earlier version of a deployable live again, as the user of this machine unless the options say who. The version it replaces is blocked.
 *
 * @returns the version that is live now, and the one it replaced
 * @throws DeployError as `rollBackVersion` does
 */
export async function rollBackDeployable(
  name: string,
  root: string,
  options: Partial<Omit<RollbackOptions, 'root'>> = {}
): Promise<{ live: string; blocked: string }> {
  const { version, before } = await rollBackVersion(name, { publisher: localUser(), ...options, root })
  return { live: version, blocked: before ?? '' }
}

/** Of a version that went live with others: what can go back with it, where it cannot alone. */
function sayTogether({ live, release }: RegistryEntry): string[] {
  const others = Object.keys(release?.together ?? {}).filter((name) => name !== live.name)
  if (others.length === 0) return []
  return [
    `${live.name} went live together with ${others.join(', ')}: npm run rollback -- ${[live.name, ...others].join(' ')}`
  ]
}

/** What keeps a version in the store from being made live as it stands there: files, who published it, and who signed it. */
export async function errorsOfKept(
  root: string,
  target: DeployableManifest,
  key: ReleaseKey | null,
  rules: Rules
): Promise<string[]> {
  const errors = await errorsOfFiles(root, target)
  const untrusted = key && (await errorOfPublication(root, target, key))
  const { error: unsigned } = await judgeSignature(versionDir(root, target), target, rules)
  return [...errors, ...(untrusted ? [untrusted] : []), ...(unsigned ? [unsigned] : [])].map(
    (line) => `${target.name} ${target.version}: ${line}`
  )
}

/** A version in the store that is not live. Throws a DeployError where there is none of that name. */
export async function namedVersion(
  root: string,
  { live }: RegistryEntry,
  version: string
): Promise<DeployableManifest> {
  const { name } = live
  if (version === live.version) throw new DeployError([`${name} ${version} is live already: nothing to do`])
  const found = await findVersion(root, name, version)
  if (found) return found
  throw new DeployError([`${name} ${version} is not on disk; there are: ${listOf(root, live)}`])
}

/** The version that a rollback goes to, where none is named: the latest that was live before and was not itself rolled back. Null when none is kept. */
export async function findVersionBefore(
  root: string,
  entry: RegistryEntry
): Promise<DeployableManifest | null> {
  const { live, previous, held } = entry
  if (previous && !held.includes(previous.version)) return previous
  for (const version of beforeLive(entry)) {
    const found = await findVersion(root, live.name, version)
    if (found) return found
  }
  return null
}

/** As `findVersionBefore`. Throws a DeployError where none is kept. */
export async function versionBefore(root: string, entry: RegistryEntry): Promise<DeployableManifest> {
  const found = await findVersionBefore(root, entry)
  if (found) return found
  const { live } = entry
  throw new DeployError([
    `${live.name} has no version before ${live.version} that was not rolled back: there is nothing to go back to; ` +
      `by name (npm run rollback -- ${live.name} <version>): ${listOf(root, live)}`
  ])
}

const listOf = (root: string, live: DeployableManifest) =>
  versionsOnDisk(root, live.name)
    .filter((version) => version !== live.version)
    .join(', ') || 'no other'
