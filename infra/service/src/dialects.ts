import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import SqliteBase from 'knex/lib/dialects/better-sqlite3/index.js'
import MysqlBase from 'knex/lib/dialects/mysql2/index.js'
import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js'
import libsql from 'libsql'

/** What knex hands a dialect for one statement. */
export interface QueryJob {
  sql: string
  options?: { timeout?: number }
}

/** The parts of a mysql2 connection that matter here. */
export interface RawMysqlConnection {
  destroy(): void
}

/** How long one statement may take on MySQL before its connection is given up, in milliseconds. */
const QUERY_TIMEOUT_MS = 4_000

const patience = new AsyncLocalStorage<number>()

/** Runs `work` with another time-out for each of its statements, in milliseconds (migrations change big tables). */
export const withQueryTimeout = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  patience.run(milliseconds, async () => await work()) // a knex builder runs when it is awaited: here

/**
 * mysql2 with a time-out on every statement, so that a server that hangs costs a request four seconds and not the
 * system's TCP time-out. What the server does with the statement is then unknown, so the connection is destroyed: the
 * statements that follow on it (a ROLLBACK) fail at once instead of waiting in turn.
 */
export class MysqlDialect extends MysqlBase {
  constructor(config: Knex.Config) {
    super(config)
    // What a new table gets when it does not say (FACTS 'MySQL'). Not enumerable: mysql2 complains of what it does not know.
    Object.defineProperty(this.connectionSettings, 'collate', { value: 'utf8mb4_unicode_ci' })
  }

  override async _query(connection: RawMysqlConnection, given: QueryJob | string): Promise<unknown> {
    const job = typeof given === 'string' ? { sql: given } : given
    const timeout = patience.getStore() ?? QUERY_TIMEOUT_MS
    job.options = { timeout, ...job.options }
    try {
      return await super._query(connection, job)
    } catch (error) {
      if ((error as { code?: string }).code === 'PROTOCOL_SEQUENCE_TIMEOUT') connection.destroy()
      throw error
    }
  }
}

/** How long SQLite waits for another connection's lock, in milliseconds. */
const BUSY_MS = 5_000

/** The parts of a libsql connection that matter here. */
export interface RawSqliteConnection {
  exec(sql: string): unknown
  __knex__disposed?: unknown
}

const isBusy = (error: unknown) => (error as { code?: string }).code === 'SQLITE_BUSY'

/**
 * A write lock from the first statement on: two writers wait for each other instead of failing at their first write.
 * libsql blocks the process, so the wait is ours and not SQLite's: the holder may be in this very process, and has to
 * get on. By `exec`, as a prepared statement that was refused stays open and then forbids every COMMIT (libsql 0.5).
 */
class ImmediateTransaction extends SqliteTransaction {
  override async begin(connection: RawSqliteConnection): Promise<void> {
    const deadline = Date.now() + BUSY_MS
    connection.exec('PRAGMA busy_timeout = 0')
    try {
      while (!tryToBegin(connection, deadline)) await sleep(5)
    } finally {
      connection.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
    }
  }
}

function tryToBegin(connection: RawSqliteConnection, deadline: number): boolean {
  try {
    connection.exec('BEGIN IMMEDIATE')
    return true
  } catch (error) {
    if (isBusy(error) && Date.now() < deadline) return false
    throw error
  }
}

/** SQLite through libsql, which speaks better-sqlite3's interface and comes prebuilt (infra/decisions/0003). */
export class SqliteDialect extends SqliteBase {
  override _driver(): unknown {
    return libsql
  }

  override async _query(connection: RawSqliteConnection, job: QueryJob): Promise<unknown> {
    try {
      return await super._query(connection, job)
    } catch (error) {
      if (isBusy(error)) connection.__knex__disposed = error // the refused statement stays open, see above
      throw error
    }
  }

  override transaction(container: unknown, config: unknown, outer: unknown): SqliteTransaction {
    return new ImmediateTransaction(this, container, config, outer)
  }
}

/** Session settings of MySQL's own default mode, and UTC, whatever the server's configuration says. */
const MYSQL_SESSION =
  "SET NAMES utf8mb4 COLLATE utf8mb4_unicode_ci, SESSION sql_mode = 'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE," +
  "ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', time_zone = '+00:00'"

type Done = (error: unknown, connection: unknown) => void

/** Sets up a new MySQL connection of the pool. */
export function prepareMysql(
  connection: { query(options: { sql: string; timeout: number }, done: (error: unknown) => void): void },
  done: Done
): void {
  connection.query({ sql: MYSQL_SESSION, timeout: 2_000 }, (error) => done(error, connection))
}

/** Sets up a new SQLite connection. */
export function prepareSqlite(connection: RawSqliteConnection, done: Done): void {
  try {
    connection.exec(`PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL`)
    connection.exec('PRAGMA journal_mode = WAL')
    done(null, connection)
  } catch (error) {
    done(error, connection)
  }
}

/** Knex's published type of a `client` asks for more than its own dialect classes declare. */
export const asKnexClient = (dialect: typeof MysqlDialect | typeof SqliteDialect): typeof Knex.Client =>
  dialect as unknown as typeof Knex.Client
