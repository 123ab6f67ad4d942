import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { natsOptions } from '@site/service/nats/bus-login'
import { openBus } from '@site/service/nats/open-bus'
import { buildLeadCreated, createTestLog, eventually } from '@site/service/testing/test-database'
import mysql from 'mysql2/promise'
import { connect } from 'nats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identifyProcess } from '../processes/process-identity.ts'
import { until } from '../processes/until.ts'
import { local } from './local.ts'
import type { ProviderContext, Servers } from './provider.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'site-local-'))
const said: string[] = []
const noted: number[] = []
const context: ProviderContext = {
  env: process.env,
  dataDir,
  isForced: true,
  keepsData: true,
  say: (line) => said.push(line),
  note: (_name, pid) => noted.push(pid)
}
let servers: Servers

beforeAll(async () => {
  servers = await local.start(context)
})

afterAll(async () => {
  await servers.stop()
  expect(noted.filter((pid) => identifyProcess(pid) !== null)).toEqual([])
  rmSync(dataDir, { recursive: true, force: true })
})

const query = async (url: string, sql: string) => {
  const connection = await mysql.createConnection(url)
  try {
    const [rows] = await connection.query(sql)
    return rows
  } finally {
    await connection.end()
  }
}

describe('servers of this machine', () => {
  it('leave the temporary tables of other servers alone: a server that starts empties its temporary folder of them', async () => {
    const shared = mkdtempSync(join(tmpdir(), 'site-shared-'))
    const before = process.env.TMPDIR
    const table = join(shared, '#sql-temptable-1-2-3.MAI')
    writeFileSync(table, '')
    process.env.TMPDIR = shared
    const other = { ...context, dataDir: join(shared, 'other') }
    try {
      const second = await local.start(other)
      await second.stop()
      expect(existsSync(table)).toBe(true)
    } finally {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
      rmSync(shared, { recursive: true, force: true })
    }
  })

  it('gives each service an account that sees its own database and no other', async () => {
    await query(servers.leadsDatabase, 'CREATE TABLE probe (id INT PRIMARY KEY)')
    const other = new URL(servers.contentDatabase)
    expect(other.password).not.toBe(new URL(servers.leadsDatabase).password)
    other.pathname = '/leads'
    await expect(query(other.href, 'SELECT * FROM probe')).rejects.toThrow(/denied/i)
  })

  it('lets nobody in without the password that is kept in a file of mode 600', async () => {
    const url = new URL(servers.leadsDatabase)
    url.username = 'root'
    url.password = ''
    await expect(query(url.href, 'SELECT 1')).rejects.toThrow(/denied|not allowed/i)
    expect(statSync(join(dataDir, 'local/password')).mode & 0o777).toBe(0o600)
    expect(said.join('\n')).not.toContain(readFileSync(join(dataDir, 'local/password'), 'utf8'))
  })

  it('lets nobody onto the bus without an account', async () => {
    await expect(connect({ servers: new URL(servers.bus).host })).rejects.toThrow(/Authorization/)
  })

  it('lets each service do on the bus what it has to, and nothing else', async () => {
    const { log } = createTestLog()
    const open = (name: 'content' | 'leads' | 'gateway') =>
      openBus({ url: servers.buses?.[name] ?? '', log, name })
    const [content, leads, gateway] = [await open('content'), await open('leads'), await open('gateway')]
    const event = buildLeadCreated()
    const [seen, taken]: string[][] = [[], []]
    await gateway.watch(['site.lead-created'], ({ id }) => void seen?.push(id))
    await leads.consume({
      name: 'team-email',
      types: ['site.lead-created'],
      handle: async ({ id }) => void taken?.push(id),
      giveUp: async () => undefined
    })
    await leads.publish(event)
    await eventually('both have it', () => seen?.includes(event.id) && taken?.includes(event.id))

    for (const bus of [content, gateway]) await expect(bus.publish(buildLeadCreated())).rejects.toThrow()
    for (const name of ['content', 'leads', 'gateway'] as const) {
      const client = await connect(natsOptions(servers.buses?.[name] ?? ''))
      // What is refused gets no answer. The question whether there is a JetStream gets one, in its own time, and is not asked.
      const manager = await client.jetstreamManager({ timeout: 500, checkAPI: false })
      await expect(manager.streams.purge('SITE')).rejects.toThrow()
      await expect(manager.streams.delete('SITE')).rejects.toThrow()
      const others = 'team-email_site-lead-created'
      if (name !== 'leads') await expect(manager.consumers.delete('SITE', others)).rejects.toThrow()
      await client.close()
    }
    for (const bus of [content, leads, gateway]) await bus.close()
  })

  it('keeps a JetStream store under the data folder', async () => {
    const client = await connect(natsOptions(servers.bus))
    const manager = await client.jetstreamManager()
    await manager.streams.add({ name: 'PROBE', subjects: ['probe'] })
    await manager.streams.delete('PROBE')
    await client.close()
    expect(statSync(join(dataDir, 'local/nats/jetstream')).isDirectory()).toBe(true)
  })

  it('comes back with its data on the same port after kill -9', async () => {
    const mysqld = servers.processes.find((one) => one.name === 'mysql')
    const before = mysqld?.pid()
    mysqld?.kill('SIGKILL')
    expect(await until(() => mysqld?.pid() !== before, { withinMs: 30_000 })).toBe(true)
    expect(await mysqld?.whenReady()).toBe(true)
    expect(await query(servers.leadsDatabase, 'SELECT COUNT(*) AS n FROM probe')).toEqual([{ n: 0 }])
  })
})
