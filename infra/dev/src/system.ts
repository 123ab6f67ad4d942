import { isSlowHash } from '@site/service/admin-code-hash'
/**
 * The whole system on one page: every process, its port, what it waits for, where it says that it is ready, and what
 * it is told. The runner (run.ts), `npm run dev` (dev.ts) and the tests read it; nothing else knows these facts.
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
}

/** Everything the environment of a service is made of. Ports are TCP ports on loopback; `host` is the gateway's. */
export interface World extends ServerAddresses {
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
  /** Only under `npm run dev`: the Vite server of each unit that is served from its sources. */
  devServers: Record<string, string>
}

export interface ServicePlan {
  /** Folder of the service, from the root of the project. */
  room: string
  /** Port when nothing says otherwise. */
  port: number
  waitsFor: readonly ('mysql' | 'nats' | 'units' | ServiceName)[]
  /** Answers 200 once the service can do its work. */
  ready: string
  env: (world: World) => Record<string, string>
}

const loopback = (port: number) => `http://127.0.0.1:${port}`

export const system: Record<ServiceName, ServicePlan> = {
  content: {
    room: 'svc-content',
    port: 8081,
    waitsFor: ['mysql', 'nats'],
    ready: '/health/ready',
    env: (world) => ({ DATABASE_URL: world.contentDatabase, NATS_URL: world.bus })
  },
  leads: {
    room: 'svc-leads',
    port: 8082,
    waitsFor: ['mysql', 'nats'],
    ready: '/health/ready',
    env: (world) => ({ DATABASE_URL: world.leadsDatabase, NATS_URL: world.bus })
  },
  gateway: {
    room: 'svc-gateway',
    port: 8080,
    waitsFor: ['nats', 'content', 'leads', 'units'],
    ready: '/health/ready',
    env: (world) => ({
      HOST: world.host,
      SITE_ORIGIN: world.origin,
      NATS_URL: world.bus,
      CONTENT_URL: loopback(world.ports.content),
      LEADS_URL: loopback(world.ports.leads),
      REMOTES_DIR: world.remotesDir,
      REMOTES_COPY_DIR: world.remotesCopyDir,
      ...(Object.keys(world.devServers).length > 0 && { DEV_SERVERS: JSON.stringify(world.devServers) })
    })
  }
}

/** The whole environment of one service: its own lines above, and what every service is told. */
export const environmentOf = (name: ServiceName, world: World): Record<string, string> => ({
  HOST: '127.0.0.1',
  PORT: String(world.ports[name]),
  [isSlowHash(world.adminCodeHash) ? 'ADMIN_CODE_HASH' : 'ADMIN_CODE_SHA256']: world.adminCodeHash,
  ...system[name].env(world)
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
