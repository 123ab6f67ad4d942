import { isSlowHash } from '@site/service/config/admin-code-hash'
/**
 * The whole system on one page: every process, its port, what it waits for, where it says that it is ready, and its
 * environment. The runner (run.ts), `npm run dev` (dev.ts) and the tests read it; nothing else knows these facts.
 *
 *   visitor ─► gateway :8080 ─► content :8081 ─► MySQL `content`
 *                      └──────► leads   :8082 ─► MySQL `leads`        all three ◄─► NATS
 */
export const SERVICES = ['content', 'leads', 'gateway'] as const
export type ServiceName = (typeof SERVICES)[number]

/** What a provider started or found: each service's database, and the bus. */
export interface ServerAddresses {
  contentDatabase: string
  leadsDatabase: string
  bus: string
  /** The same with each service's own account, where it has one. */
  buses?: Record<ServiceName, string>
}

/** Everything that the environment of a service is built from. Ports are TCP ports on loopback; `host` is the gateway's. */
export interface RuntimeContext extends ServerAddresses {
  host: string
  /** Public origin of the site: what canonical addresses and the sitemap begin with. */
  origin: string
  ports: Record<ServiceName, number>
  /** Folder of registry.json and of every deployed version. */
  remotesDir: string
  /** Folder of the gateway's copy of what is live, for when that one is away. */
  remotesCopyDir: string
  /** Slow hash of the admin code, or the SHA-256 that the environment gave. */
  adminCodeHash: string
  /** Folder of services built by `npm run site -- build-services`, each in a folder of its name. Without it they run from their sources. */
  servicesDir?: string
  /** Only under `npm run dev`: the Vite server of each deployable that is served from its sources. */
  devServers: Record<string, string>
  /** Only under `npm run dev`: the process that renders pages from their sources. */
  devRenderer: string | null
}

export interface ServicePlan {
  /** Folder of the service, from the root of the project. */
  workspace: string
  /** Port when nothing says otherwise. */
  port: number
  waitsFor: readonly ('mysql' | 'nats' | 'deployables' | ServiceName)[]
  /** Answers 200 once the service can do its work. */
  ready: string
  env: (context: RuntimeContext) => Record<string, string>
  /** What it alone is passed on of the runner's environment; 'OPENAI_*' means all that begin so. */
  reads: readonly string[]
}

/** What every process of ours is passed on: what Node and the system need, and what all services read. */
const EVERYBODY_READS = [
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'TERM', 'LANG', 'LC_*', 'TZ', 'TMPDIR', 'TMP', 'TEMP'],
  ...['SystemRoot', 'SYSTEMROOT', 'NODE_*', 'SSL_CERT_*', 'NO_COLOR', 'FORCE_COLOR', 'TSX_*'],
  ...['LOG_LEVEL', 'TRUSTED_PROXIES', 'OTEL_*'],
  ...['NATS_USER', 'NATS_PASSWORD', 'NATS_CREDS', 'NATS_NKEY', 'NATS_CA']
]
const DATABASE = ['DATABASE_TLS', 'DATABASE_CA', 'DATABASE_POOL_MAX']

const loopback = (port: number) => `http://127.0.0.1:${port}`

export const system: Record<ServiceName, ServicePlan> = {
  content: {
    workspace: 'svc-content',
    port: 8081,
    waitsFor: ['mysql', 'nats'],
    ready: '/health/ready',
    env: (context) => ({ DATABASE_URL: context.contentDatabase }),
    reads: [
      ...DATABASE,
      'SEED',
      'SCHEDULER',
      'GENERATION_TIMEOUT_SECONDS',
      'WRITER',
      'OPENAI_*',
      'NOINDEX_UNREVIEWED'
    ]
  },
  leads: {
    workspace: 'svc-leads',
    port: 8082,
    waitsFor: ['mysql', 'nats'],
    ready: '/health/ready',
    env: (context) => ({ DATABASE_URL: context.leadsDatabase }),
    reads: [
      ...DATABASE,
      'CONTACT_*',
      ...['SMTP_URL', 'MAIL_FROM', 'MAIL_TO', 'WEBHOOK_URL', 'WEBHOOK_SECRET', 'NOTICE_PAUSES_MS']
    ]
  },
  gateway: {
    workspace: 'svc-gateway',
    port: 8080,
    waitsFor: ['nats', 'content', 'leads', 'deployables'],
    ready: '/health/ready',
    env: (context) => ({
      HOST: context.host,
      SITE_ORIGIN: context.origin,
      CONTENT_URL: loopback(context.ports.content),
      LEADS_URL: loopback(context.ports.leads),
      REMOTES_DIR: context.remotesDir,
      REMOTES_COPY_DIR: context.remotesCopyDir,
      ...(Object.keys(context.devServers).length > 0 && { DEV_SERVERS: JSON.stringify(context.devServers) }),
      ...(context.devRenderer && { DEV_RENDERER: context.devRenderer })
    }),
    reads: [
      ...['SITE_*', 'PREVIEW', 'RENDER_*', 'UPSTREAM_TIMEOUT_MS', 'GUESS_*', 'LIVE_*'],
      ...['UPLOADS_*', 'CONNECTIONS_*', 'REQUESTS_PER_CONNECTION', 'ANSWER_STALL_SECONDS']
    ]
  }
}

/** The whole environment of one service: its own lines above, and what every service gets. */
export const environmentOf = (name: ServiceName, context: RuntimeContext): Record<string, string> => ({
  HOST: '127.0.0.1',
  PORT: String(context.ports[name]),
  [isSlowHash(context.adminCodeHash) ? 'ADMIN_CODE_HASH' : 'ADMIN_CODE_SHA256']: context.adminCodeHash,
  NATS_URL: context.buses?.[name] ?? context.bus,
  ...system[name].env(context)
})

/** Services in waves: each wave waits for the one before, and its members start together. */
export function startOrder(): ServiceName[][] {
  const waves: ServiceName[][] = []
  let left: ServiceName[] = [...SERVICES]
  while (left.length > 0) {
    const wave = left.filter(
      (name) => !system[name].waitsFor.some((other) => left.some((one) => one === other))
    )
    if (wave.length === 0) throw new Error(`Services wait for each other: ${left.join(', ')}`)
    waves.push(wave)
    left = left.filter((name) => !wave.includes(name))
  }
  return waves
}

/**
 * What these services are passed on of the runner's own environment. Nothing else: the password of a mail server, the secret of a webhook
 * and a model's key reach only the one that uses them.
 */
export function inheritedBy(names: readonly ServiceName[], env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = [...EVERYBODY_READS, ...names.flatMap((name) => system[name].reads)]
  const isRead = (variable: string) =>
    read.some((one) => (one.endsWith('*') ? variable.startsWith(one.slice(0, -1)) : variable === one))
  return Object.fromEntries(Object.entries(env).filter(([name]) => isRead(name)))
}
