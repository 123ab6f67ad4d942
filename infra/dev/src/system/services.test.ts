import { contentConfig } from '@site/svc-content/config'
import { gatewayConfig } from '@site/svc-gateway/config'
import { leadsConfig } from '@site/svc-leads/config'
import { describe, expect, it } from 'vitest'
import { readPort } from '../processes/ports.ts'
import { environmentOf, inheritedBy, type RuntimeContext, SERVICES, startOrder } from './services.ts'

const context: RuntimeContext = {
  contentDatabase: 'mysql://content:a@127.0.0.1:1/content',
  leadsDatabase: 'mysql://leads:b@127.0.0.1:1/leads',
  bus: 'nats://127.0.0.1:2',
  host: '0.0.0.0',
  origin: 'https://www.example.org',
  ports: { gateway: 9000, content: 9001, leads: 9002 },
  remotesDir: '/data/remotes',
  remotesCopyDir: '/data/remotes-copy',
  releasesKeyFile: '/data/remotes.key',
  releasesPort: 8090,
  adminCodeHash: 'ab',
  devServers: {},
  devRenderer: null
}

describe('the map of the system', () => {
  it('starts what the gateway waits for before the gateway', () => {
    expect(startOrder()).toEqual([['content', 'leads'], ['gateway']])
  })

  it('opens the gateway alone to other machines', () => {
    const hosts = startOrder()
      .flat()
      .map((name) => [name, environmentOf(name, context).HOST])
    expect(Object.fromEntries(hosts)).toEqual({
      content: '127.0.0.1',
      leads: '127.0.0.1',
      gateway: '0.0.0.0'
    })
  })

  // EVENT-1
  it('gives each service its own database, the gateway none', () => {
    expect(environmentOf('content', context).DATABASE_URL).toBe(context.contentDatabase)
    expect(environmentOf('leads', context).DATABASE_URL).toBe(context.leadsDatabase)
    expect(environmentOf('gateway', context)).not.toHaveProperty('DATABASE_URL')
  })

  it('gives each service its own account on the bus, where the servers have accounts', () => {
    const buses = { content: 'nats://c:1@h:2', leads: 'nats://l:1@h:2', gateway: 'nats://g:1@h:2' }
    for (const name of SERVICES) {
      expect(environmentOf(name, context).NATS_URL).toBe(context.bus)
      expect(environmentOf(name, { ...context, buses }).NATS_URL).toBe(buses[name])
    }
  })

  it('passes secrets on to the one service that uses them', () => {
    const secrets = {
      SMTP_URL: ['leads'],
      WEBHOOK_SECRET: ['leads'],
      RECEIVERS_KEY: ['leads'],
      OPENAI_API_KEY: ['content'],
      ADMIN_CODE: [],
      MYSQL_URL: [],
      LEADS_MYSQL_URL: [],
      AWS_SECRET_ACCESS_KEY: []
    }
    for (const [secret, readers] of Object.entries(secrets))
      expect(SERVICES.filter((name) => secret in inheritedBy([name], { [secret]: 'x' }))).toEqual(readers)
    expect(inheritedBy(SERVICES, { PATH: '/bin', TZ: 'UTC' })).toEqual({ PATH: '/bin', TZ: 'UTC' })
  })

  it('SAFE-5 keeps back nothing that a service reads, so that each limit can be set', () => {
    const configs = { content: contentConfig, leads: leadsConfig, gateway: gatewayConfig }
    for (const name of SERVICES) {
      const read = new Set<string>()
      const watched = new Proxy({} as Record<string, string>, {
        get: (_, variable) => void (typeof variable === 'string' && read.add(variable)),
        has: (_, variable) => !!read.add(String(variable))
      })
      configs[name].safeParse(watched)
      expect(read.size).toBeGreaterThan(10)
      // Never inherited, as each process gets its own: three cannot share a port, and services get the hash in place of the code.
      const own = [
        ...Object.keys(environmentOf(name, context)),
        'ADMIN_CODE',
        'ADMIN_CODE_HASH',
        'ADMIN_CODE_SHA256',
        'METRICS_PORT',
        'DEV_SERVERS',
        'DEV_RENDERER'
      ]
      const wanted = [...read].filter((one) => /^[A-Z_0-9]+$/.test(one) && !own.includes(one))
      const given = inheritedBy([name], Object.fromEntries(wanted.map((one) => [one, 'x'])))
      expect(Object.keys(given).sort()).toEqual(wanted.sort())
    }
  })

  it('names Vite servers and the renderer only under npm run dev', () => {
    expect(environmentOf('gateway', context)).not.toHaveProperty('DEV_SERVERS')
    expect(environmentOf('gateway', context)).not.toHaveProperty('DEV_RENDERER')
    const devServers = { shell: 'http://127.0.0.1:5173' }
    expect(
      environmentOf('gateway', { ...context, devServers, devRenderer: 'http://127.0.0.1:5174' })
    ).toMatchObject({
      DEV_SERVERS: '{"shell":"http://127.0.0.1:5173"}',
      DEV_RENDERER: 'http://127.0.0.1:5174'
    })
  })
})

describe('PORT', () => {
  it('is 8080 unless the environment says otherwise', () => {
    expect([readPort(undefined), readPort(''), readPort('0'), readPort('9090')]).toEqual([
      8080, 8080, 0, 9090
    ])
  })
  it.each(['80a', '-1', '65536', '8080 '])('refuses what is no port: %s', (text) => {
    expect(() => readPort(text)).toThrow(/PORT must be a number/)
  })
})
