import type { Dialect } from '@site/service/database/database'
import { MysqlDialect, type QueryJob } from '@site/service/database/mysql-dialect'
import { type RawSqliteConnection, SqliteDialect } from '@site/service/database/sqlite-dialect'

/** A replica that dies at one of its statements: its connections break, and whatever it does afterwards fails. */
export interface Death {
  /** Runs `work`, which dies before or after its `statement`th statement, counted from 0. Gives whether it came to that. */
  during(
    at: { statement: number; moment: 'before' | 'after' },
    work: () => Promise<unknown>
  ): Promise<boolean>
  remove(): void
}

interface Queries {
  _query(connection: unknown, job: QueryJob): Promise<unknown>
}

/** Where statements pass, and what becomes of a connection whose process dies. */
const KINDS: Record<Dialect, { queries: Queries; end: (connection: unknown) => void }> = {
  mysql: {
    queries: MysqlDialect.prototype as Queries,
    end: (connection) => (connection as { destroy(): void }).destroy()
  },
  sqlite: { queries: SqliteDialect.prototype as Queries, end: (connection) => rollBack(connection) }
}

/** What SQLite does with a transaction that nobody has committed, when the file is next opened. */
function rollBack(connection: unknown): void {
  try {
    ;(connection as RawSqliteConnection).exec('ROLLBACK')
  } catch (error) {
    if (!/no transaction is active/.test(String(error))) throw error
  }
}

/** Breaks connections between statements, COMMIT included, without any change to the service (simulation/watch-statements.ts). */
export function installDeath(dialect: Dialect): Death {
  const { queries, end } = KINDS[dialect]
  const query = queries._query
  let armed: { left: number; moment: 'before' | 'after'; isDead: boolean } | undefined

  queries._query = async function dying(this: Queries, connection, job) {
    const switched = armed
    if (!switched) return query.call(this, connection, job)
    const die = (): never => {
      switched.isDead = true
      end(connection)
      throw new Error('The replica has died')
    }
    const isLast = switched.left === 0
    switched.left -= 1
    if (switched.isDead || (isLast && switched.moment === 'before')) return die()
    const answer = await query.call(this, connection, job)
    return isLast ? die() : answer
  }
  return {
    async during({ statement, moment }, work) {
      const switched = { left: statement, moment, isDead: false }
      armed = switched
      try {
        await work()
      } finally {
        armed = undefined
      }
      return switched.isDead
    },
    remove() {
      queries._query = query
    }
  }
}
