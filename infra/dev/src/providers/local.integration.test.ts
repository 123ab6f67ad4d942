import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mysql from 'mysql2/promise'
import { connect } from 'nats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identifyProcess } from '../process-identity.ts'
import { until } from '../until.ts'
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
  it('gives each service an account that sees its own database and no other', async () => {
    await query(servers.leadsDatabase, 'CREATE TABLE probe (id INT PRIMARY KEY)')
    const other = new URL(servers.contentDatabase)
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

  it('keeps a JetStream store under the data folder', async () => {
    const client = await connect({ servers: servers.bus })
    const manager = await client.jetstreamManager()
    await manager.streams.add({ name: 'PROBE', subjects: ['probe'] })
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
