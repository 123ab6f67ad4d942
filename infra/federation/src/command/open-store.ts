import { DeployError } from '../registry/deploy-error.ts'
import { FOLDER_ALONE, type ReleaseStore } from '../registry/release-store.ts'

/**
 * Opens the store that RELEASE_STORE of the environment names: the folder alone, or NATS by the settings of a service (NATS_URL, NATS_USER …), of which
 * the folder is then brought to what is there.
 *
 * @throws DeployError where it is another word, or NATS does not answer
 */
export async function openStore(
  { root, keyFile }: { root: string; keyFile: string },
  env: NodeJS.ProcessEnv = process.env
): Promise<{ store: ReleaseStore; close: () => Promise<void> }> {
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
