import { join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { versionDir } from '@site/registry/version-files'
import { judgeSignature, type Rules } from '@site/registry/version-signature'
import type { ReadData } from '../rendering/read-data.ts'
import { checkBundle } from '../trial/run-check.ts'

/** A version, and the folder it stands in: in the store, or beside it. */
export interface PlacedVersion {
  manifest: DeployableManifest
  dir: string
}

/** A version as it stands in the store. */
export const inStore = (root: string, manifest: DeployableManifest): PlacedVersion => ({
  manifest,
  dir: versionDir(root, manifest)
})

interface TrialOptions {
  /** Folder of the deployed versions. */
  root: string
  /** Gives pages the data of the running site. */
  readData?: ReadData | undefined
}

/**
 * Tries versions as they will be once all of them are live, one line for each error: a new shell by itself first, and where nothing is wrong with it, the remotes
 * in the shell that they will have.
 */
export async function errorsOfTrial(
  versions: PlacedVersion[],
  registry: Rules,
  options: TrialOptions
): Promise<string[]> {
  const newShell = versions.find(isShell)
  const alone = newShell ? await errorsOfItself(newShell) : []
  return alone.length > 0 ? alone : errorsOfRemotes(versions, registry, options)
}

/** What is wrong with a version whatever it runs beside, one line each: with a shell as it renders a page without remotes, with the styles of a remote. */
export async function errorsOfItself({ manifest, dir }: PlacedVersion): Promise<string[]> {
  return (await checkBundle({ manifest, dir, shellBundle: null }, undefined)).errors
}

/**
 * Tries remotes in the shell that they will have once `versions` are live, one line for each error: the new ones, and with a new shell all that are live or
 * a canary. What fails in the live shell as well is not held against the new one, and what its team has not signed as it should is run nowhere, here neither: what serves
 * in its place is tried. The first that hangs ends the trial: each further one would take as long, and the answer is the same.
 */
export async function errorsOfRemotes(
  versions: PlacedVersion[],
  registry: Rules,
  { root, readData }: TrialOptions
): Promise<string[]> {
  const served = await servedVersions(root, registry)
  const liveShell = served.find(isShell)
  const newShell = versions.find(isShell)
  const tryIn = (shell: PlacedVersion | undefined, { manifest, dir }: PlacedVersion) =>
    // Without a shell, which is an error of its own, there is nothing to try it in but what it holds itself.
    checkBundle(
      { manifest, dir, shellBundle: shell ? join(shell.dir, shell.manifest.server.file) : null },
      readData
    )
  const errors: string[] = []
  for (const remote of versions) {
    if (isShell(remote)) continue
    const tried = await tryIn(newShell ?? liveShell, remote)
    errors.push(...tried.errors)
    if (tried.isCutShort) return errors
  }
  if (!newShell) return errors
  const others = served.filter(({ manifest }) => !versions.some((one) => one.manifest.name === manifest.name))
  for (const remote of others) {
    if (isShell(remote)) continue
    const tried = await tryIn(newShell, remote)
    const known = tried.errors.length > 0 && liveShell ? (await tryIn(liveShell, remote)).errors : []
    const caused = tried.errors.filter((line) => !known.includes(line))
    errors.push(...caused.map((line) => `shell ${newShell.manifest.version} breaks what is live: ${line}`))
    if (tried.isCutShort && caused.length > 0) return errors
  }
  return errors
}

/** What visitors get of each front end, as far as it is signed: what is live, else what was before, and a canary. */
async function servedVersions(root: string, registry: Rules): Promise<PlacedVersion[]> {
  const isSigned = async (manifest: DeployableManifest) =>
    (await judgeSignature(versionDir(root, manifest), manifest, registry)).error === null
  const found = await Promise.all(
    Object.values(registry.units).map(async ({ live, previous, canary }) => {
      const shown = (await isSigned(live)) ? live : previous && (await isSigned(previous)) ? previous : null
      const tested = canary && (await isSigned(canary.manifest)) ? canary.manifest : null
      return [shown, tested].filter((manifest) => manifest !== null)
    })
  )
  return found.flat().map((manifest) => inStore(root, manifest))
}

const isShell = ({ manifest }: PlacedVersion) => manifest.name === 'shell'
