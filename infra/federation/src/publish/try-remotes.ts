import { join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { versionDir } from '@site/registry/version-files'
import type { ReadData } from '../rendering/read-data.ts'
import { checkBundle } from '../trial/run-check.ts'
import type { Beside } from './compatibility.ts'

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
 * a canary. What fails in the live shell as well is not held against the new one.
 *
 * @param root folder of the deployed versions
 * @param readData gives their pages the data of the running site
 */
export async function errorsOfTrial(
  versions: PlacedVersion[],
  registry: Beside,
  { root, readData }: { root: string; readData?: ReadData | undefined }
): Promise<string[]> {
  const served = Object.values(registry.units).flatMap(({ live, canary }) =>
    [live, ...(canary ? [canary.manifest] : [])].map((manifest) => inStore(root, manifest))
  )
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

const isShell = ({ manifest }: PlacedVersion) => manifest.name === 'shell'
