import { describe, expect, it } from 'vitest'
import { readPort } from './ports.ts'
import { environmentOf, startOrder, type World } from './system.ts'

const world: World = {
  contentDatabase: 'mysql://content:a@127.0.0.1:1/content',
  leadsDatabase: 'mysql://leads:b@127.0.0.1:1/leads',
  bus: 'nats://127.0.0.1:2',
  host: '0.0.0.0',
  origin: 'https://www.example.org',
  ports: { gateway: 9000, content: 9001, leads: 9002 },
  remotesDir: '/data/remotes',
  remotesCopyDir: '/data/remotes-copy',
  adminCodeHash: 'ab',
  devServers: {}
}

describe('the map of the system', () => {
  it('starts what the gateway waits for before the gateway', () => {
    expect(startOrder()).toEqual([['content', 'leads'], ['gateway']])
  })

  it('opens the gateway alone to other machines', () => {
    const hosts = startOrder()
      .flat()
      .map((name) => [name, environmentOf(name, world).HOST])
    expect(Object.fromEntries(hosts)).toEqual({
      content: '127.0.0.1',
      leads: '127.0.0.1',
      gateway: '0.0.0.0'
    })
  })

  it('tells each service its own database, the gateway none', () => {
    expect(environmentOf('content', world).DATABASE_URL).toBe(world.contentDatabase)
    expect(environmentOf('leads', world).DATABASE_URL).toBe(world.leadsDatabase)
    expect(environmentOf('gateway', world)).not.toHaveProperty('DATABASE_URL')
  })

  it('names Vite servers only under npm run dev', () => {
    expect(environmentOf('gateway', world)).not.toHaveProperty('DEV_SERVERS')
    const dev = { ...world, devServers: { shell: 'http://127.0.0.1:5173' } }
    expect(environmentOf('gateway', dev).DEV_SERVERS).toBe('{"shell":"http://127.0.0.1:5173"}')
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
