import type { DeployableManifest } from '@site/contracts/federation/registry'
import { serverFile } from '@site/registry/version-files'
import type { Snapshot } from '../registry/snapshot.ts'
import type { BundleRef } from './protocol.ts'

export interface BundleChoice {
  /** Folder of the versions. */
  dir: string
  snapshot: Snapshot
  /** Bundles not to evaluate: they failed lately. */
  isBroken: (manifest: DeployableManifest) => boolean
}

/** The shell's bundle and those of the remotes `isNeeded` names; null without a shell that can render. */
export function chooseBundles(
  { dir, snapshot, isBroken }: BundleChoice,
  isNeeded: (manifest: DeployableManifest) => boolean
): { shell: BundleRef; remotes: BundleRef[] } | null {
  const { shell } = snapshot
  if (!shell || isBroken(shell)) return null
  const manifests = [...snapshot.deployables.values()].flatMap(({ name, manifest }) =>
    name !== 'shell' && manifest && isNeeded(manifest) && !isBroken(manifest) ? [manifest] : []
  )
  return { shell: toRef(dir, shell), remotes: manifests.map((manifest) => toRef(dir, manifest)) }
}

const toRef = (dir: string, manifest: DeployableManifest): BundleRef => ({
  name: manifest.name,
  version: manifest.version,
  file: serverFile(dir, manifest),
  integrity: manifest.server.integrity,
  ...(manifest.api && { api: manifest.api })
})
