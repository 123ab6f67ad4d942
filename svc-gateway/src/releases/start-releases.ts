import type { IncomingMessage } from 'node:http'
import { ensureReleaseKey } from '@site/federation/publish/adopt'
import { createServiceApp } from '@site/service/http/app'
import { listen, type RunningService } from '@site/service/http/lifecycle'
import { createThrottle } from '@site/service/http/throttle'
import type { Log } from '@site/service/observability/log'
import { StartError } from '@site/service/process/start-error'
import { createReleaseRouter, type ReleaseDeps } from './release-router.ts'

/** Calls that one token may make in a minute. A pipeline makes a handful. */
const CALLS_PER_MINUTE = 60
/** A version over a slow line, in milliseconds. */
const SENT_WITHIN = 120_000
const isVersionSent = ({ method }: IncomingMessage) => method === 'PUT'

/** Makes sure that the store has a key, as what comes by the release API is to be told from what comes another way. Throws a StartError. */
export async function prepareReleases({
  root,
  keyFile,
  log
}: {
  root: string
  keyFile: string
  log: Log
}): Promise<void> {
  try {
    const line = await ensureReleaseKey(root, keyFile)
    if (line) log.warn({ line }, 'the store of the front ends has a key from now on')
  } catch (error) {
    throw new StartError(
      `RELEASES_PORT needs the key that signs what is published, and ${keyFile} cannot be made (${(error as Error).message}). Set RELEASES_KEY_FILE to a file that holds it: openssl genpkey -algorithm ed25519`,
      { cause: error }
    )
  }
}

/** Listens for releases on a port of their own: who may reach it is for the network to say, not for visitors. */
export async function startReleases({
  host,
  port,
  trustedProxies,
  log,
  ...deps
}: Omit<ReleaseDeps, 'calls'> & {
  host: string
  port: number
  trustedProxies: string[]
  log: Log
}): Promise<RunningService> {
  const app = createServiceApp({
    log,
    metrics: deps.metrics,
    routers: [
      createReleaseRouter({ ...deps, calls: createThrottle({ points: CALLS_PER_MINUTE, seconds: 60 }) })
    ],
    ready: async () => ({}),
    trustedProxies,
    believesCaller: false
  })
  return listen(app, {
    ...{ host, port, log },
    slowRequests: { are: isVersionSent, forMs: SENT_WITHIN },
    connections: { perAddress: 50, total: 200, requestsEach: 1000, trustedProxies }
  }).catch((error: unknown) => {
    throw error instanceof StartError
      ? new StartError(`RELEASES_PORT: ${error.message}`, { cause: error })
      : error
  })
}
