import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import { errorOfPublication } from '@site/registry/publication'
import type { ReleaseKey } from '@site/registry/release-key'
import type { VerifyFiles } from '@site/registry/verify-version'
import { versionDir } from '@site/registry/version-files'
import { judgeSignature, type Rules } from '@site/registry/version-signature'
import { errorsOfSet } from '../publish/check-deployable.ts'
import { errorsOfFiles } from '../registry/check-files.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { beforeLive, type RegistryEntry } from '../registry/flip.ts'
import { findVersion, versionsOnDisk } from '../registry/versions.ts'

/** What keeps a version in the store from being made live as it stands there: files, who published it, and who signed it. `verify`: as for `errorsOfFiles`. */
export async function errorsOfKept(
  root: string,
  target: DeployableManifest,
  key: ReleaseKey | null,
  rules: Rules,
  verify?: VerifyFiles
): Promise<string[]> {
  const errors = await errorsOfFiles(root, target, verify)
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
  throw new DeployError([
    `${name} ${version} is not on disk; there are: ${othersOnDisk(root, live).join(', ') || 'no other'}`
  ])
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

/**
 * As `findVersionBefore`.
 *
 * @throws DeployError where none is kept, with the versions that can go live by their name: whole, trusted, not blocked and fit for what is live (FED-65)
 */
export async function versionBefore(
  root: string,
  entry: RegistryEntry,
  { registry, key, verify }: { registry: Registry; key: ReleaseKey | null; verify?: VerifyFiles }
): Promise<DeployableManifest> {
  const found = await findVersionBefore(root, entry)
  if (found) return found
  const { live, held } = entry
  const { name } = live
  const ready: string[] = []
  for (const version of othersOnDisk(root, live)) {
    const other = held.includes(version) ? null : await findVersion(root, name, version)
    const errors = other && [
      ...errorsOfSet([other], registry),
      ...(await errorsOfKept(root, other, key, registry, verify))
    ]
    if (errors?.length === 0) ready.push(version)
  }
  const offer =
    ready.length > 0
      ? `; by name (rollback ${name} <version>): ${ready.join(', ')}`
      : ', and no other version is kept that is not blocked and can go live'
  throw new DeployError([
    `${name} has no version before ${live.version} that was not rolled back: there is nothing to go back to${offer}`
  ])
}

const othersOnDisk = (root: string, { name, version: live }: DeployableManifest) =>
  versionsOnDisk(root, name).filter((version) => version !== live)
