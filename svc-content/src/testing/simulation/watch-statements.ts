import { setImmediate as turn } from 'node:timers/promises'
import { MysqlDialect } from '@site/service/database/mysql-dialect'

/** Called for each statement, before it is sent and after its answer. */
export type StatementWatcher = (moment: 'before' | 'after', sql: string, connection: object) => void

/**
 * Watches every statement of this process, BEGIN and COMMIT included, without any change to the service, so that the
 * simulation runs the real one. Gives a function that resolves when no statement has been running for a while.
 */
export function watchStatements(watch: StatementWatcher): () => Promise<void> {
  let running = 0
  let count = 0
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    running += 1
    count += 1
    try {
      return await work
    } finally {
      running -= 1
    }
  }
  const { _query: query, acquireConnection: acquire } = MysqlDialect.prototype
  MysqlDialect.prototype._query = function watched(this: MysqlDialect, connection, job) {
    const sql = typeof job === 'string' ? job : job.sql
    watch('before', sql, connection)
    const answer = query.call(this, connection, job).then((result) => {
      watch('after', sql, connection)
      return result
    })
    return counted(answer)
  }
  MysqlDialect.prototype.acquireConnection = function watched(this: MysqlDialect) {
    return counted(acquire.call(this))
  }
  return async () => {
    for (let seen = -1; seen !== count || running > 0; ) {
      seen = count
      for (let turns = 0; turns < 10; turns += 1) await turn()
    }
  }
}
