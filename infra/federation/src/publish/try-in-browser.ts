import { rmSync } from 'node:fs'
import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import type { Release } from '@site/contracts/federation/release'
import type { ReleaseKey } from '@site/registry/release-key'
import { versionDir } from '@site/registry/version-files'
import type { BrowserCheck, BrowserLook } from '../browser-check/browser-check.ts'
import { readHistory } from '../history/history.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { isInUse } from '../registry/prune.ts'
import { changeStore, FOLDER_ALONE, type ReleaseStore } from '../registry/release-store.ts'
import { readRegistry } from '../registry/store.ts'
import { takeIn } from './put-version.ts'

interface Trying {
  root: string
  keyFile: string
  key: ReleaseKey | null
  store?: ReleaseStore | undefined
  /** A look that has begun at what is to be live; absent: nobody asks for one. */
  looking?: BrowserLook | undefined
  confirm?: (() => Promise<void>) | undefined
  release: Release
  /** What is live. */
  registry: Registry
}

export interface Tried {
  /** Why its pages were not opened; null where they were, or nobody asked for it. */
  unseen: string | null
  /** Takes the version out of the store again, unless it was there before, is in use by now, or was kept as a preview meanwhile. */
  takeAway: () => Promise<void>
}

const NOTHING: Tried = { unseen: null, takeAway: async () => undefined }

/**
 * Opens the pages of a version in a browser, beside what is live. For that it is kept as a preview is; the lock is free meanwhile.
 *
 * @throws DeployError with what is wrong with them; the store is what it was then
 */
export async function tryInBrowser(
  dir: string,
  manifest: DeployableManifest,
  options: Trying
): Promise<Tried> {
  const { root, key, store = FOLDER_ALONE, looking, confirm, release, registry } = options
  if (!looking) return NOTHING
  const whyNot = await looking.whyNot()
  if (whyNot) return { ...NOTHING, unseen: whyNot }
  const { isNew } = await changeStore(options, async () => {
    await confirm?.()
    return takeIn(dir, manifest, { root, key, store, release, rules: registry })
  })
  const takeAway = async () => {
    if (isNew) await dropUnused(manifest, { ...options, store })
  }
  try {
    return { unseen: await refuseWhatIsSeen(looking), takeAway }
  } catch (error) {
    await takeAway()
    throw error
  }
}

/**
 * Opens the pages of versions that stand in the store in a browser.
 *
 * @returns why they, or some of them, were not opened; null where all were
 * @throws DeployError with what is wrong with them
 */
export async function refuseWhatIsSeen(looking: BrowserLook): Promise<string | null> {
  const { errors, unseen } = await looking.look()
  if (errors.length > 0) throw new DeployError(errors)
  return unseen
}

/** Begins to look at a version; undefined where nobody asks for it, or it is live already. */
export function beginLook(
  browserCheck: BrowserCheck | undefined,
  manifest: DeployableManifest,
  registry: Registry
): BrowserLook | undefined {
  const isLive = registry.units[manifest.name]?.live.version === manifest.version
  return isLive ? undefined : browserCheck?.begin([manifest], registry)
}

async function dropUnused(
  version: DeployableManifest,
  { root, keyFile, store, release }: Pick<Trying, 'root' | 'keyFile' | 'release'> & { store: ReleaseStore }
): Promise<void> {
  await changeStore({ root, store }, async () => {
    const registry = await readRegistry(root, keyFile)
    if (isInUse(registry, version)) return
    // Somebody else has kept it to be looked at meanwhile.
    const isKept = readHistory(root, version.name, registry.units[version.name]).some(
      (line) => line.version === version.version && line.result === 'preview' && line.at >= release.at
    )
    if (isKept) return
    rmSync(versionDir(root, version), { recursive: true, force: true })
    await store.dropVersions([version])
  })
}
