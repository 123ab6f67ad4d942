import { setTimeout as sleep } from 'node:timers/promises'
import SqliteBase from 'knex/lib/dialects/better-sqlite3/index.js'
import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js'
import libsql from 'libsql'
import type { Done, QueryJob } from './mysql-dialect.ts'

/** How long SQLite waits for another connection's lock, in milliseconds. */
const BUSY_MS = 5_000

/** The parts of a libsql connection that matter here. */
export interface RawSqliteConnection {
  exec(sql: string): unknown
  __knex__disposed?: unknown
}

const isBusy = (error: unknown) => (error as { code?: string }).code === 'SQLITE_BUSY'

/**
 * Takes a write lock from the first statement on, so that two writers wait for each other instead of failing at their first write.
 * libsql would block the process while it waits, and the owner of the lock may be in this very process: so the wait is done here.
 * `exec` is used because a refused prepared statement stays open and then prevents every COMMIT (libsql 0.5).
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
      if (isBusy(error)) connection.__knex__disposed = error // the refused statement stays open (see ImmediateTransaction)
      throw error
    }
  }

  override transaction(container: unknown, config: unknown, outer: unknown): SqliteTransaction {
    return new ImmediateTransaction(this, container, config, outer)
  }
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
