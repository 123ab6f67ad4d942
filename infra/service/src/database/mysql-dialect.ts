import { AsyncLocalStorage } from 'node:async_hooks'
import type { Knex } from 'knex'
import MysqlBase from 'knex/lib/dialects/mysql2/index.js'

/** What knex passes to a dialect for one statement. */
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

const queryTimeout = new AsyncLocalStorage<number>()

/** Runs `work` with another time-out for each of its statements, in milliseconds: migrations change big tables. */
export const withQueryTimeout = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  queryTimeout.run(milliseconds, async () => await work()) // awaited here, as a knex builder runs only when it is awaited

/**
 * mysql2 with a time-out on every statement, so that a server that hangs costs a request four seconds and not the
 * system's TCP time-out. What the server does with the statement is unknown after that, so the connection is destroyed: the
 * statements that follow on it (a ROLLBACK) fail at once instead of waiting too.
 */
export class MysqlDialect extends MysqlBase {
  constructor(config: Knex.Config) {
    super(config)
    // The default collation of new tables (EVENT-7). Not enumerable, as mysql2 warns about options that it does not know.
    Object.defineProperty(this.connectionSettings, 'collate', { value: 'utf8mb4_unicode_ci' })
  }

  override async _query(connection: RawMysqlConnection, given: QueryJob | string): Promise<unknown> {
    const job = typeof given === 'string' ? { sql: given } : given
    const timeout = queryTimeout.getStore() ?? QUERY_TIMEOUT_MS
    job.options = { timeout, ...job.options }
    try {
      return await super._query(connection, job)
    } catch (error) {
      if ((error as { code?: string }).code === 'PROTOCOL_SEQUENCE_TIMEOUT') connection.destroy()
      throw error
    }
  }
}

/** Session settings of MySQL's own default mode, and UTC, whatever the server's configuration says. */
const MYSQL_SESSION =
  "SET NAMES utf8mb4 COLLATE utf8mb4_unicode_ci, SESSION sql_mode = 'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE," +
  "ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', time_zone = '+00:00'"

/** What the pool waits for before it uses a new connection. */
export type Done = (error: unknown, connection: unknown) => void

/** Sets up a new MySQL connection of the pool. */
export function prepareMysql(
  connection: { query(options: { sql: string; timeout: number }, done: (error: unknown) => void): void },
  done: Done
): void {
  connection.query({ sql: MYSQL_SESSION, timeout: 2_000 }, (error) => done(error, connection))
}
