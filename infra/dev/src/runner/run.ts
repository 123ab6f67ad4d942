import { join, resolve } from 'node:path'
import { ensureReleaseKey } from '@site/federation/publish/adopt'
import { releaseKeyFile } from '@site/federation/registry/store'
import { StartError } from '@site/service/process/start-error'
import { deployStale } from '../front-ends/deploy-stale.ts'
import type { StartFrontEnds } from '../front-ends/start-front-ends.ts'
import { findPort, readPort, requirePort } from '../processes/ports.ts'
import { takeRunningFile } from '../processes/running-file.ts'
import type { Supervised } from '../processes/supervise.ts'
import { chooseServers } from '../providers/choose.ts'
import { docker } from '../providers/docker.ts'
import { embedded } from '../providers/embedded.ts'
import { env as environment } from '../providers/env.ts'
import { local } from '../providers/local.ts'
import type { InfraChoice, Servers } from '../providers/provider.ts'
import { keepSecret } from '../providers/secret.ts'
import { diskFull } from '../system/describe-error.ts'
import { ignore } from '../system/ignore.ts'
import { ROOT } from '../system/paths.ts'
import { isDiskFull, prepareFolder } from '../system/prepare-folder.ts'
import { type RuntimeContext, SERVICES, type ServiceName, system } from '../system/services.ts'
import { type AdminCode, readAdminCode } from './admin-code.ts'
import { createClosers } from './closers.ts'
import { planServices, serviceUrl } from './supervise-services.ts'

export interface SystemOptions {
  infra?: InfraChoice
  /** The gateway's port must be free; the others are replaced when they are in use. 0: any. Default: PORT, and services.ts. */
  ports?: Partial<Record<ServiceName, number>>
  /** Folder of all data that the system keeps. Default: .data of the project. */
  dataDir?: string
  /** False: `stop()` also removes data outside `dataDir` (volumes of containers). Default: true. */
  keepsData?: boolean
  /** Deployed versions and their registry. Default: REMOTES_DIR, else `<dataDir>/remotes`. */
  remotesDir?: string
  /** Deployables that are deployed first where their sources changed. Default: all. */
  deploys?: readonly string[]
  /** Folder of built services (`npm run site -- build-services`). Default: they run from their sources. */
  servicesDir?: string
  /** Environment of the runner, parts of which the services get (services.ts). Default: that of this process. */
  env?: NodeJS.ProcessEnv
  /** Prints nothing. */
  quiet?: boolean
  /** Prints a line about what happens. Default: on the standard output, unless `quiet`. */
  say?: (line: string) => void
  /** Gets each line that a service writes. */
  onLine?: (name: string, line: string) => void
  /** Serves front ends from their sources (dev.ts). It is called once the servers run and stale deployables are deployed. */
  startFrontEnds?: StartFrontEnds
  /** Cancels the start. */
  signal?: AbortSignal
}

export interface RunningSystem {
  /** Address of the site for a visitor, without a trailing slash. */
  url: string
  adminUrl: string
  adminCode: AdminCode
  urls: Record<ServiceName, string>
  /** Address of the release API, without a trailing slash. */
  releasesUrl: string
  servers: Pick<Servers, 'kind' | 'what' | 'contentDatabase' | 'leadsDatabase' | 'bus'>
  /** Why these servers were chosen. */
  why: string
  /** Names of the deployables that this start deployed. */
  deployed: string[]
  /** Why a deployable's new version is not live, one line each. */
  refused: string[]
  /** Every process by name: mysql and nats where the runner started them; content, leads and gateway, or `services` (embedded). */
  processes: Record<string, Supervised>
  tookMs: number
  /** Ends everything, last started first. */
  stop(): Promise<void>
}

/** Where releases are taken, unless RELEASES_PORT says; another where that is in use. */
const RELEASES_PORT = 8090

const PROVIDERS = [environment, local, docker, embedded]

/**
 * Starts the whole system: servers, stale deployables, then the services in groups, each group ready before the next one starts. When it
 * cannot, it ends everything again and throws a StartError.
 */
export async function startSystem(options: SystemOptions = {}): Promise<RunningSystem> {
  const startedAt = performance.now()
  const env = options.env ?? process.env
  const say = options.say ?? (options.quiet ? ignore : console.log)
  const dataDir = resolve(options.dataDir ?? join(ROOT, '.data'))
  const remotesDir = resolve(
    options.remotesDir ?? (env.REMOTES_DIR ? resolve(ROOT, env.REMOTES_DIR) : join(dataDir, 'remotes'))
  )
  const releasesKeyFile = releaseKeyFile(remotesDir, env)
  const host = env.HOST || '127.0.0.1'
  const closers = createClosers(say)
  const starting: Supervised[] = []
  // Ends the processes that are starting at once; the rest is closed in order once the start has failed.
  const endEarly = () => void Promise.all(starting.map((one) => one.stop()))
  options.signal?.addEventListener('abort', endEarly)
  const throwIfAborted = () => {
    if (options.signal?.aborted) throw stoppedEarly()
  }

  let isPrepared = false
  try {
    prepareFolder(dataDir)
    isPrepared = true
    const adminCode = readAdminCode(env, join(dataDir, 'admin-code'))
    const running = await takeRunningFile(dataDir, say)
    closers.add(() => running.release())
    const ports = await choosePorts(options.ports ?? {}, env, host)
    const releasesPort = await findPort(chooseReleasesPort(env, options.ports))

    const chosen = await chooseServers(options.infra ?? 'auto', PROVIDERS, {
      env,
      dataDir,
      keepsData: options.keepsData ?? true,
      say,
      note: running.note
    })
    closers.add(() => chosen.servers.stop())
    throwIfAborted()
    const { deployed, refused } = await deployStale({
      remotesDir,
      keyFile: releasesKeyFile,
      say,
      ...(options.deploys && { only: options.deploys })
    })
    const keyLine = await ensureReleaseKey(remotesDir, releasesKeyFile)
    if (keyLine) say(keyLine)
    throwIfAborted()

    const { kind, what, contentDatabase, leadsDatabase, bus, buses } = chosen.servers
    const addresses = { contentDatabase, leadsDatabase, bus, ...(buses && { buses }) }
    running.noteServers(addresses)
    const onLine = options.onLine ?? ignore
    const gatewayUrl = serviceUrl('gateway', { host, ports })
    running.noteGateway(gatewayUrl)
    const frontEnds = await options.startFrontEnds?.({
      gatewayUrl,
      remotesDir,
      say,
      note: running.note,
      onLine
    })
    if (frontEnds !== undefined) closers.add(frontEnds.stop)
    throwIfAborted()

    const context: RuntimeContext = {
      ...addresses,
      host,
      ports,
      remotesDir,
      ...(options.servicesDir && { servicesDir: options.servicesDir }),
      remotesCopyDir: resolve(env.REMOTES_COPY_DIR || join(dataDir, 'remotes-copy')),
      releasesKeyFile,
      releasesPort,
      adminCodeHash: adminCode.hash,
      ...(!env.RECEIVERS_KEY && { receiversKey: keepSecret(join(dataDir, 'receivers-key')) }),
      devServers: frontEnds?.devServers ?? {},
      devRenderer: frontEnds?.devRenderer ?? null,
      origin: env.SITE_ORIGIN || gatewayUrl
    }
    const processes = [...chosen.servers.processes, ...(frontEnds?.processes ?? [])]
    for (const wave of planServices(context, { env, say, onLine, note: running.note })) {
      closers.add(async () => void (await Promise.all(wave.map((one) => one.stop()))))
      starting.push(...wave)
      await Promise.all(wave.map((one) => one.start()))
      throwIfAborted()
      processes.push(...wave)
    }

    return {
      url: gatewayUrl,
      adminUrl: `${gatewayUrl}/admin`,
      adminCode,
      urls: Object.fromEntries(SERVICES.map((name) => [name, serviceUrl(name, context)])) as Record<
        ServiceName,
        string
      >,
      releasesUrl: `http://127.0.0.1:${releasesPort}`,
      servers: { kind, what, ...addresses },
      why: chosen.why,
      deployed,
      refused,
      processes: Object.fromEntries(processes.map((one) => [one.name, one])),
      tookMs: Math.round(performance.now() - startedAt),
      stop: closers.run
    }
  } catch (error) {
    const isFull = isPrepared && isDiskFull(dataDir)
    await closers.run()
    if (options.signal?.aborted) throw stoppedEarly()
    throw isFull ? diskFull() : error
  } finally {
    options.signal?.removeEventListener('abort', endEarly)
  }
}

const stoppedEarly = () => new StartError('Stopped before it was up.')

/** Who leaves the gateway's port to the system leaves this one too. */
function chooseReleasesPort(
  { RELEASES_PORT: given }: NodeJS.ProcessEnv,
  asked: SystemOptions['ports']
): number {
  if (given) return readPort(given)
  return asked?.gateway === 0 ? 0 : RELEASES_PORT
}

async function choosePorts(
  asked: Partial<Record<ServiceName, number>>,
  env: NodeJS.ProcessEnv,
  host: string
): Promise<Record<ServiceName, number>> {
  const gateway = asked.gateway ?? readPort(env.PORT)
  if (gateway !== 0) await requirePort(gateway, host, 'PORT')
  const content = await findPort(asked.content ?? system.content.port)
  const leads = await findPort(asked.leads ?? system.leads.port)
  return { gateway: gateway === 0 ? await findPort(0, host) : gateway, content, leads }
}
