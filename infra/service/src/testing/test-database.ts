import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EVENTS } from '@site/contracts/events/asyncapi'
import {
  buildEvent,
  type SiteEvent,
  type SiteEventType,
  siteEventSchema
} from '@site/contracts/events/events'
import { connect } from 'nats'
import { connectDatabase, type Database, type Dialect } from '../database/database.ts'
import type { Migration } from '../database/migrate.ts'
import { sharedMigrations } from '../database/shared-migrations.ts'
import { natsOptions } from '../nats/bus-login.ts'
import { createLog, type Log } from '../observability/log.ts'
import { copySqliteTemplate, copyTables, provideMysqlTemplate } from './migrated-templates.ts'

/** For `describe.each(DIALECTS)`: SQLite, and MySQL where there is a server for tests, as under `npm test`. */
export const DIALECTS: readonly Dialect[] = process.env.TEST_MYSQL_URL ? ['sqlite', 'mysql'] : ['sqlite']

export type TestBus = 'memory' | 'NATS'

/** For `describe.each(SETUPS)`: SQLite with a bus in memory, and where there are servers for tests each database with NATS. */
export const SETUPS: readonly [Dialect, TestBus][] = [
  ['sqlite', 'memory'],
  ...(process.env.TEST_MYSQL_URL ? DIALECTS.map((dialect): [Dialect, TestBus] => [dialect, 'NATS']) : [])
]

/** Address of a bus: one in memory, of its own for each call, or the NATS server of the tests. */
export const busUrlOf = (bus: TestBus): string =>
  bus === 'NATS' ? testServer('TEST_NATS_URL') : `memory:${uniqueName('bus')}`

/** Deletes the stream of a bus on NATS, which is made again by whoever opens it next. Others in memory are new anyway. */
export async function emptyBus(url: string): Promise<void> {
  if (url.startsWith('memory:')) return
  const connection = await connect(natsOptions(url))
  try {
    const { streams } = await connection.jetstreamManager()
    for await (const { config } of streams.list()) await streams.delete(config.name)
  } finally {
    await connection.close()
  }
}

/** Address of the bus that is tested together with a database: NATS with MySQL, memory with SQLite. */
export const busFor = (dialect: Dialect): string => busUrlOf(dialect === 'mysql' ? 'NATS' : 'memory')

export interface TestDatabase {
  db: Database
  url: string
  /** Closes the connection and removes the database. */
  drop(): Promise<void>
}

/**
 * Creates a migrated database: on the server of TEST_MYSQL_URL under a unique name, or SQLite in a temporary file.
 * Rejects when TEST_MYSQL_URL is missing: integration tests fail without servers, they do not skip.
 */
export async function createTestDatabase(
  dialect: Dialect,
  options: { migrations?: Migration[]; log?: Log } = {}
): Promise<TestDatabase> {
  const log = options.log ?? createTestLog().log
  const migrations = options.migrations ?? sharedMigrations
  const location =
    dialect === 'mysql' ? await createMysqlDatabase(migrations, log) : await createSqliteFile(migrations, log)
  const db = await connectDatabase({ url: location.url, log })
  return {
    db,
    url: location.url,
    async drop() {
      await db.close()
      await location.remove()
    }
  }
}

async function createMysqlDatabase(migrations: Migration[], log: Log) {
  const name = uniqueName('test').replaceAll('-', '_')
  const server = testServer('TEST_MYSQL_URL').replace(/\/*$/, '')
  await administer(server, log, async (admin) => {
    await admin.knex.raw(`create database ${name} character set utf8mb4`)
    const template = await provideMysqlTemplate(admin, server, migrations, log)
    await copyTables((sql, values) => admin.knex.raw(sql, values), template, name)
  })
  return {
    url: `${server}/${name}`,
    remove: () => administer(server, log, (admin) => admin.knex.raw(`drop database ${name}`))
  }
}

async function administer(server: string, log: Log, work: (admin: Database) => Promise<unknown>) {
  const admin = await connectDatabase({ url: `${server}/information_schema`, log })
  try {
    await work(admin)
  } finally {
    await admin.close()
  }
}

async function createSqliteFile(migrations: Migration[], log: Log) {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'))
  const file = join(folder, 'test.db')
  await copySqliteTemplate(file, migrations, log)
  return { url: `sqlite:${file}`, remove: () => rm(folder, { recursive: true }) }
}

/** Address of a test server from the environment; on NATS with this test file's account. Throws when it is missing. */
export function testServer(variable: 'TEST_MYSQL_URL' | 'TEST_NATS_URL'): string {
  const url = process.env[variable]
  if (!url) throw new Error(`${variable} is missing: integration tests need real servers (see infra/tests)`)
  return variable === 'TEST_NATS_URL' ? withAccount(url) : url
}

/** Accounts of the tests' NATS server, `tests-0` and so on: each has a stream of its own. */
export const NATS_TEST_ACCOUNTS = 400
/** Accounts for whole systems, `system-0` and so on: their consumers have the same names, so no two systems may share one. */
export const NATS_SYSTEM_ACCOUNTS = 200
/**
 * Vitest numbers the files of a run in this variable; runs side by side, and one after the other, begin elsewhere. It is read at each call,
 * since files that share a worker share this module.
 */
const accountOfFile = () =>
  `tests-${(process.ppid + Number(process.env.VITEST_WORKER_ID ?? 0)) % NATS_TEST_ACCOUNTS}`

/** Each file of tests has an account of its own, and so meets no event of another. A server without these accounts is taken as it is. */
function withAccount(address: string): string {
  const url = new URL(address)
  if (/^tests-\d+$/.test(url.username)) url.username = accountOfFile()
  return url.href
}

/** 'leads-notify-3f9c2ab4'. The tests of a file share a stream: names of consumers and ids of events keep them apart. */
export const uniqueName = (base: string): string => `${base}-${randomUUID().slice(0, 8)}`

/** A log that collects its lines. `entries` returns them parsed, `text` as they would have been written. */
export function createTestLog(level = 'trace'): {
  log: Log
  text: () => string
  entries: () => Record<string, unknown>[]
} {
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  return {
    log: createLog({ service: 'test', level, destination }),
    text: () => lines.join(''),
    entries: () => lines.map((line) => JSON.parse(line))
  }
}

/** Mutation tests wait less: a fault that keeps something from happening is seen when the wait ends (TEST_PATIENCE_MS). */
const PATIENCE_MS = Number(process.env.TEST_PATIENCE_MS ?? 30_000)

/**
 * Calls `look` again and again, at first every few milliseconds, and resolves with its first value that is not undefined or false.
 * Rejects after `timeoutMs` with an Error that names `what`, and has the last error of `look` as its cause.
 */
export async function eventually<T>(
  what: string,
  look: () => T | Promise<T>,
  timeoutMs = PATIENCE_MS
): Promise<Exclude<T, undefined | false>> {
  const deadline = Date.now() + timeoutMs
  let cause: unknown
  // What is not there at once is looked for less often: a hundred looks a second would take the processor from what they wait for.
  for (let pause = 10; Date.now() < deadline; pause = Math.min(pause * 1.5, 100)) {
    try {
      const seen = await look()
      if (seen !== undefined && seen !== false) return seen as Exclude<T, undefined | false>
    } catch (error) {
      cause = error
    }
    await sleep(pause)
  }
  throw new Error(`Not within ${timeoutMs} ms: ${what}`, { cause })
}

/** Builds a valid event. */
export const buildLeadCreated = (leadId = 1): SiteEvent & { type: 'site.lead-created' } =>
  buildEvent({
    id: randomUUID(),
    source: 'svc-leads',
    type: 'site.lead-created',
    subject: `leads/${leadId}`,
    time: new Date(),
    data: { leadId }
  }) as SiteEvent & { type: 'site.lead-created' }

/** Builds a valid event of any type. */
export function buildTestEvent(type: SiteEventType): SiteEvent {
  const common = { id: randomUUID(), source: 'test', subject: '7', time: new Date() }
  if (type === 'site.lead-created') return buildEvent({ ...common, type, data: { leadId: 7 } })
  if (type === 'site.article-generated') return buildEvent({ ...common, type, data: { articleId: 7 } })
  if (type === 'site.article-changed')
    return buildEvent({ ...common, type, data: { articleId: 7, change: 'updated' } })
  const example = siteEventSchema.parse(EVENTS[type].example)
  return { ...example, id: common.id }
}
