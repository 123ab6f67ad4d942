import { readReleaseKey } from '@site/registry/release-key'
import type { BusLogin } from '@site/service/nats/bus-login'
import { type NatsBucket, openNatsBucket } from '@site/service/nats/nats-bucket'
import type { Log } from '@site/service/observability/log'
import { DeployError } from '../registry/deploy-error.ts'
import type { ReleaseStore } from '../registry/release-store.ts'
import type { Mirror } from './mirror.ts'
import { createNatsStore } from './nats-store.ts'

/** The streams KV_releases and OBJ_releases. */
export const BUCKET = 'releases'

export interface OpenNatsStore {
  store: ReleaseStore
  bucket: NatsBucket
  mirror: Mirror
  close: () => Promise<void>
}

/**
 * Opens the store on NATS for the folder `root`. Resolves while NATS is away too: it is then connected to in the background.
 *
 * @throws DeployError where there is no key: what comes by the network is believed by its signature alone
 */
export async function openNatsStore({
  root,
  keyFile,
  name = BUCKET,
  ...connection
}: {
  root: string
  keyFile: string
  url: string
  login?: BusLogin
  client: string
  log: Log
  name?: string
}): Promise<OpenNatsStore> {
  const key = readReleaseKey(keyFile)
  if (!key)
    throw new DeployError([
      `RELEASE_STORE=nats needs the key of the store, and there is none in ${keyFile}: make it once (openssl genpkey -algorithm ed25519) and give it to everybody who publishes, its public half to who serves`
    ])
  if (connection.url.startsWith('memory:'))
    throw new DeployError(['RELEASE_STORE=nats needs NATS_URL: nats://host:port'])
  const bucket = await openNatsBucket({ ...connection, name })
  const { mirror, ...store } = createNatsStore({ bucket, root, key })
  return { store, bucket, mirror, close: bucket.close }
}
