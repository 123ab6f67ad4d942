import { isSlowHash } from '@site/service/config/admin-code-hash'
/**
 * The whole system on one page: every process, its port, what it waits for, where it reports that it is ready, and its
 * environment. The runner (run.ts), `npm run dev` (dev.ts) and the tests read it; these facts are nowhere else.
 *
 *   visitor ─► gateway :8080 ─► content :8081 ─► MySQL `content`
 *                      └──────► leads   :8082 ─► MySQL `leads`        all three ◄─► NATS
 */
export const SERVICES = ['content', 'leads', 'gateway'] as const
export type ServiceName = (typeof SERVICES)[number]

/** Addresses of the servers that a provider started or found: each service's database, and the bus. */
export interface ServerAddresses {
  contentDatabase: string
  leadsDatabase: string
  bus: string
  /** The bus with each service's own account, where it has one. */
  buses?: Record<ServiceName, string>
}

/** Everything that the environment of a service is built from. Ports are TCP ports on loopback; `host` is the gateway's. */
export interface RuntimeContext extends ServerAddresses {
  host: string
  /** Public origin of the site, for canonical addresses and the sitemap. */
  origin: string
  ports: Record<ServiceName, number>
  /** Folder of registry.json and of every deployed version. */
  remotesDir: string
  /** Folder of the gateway's copy of the live versions, for when `remotesDir` is unreachable. */
  remotesCopyDir: string
  /** The key that signs what is deployed. */
  releasesKeyFile: string
  /** Where the gateway takes releases. */
  releasesPort: number
  /** Slow hash of the admin code, or the SHA-256 that the environment gave. */
  adminCodeHash: string
  /** Encrypts the secrets of receivers of calls; absent where the environment gives RECEIVERS_KEY. */
  receiversKey?: string
  /** Folder of services built by `npm run site -- build-services`, each in a folder of its name. Without it services run from their sources. */
  servicesDir?: string
  /** Only under `npm run dev`: the Vite server of each deployable that is served from its sources. */
  devServers: Record<string, string>
  /** Only under `npm run dev`: the process that renders pages from their sources. */
  devRenderer: string | null
}

export interface ServicePlan {
  /** Folder of the service, from the root of the project. */
  workspace: string
  /** Default port. */
  port: number
  waitsFor: readonly ('mysql' | 'nats' | 'deployables' | ServiceName)[]
  /** Answers 200 once the service can do its work. */
  ready: string
  env: (context: RuntimeContext) => Record<string, string>
  /** Variables of the runner's environment that are passed on to this service alone; 'OPENAI_*' means all that begin so. */
  reads: readonly string[]
}

/** Variables that are passed on to every process: those that Node and the system need, and those that all services read. */
const READ_BY_ALL = [
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'TERM', 'LANG', 'LC_*', 'TZ', 'TMPDIR', 'TMP', 'TEMP'],
  ...['SystemRoot', 'SYSTEMROOT', 'NODE_*', 'SSL_CERT_*', 'NO_COLOR', 'FORCE_COLOR', 'TSX_*'],
  ...['LOG_LEVEL', 'TRUSTED_PROXIES', 'OTEL_*'],
  ...['NATS_USER', 'NATS_PASSWORD', 'NATS_CREDS', 'NATS_NKEY', 'NATS_CA']
]
const DATABASE = ['DATABASE_TLS', 'DATABASE_CA', 'DATABASE_POOL_MAX', 'TOKEN_CALLS_PER_MINUTE']

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
      'NOINDEX_UNREVIEWED',
      'REVIEW',
      'REVIEW_UNTIL',
      'REVIEW_DEFAULT'
    ]
  },
  leads: {
    workspace: 'svc-leads',
    port: 8082,
    waitsFor: ['mysql', 'nats'],
    ready: '/health/ready',
    env: (context) => ({
      DATABASE_URL: context.leadsDatabase,
      SITE_ORIGIN: context.origin,
      ...(context.receiversKey && { RECEIVERS_KEY: context.receiversKey })
    }),
    reads: [
      ...DATABASE,
      'CONTACT_*',
      ...['ANSWER_FROM', 'ANSWERS_*', 'RECEIPT', 'RECEIPTS_*', 'IMAP_*', 'SITE_EMAIL', 'SITE_BOOKING_URL'],
      ...[
        'SMTP_URL',
        'MAIL_FROM',
        'MAIL_TO',
        'WEBHOOK_URL',
        'WEBHOOK_SECRET',
        'WEBHOOK_SIGNATURE',
        'NOTICE_PAUSES_MS'
      ],
      ...['RECEIVERS_KEY', 'RECEIVERS_ALLOWED'],
      ...[
        'OFFICE_HOURS',
        'OFFICE_HOLIDAYS',
        'CONTACT_WITHIN_MINUTES',
        'ESCALATE_AFTER_MINUTES',
        'OWNER_ADDRESSES'
      ]
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
      RELEASES_KEY_FILE: context.releasesKeyFile,
      // Whatever visitors reach: releases are taken from this machine alone, unless the environment of a gateway says otherwise.
      RELEASES_HOST: '127.0.0.1',
      RELEASES_PORT: String(context.releasesPort),
      // What is deployed here stands in the folder.
      RELEASE_STORE: 'folder',
      ...(Object.keys(context.devServers).length > 0 && { DEV_SERVERS: JSON.stringify(context.devServers) }),
      ...(context.devRenderer && { DEV_RENDERER: context.devRenderer })
    }),
    reads: [
      ...['SITE_*', 'HOST_REMOTES', 'RELEASES_FROM*', 'RELEASES_BROWSER', 'PREVIEW', 'RENDER_*'],
      ...['UPSTREAM_TIMEOUT_MS', 'GUESS_*', 'LIVE_*'],
      ...['UPLOADS_*', 'CONNECTIONS_*', 'REQUESTS_PER_CONNECTION', 'ANSWER_STALL_SECONDS'],
      'AUDIENCE_LIMIT_PER_MINUTE',
      'BROWSER_HEALTH_LIMIT_PER_MINUTE',
      'ASSISTANT',
      'ASSISTANT_LIMIT_PER_MINUTE'
    ]
  }
}

/** The environment of one service: its own variables from the table above, and those of every service. */
export const environmentOf = (name: ServiceName, context: RuntimeContext): Record<string, string> => ({
  HOST: '127.0.0.1',
  PORT: String(context.ports[name]),
  [isSlowHash(context.adminCodeHash) ? 'ADMIN_CODE_HASH' : 'ADMIN_CODE_SHA256']: context.adminCodeHash,
  NATS_URL: context.buses?.[name] ?? context.bus,
  ...system[name].env(context)
})

/** Returns the services in groups: each group waits for the one before, and its members start together. */
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
 * Returns the variables of the runner's environment that these services may read. No others are passed on: the password of a mail server,
 * the secret of a webhook and the key of a model reach only the service that uses them.
 */
export function inheritedBy(names: readonly ServiceName[], env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = [...READ_BY_ALL, ...names.flatMap((name) => system[name].reads)]
  const isRead = (variable: string) =>
    read.some((one) => (one.endsWith('*') ? variable.startsWith(one.slice(0, -1)) : variable === one))
  return Object.fromEntries(Object.entries(env).filter(([name]) => isRead(name)))
}
