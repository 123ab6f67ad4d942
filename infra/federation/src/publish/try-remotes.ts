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

/**
 * Tries remotes in the shell that they will have once `versions` are live, one line for each error: the new ones, and with a new shell all that are live or
 * a canary. What fails in the live shell as well is not held against the new one, and what its team has not signed as it should is run nowhere, here neither: what serves
 * in its place is tried.
 *
 * @param root folder of the deployed versions
 * @param readData gives their pages the data of the running site
 */
export async function errorsOfTrial(
  versions: PlacedVersion[],
  registry: Rules,
  { root, readData }: { root: string; readData?: ReadData | undefined }
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
  for (const remote of versions)
    if (!isShell(remote)) errors.push(...(await tryIn(newShell ?? liveShell, remote)))
  if (!newShell) return errors
  const others = served.filter(({ manifest }) => !versions.some((one) => one.manifest.name === manifest.name))
  for (const remote of others) {
    if (isShell(remote)) continue
    const found = await tryIn(newShell, remote)
    const known = found.length > 0 && liveShell ? await tryIn(liveShell, remote) : []
    const caused = found.filter((line) => !known.includes(line))
    errors.push(...caused.map((line) => `shell ${newShell.manifest.version} breaks what is live: ${line}`))
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
