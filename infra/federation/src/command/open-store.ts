import { DeployError } from '../registry/deploy-error.ts'
import { withRegistryLock } from '../registry/lock.ts'
import { FOLDER_ALONE, type ReleaseStore } from '../registry/release-store.ts'
import type { Store } from '../registry/store.ts'

export interface OpenStore {
  store: ReleaseStore
  close: () => Promise<void>
}

/**
 * Opens the store that RELEASE_STORE of the environment names, with a folder that is what is there now: what is built and checked before anything changes
 * is checked against that.
 *
 * @throws DeployError as `openStore` does, or where NATS does not answer
 */
export async function openCurrentStore(
  place: Store,
  env: NodeJS.ProcessEnv = process.env
): Promise<OpenStore> {
  const opened = await openStore(place, env)
  try {
    if (opened.store !== FOLDER_ALONE) await withRegistryLock(place.root, opened.store.pull)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

/**
 * Opens the store that RELEASE_STORE of the environment names: the folder alone, or NATS by the settings of a service (NATS_URL, NATS_USER …).
 *
 * @throws DeployError where it is another word, or there is no key for NATS
 */
export async function openStore(
  { root, keyFile }: Store,
  env: NodeJS.ProcessEnv = process.env
): Promise<OpenStore> {
  const kind = env.RELEASE_STORE || 'folder'
  if (kind === 'folder') return { store: FOLDER_ALONE, close: async () => undefined }
  if (kind !== 'nats') throw new DeployError([`RELEASE_STORE must be folder or nats, not ${kind}`])
  const [{ openNatsStore }, { busLogin }, { createLog }] = await Promise.all([
    import('../nats-store/open-nats-store.ts'),
    import('@site/service/config/config'),
    import('@site/service/observability/log')
  ])
  const log = createLog({ service: 'site', level: env.LOG_LEVEL || 'error', destination: process.stderr })
  const login = busLogin(env)
  return openNatsStore({ root, keyFile, url: env.NATS_URL || 'memory:', login, client: 'site', log })
}
