import { setTimeout as sleep } from 'node:timers/promises'
import knex, { type Knex } from 'knex'
import type { Log } from '../observability/log.ts'
import { StartError } from '../process/start-error.ts'
import { isDeadlock, isUnavailable } from './database-errors.ts'
import { chooseTls, type DatabaseTls, describeTlsError } from './database-tls.ts'
import { MysqlDialect, prepareMysql } from './mysql-dialect.ts'
import { prepareSqlite, SqliteDialect } from './sqlite-dialect.ts'

export { isDuplicateKey, isUnavailable } from './database-errors.ts'

export type Dialect = 'mysql' | 'sqlite'

export interface Database {
  knex: Knex
  dialect: Dialect
  /** Resolves when the database answers; rejects within five seconds when it does not. */
  ping(): Promise<void>
  close(): Promise<void>
}

export type Executor = Knex | Knex.Transaction

/**
 * Opens a pool and checks that the database answers.
 * `url`: 'mysql://user:password@host:port/database', 'sqlite:/absolute/file' or 'sqlite::memory:'. The MySQL database must exist
 * already. `pool`: the number of connections, for MySQL only (SQLite has one, which all share: do not use `db.knex` within a
 * transaction). `patienceMs`: how long to keep trying while the server does not answer yet. `tls`: see database-tls.ts; without it
 * the connection is not encrypted.
 * Throws a StartError, without the password, that says what to do.
 */
export async function connectDatabase(options: {
  url: string
  log: Log
  pool?: { min?: number; max?: number }
  patienceMs?: number
  tls?: DatabaseTls
}): Promise<Database> {
  const { url, log, tls = {} } = options
  const dialect: Dialect = url.startsWith('sqlite:') ? 'sqlite' : 'mysql'
  const connection = knex(
    dialect === 'sqlite' ? sqliteConfig(url, log) : mysqlConfig(url, log, tls, options.pool)
  )
  const db: Database = {
    knex: connection,
    dialect,
    ping: async () => {
      await connection.raw('select 1')
    },
    close: () => connection.destroy()
  }
  try {
    await firstAnswer(db, log, options.patienceMs ?? 15_000)
    return db
  } catch (error) {
    await db.close()
    throw explain(error, url)
  }
}

/**
 * Runs `work` in one transaction, which is committed when `work` resolves and rolled back when it rejects. After a deadlock or a
 * lock wait that timed out (1213, 1205) it is tried again, three times: `work` must have no effect outside the transaction.
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Knex.Transaction) => Promise<T>
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.knex.transaction(work)
    } catch (error) {
      if (!isDeadlock(error) || attempt > 3) throw error
      await sleep(10 * attempt + Math.random() * 20)
    }
  }
}

/** The Date of a date column as it was read: MySQL returns a Date, SQLite milliseconds. Throws a TypeError on anything else. */
export function toDate(value: unknown): Date {
  const date = value instanceof Date ? value : parseDate(value)
  if (Number.isNaN(date.getTime())) throw new TypeError('The value is not a date')
  return date
}

/** The instant of a date column in ISO 8601, null where it is empty. Throws a TypeError on anything else than a date. */
export const toIso = (value: unknown): string | null => (value === null ? null : toDate(value).toISOString())

function parseDate(value: unknown): Date {
  if (typeof value === 'number' || typeof value === 'bigint') return new Date(Number(value))
  if (typeof value !== 'string') return new Date(Number.NaN)
  // The text form of a driver or of SQLite has no time zone: everything we store is in UTC.
  const isBare = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?$/.test(value)
  return new Date(isBare ? `${value.replace(' ', 'T')}Z` : value)
}

/**
 * A date as both dialects bind it: MySQL stores a DATETIME(3) in UTC, SQLite a number of milliseconds (knex converts).
 * Never pass a text: in SQLite every text sorts after every number.
 */
export function toDatabaseDate(date: Date, _dialect?: Dialect): Date {
  return new Date(date.getTime())
}

/** The boolean of a boolean column as it was read: both databases return 0 or 1. */
export const toBoolean = (value: unknown): boolean => value === true || Number(value) === 1

function mysqlConfig(
  url: string,
  log: Log,
  tls: DatabaseTls,
  pool: { min?: number; max?: number } = {}
): Knex.Config {
  const address = new URL(url)
  const ssl = chooseTls(address.hostname, tls)
  return {
    client: asKnexClient(MysqlDialect),
    connection: {
      host: address.hostname.replace(/^\[|\]$/g, ''),
      port: Number(address.port || 3306),
      user: decodeURIComponent(address.username),
      password: decodeURIComponent(address.password),
      database: decodeURIComponent(address.pathname.slice(1)),
      timezone: 'Z',
      charset: 'utf8mb4',
      connectTimeout: 2_000,
      ...(ssl && { ssl }),
      enableKeepAlive: true,
      supportBigNumbers: true
    } as Knex.MySql2ConnectionConfig,
    pool: { min: pool.min ?? 0, max: Math.max(2, pool.max ?? 10), afterCreate: prepareMysql },
    acquireConnectionTimeout: 3_000,
    compileSqlOnError: false,
    log: quietLog(log)
  }
}

function sqliteConfig(url: string, log: Log): Knex.Config {
  return {
    client: asKnexClient(SqliteDialect),
    connection: { filename: url.slice('sqlite:'.length) },
    useNullAsDefault: true,
    // One connection: a database in memory belongs to it, and a second writer would only wait.
    pool: { min: 1, max: 1, afterCreate: prepareSqlite },
    acquireConnectionTimeout: 10_000,
    compileSqlOnError: false,
    log: quietLog(log)
  }
}

/** Knex prints a stack for each refused connection; callers get the error anyway, so its own lines are for debugging. */
function quietLog(log: Log): NonNullable<Knex.Config['log']> {
  const write = (message: unknown) => log.debug({ knex: String(message) }, 'knex')
  return {
    warn: write,
    error: write,
    debug: write,
    deprecate: (method, instead) => write(`${method}: ${instead}`)
  }
}

async function firstAnswer(db: Database, log: Log, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      return await db.ping()
    } catch (error) {
      if (!isUnavailable(error) || Date.now() >= deadline) throw error
      log.warn({ err: error }, 'The database does not answer yet')
      await sleep(Math.min(500, Math.max(1, deadline - Date.now())))
    }
  }
}

function explain(error: unknown, url: string): StartError {
  if (url.startsWith('sqlite:')) {
    return new StartError(`Cannot open the SQLite database ${url.slice(7)}: ${reasonOf(error)}`, {
      cause: error
    })
  }
  const { host, pathname, username } = new URL(url)
  const name = decodeURIComponent(pathname.slice(1))
  const code = (error as { code?: unknown }).code
  if (code === 'ER_BAD_DB_ERROR') {
    const message = `The database "${name}" does not exist on ${host}. Create it, or correct DATABASE_URL.`
    return new StartError(message, { cause: error })
  }
  if (code === 'ER_ACCESS_DENIED_ERROR' || code === 'ER_DBACCESS_DENIED_ERROR') {
    const message = `The database server ${host} refuses user "${username}" on "${name}". Check DATABASE_URL.`
    return new StartError(message, { cause: error })
  }
  const tlsError = describeTlsError(error)
  if (tlsError !== null) return new StartError(`The database server ${host}: ${tlsError}.`, { cause: error })
  return new StartError(`The database server ${host} does not answer: ${reasonOf(error)}`, { cause: error })
}

/** Knex's published type of a `client` asks for more than its own dialect classes declare. */
const asKnexClient = (dialect: typeof MysqlDialect | typeof SqliteDialect): typeof Knex.Client =>
  dialect as unknown as typeof Knex.Client

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error))
