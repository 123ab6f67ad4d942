import { followStore } from '@site/federation/nats-store/follow-store'
import { openNatsStore } from '@site/federation/nats-store/open-nats-store'
import { DeployError } from '@site/federation/registry/deploy-error'
import type { ReleaseStore } from '@site/federation/registry/release-store'
import { UntrustedRegistryError } from '@site/registry/signed-registry'
import type { BusLogin } from '@site/service/nats/bus-login'
import type { Log } from '@site/service/observability/log'
import { counterOf, gaugeOf, type Metrics } from '@site/service/observability/metrics'
import { StartError } from '@site/service/process/start-error'

export interface NatsReleases {
  store: ReleaseStore
  /** Keeps the folder what the store is from now on. `onApplied`: it has what is live. Resolves once a folder that had nothing has something, or after a while. */
  follow: (onApplied: () => void, waitMs: number) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Opens the store on NATS, of which REMOTES_DIR is this gateway's own copy: it serves, and starts, while NATS is away.
 *
 * @throws StartError without the key of the store
 */
export async function openNatsReleases(options: {
  /** The folder of this gateway, and the file of the store's key. */
  root: string
  keyFile: string
  /** NATS, as the bus is reached. */
  url: string
  login: BusLogin
  log: Log
  metrics: Metrics
  /** Name of the bucket, where it is not the usual one. */
  bucket?: string | undefined
}): Promise<NatsReleases> {
  const { root, keyFile, url, login, log, metrics } = options
  const opened = await openNatsStore({
    ...{ root, keyFile, url, login, client: 'gateway-releases', log },
    ...(options.bucket && { name: options.bucket })
  }).catch((error: unknown) => {
    throw error instanceof DeployError ? new StartError(error.message, { cause: error }) : error
  })
  const { bucket, mirror, store } = opened
  const report = reporter(log, metrics, bucket.isFollowing)
  let stop = async (): Promise<void> => undefined
  return {
    store,
    async follow(onApplied, waitMs) {
      const following = followStore({ bucket, mirror, root, onApplied, report })
      stop = following.stop
      let timer: NodeJS.Timeout | undefined
      const waited = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, bucket.isFollowing() ? waitMs : 0)
      })
      await Promise.race([following.first, waited])
      clearTimeout(timer)
    },
    async stop() {
      await stop()
      await opened.close()
    }
  }
}

/** Says in log and metrics what keeps the folder from being what the store is. */
function reporter(log: Log, metrics: Metrics, isFollowing: () => boolean) {
  let said = ''
  const behind = gaugeOf(metrics, {
    name: 'release_store_behind',
    help: '1 while the folder of this gateway is not known to be what the store of the releases on NATS has: that is away, or holds what cannot be believed.'
  })
  const untrusted = counterOf(metrics, {
    name: 'registry_untrusted_total',
    help: 'Times the registry was not signed by the key of the store, or an old one was put back; the last good one serves.'
  })
  return (errors: Error[]) => {
    behind.set(isFollowing() && errors.length === 0 ? 0 : 1)
    if (errors.some((error) => error instanceof UntrustedRegistryError)) untrusted.inc()
    const line = errors.map(String).join(', ')
    if (line !== said) {
      if (errors.length > 0)
        log.error({ errors: errors.map(String) }, 'the store of the releases cannot be followed')
      else log.info('the folder is what the store of the releases has')
    }
    said = line
  }
}
