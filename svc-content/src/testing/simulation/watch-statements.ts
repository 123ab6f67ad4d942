import { setImmediate as turn } from 'node:timers/promises'
import { MysqlDialect } from '@site/service/database/mysql-dialect'

/** What a watcher is told of each statement, before it is sent and after its answer. */
export type StatementWatcher = (moment: 'before' | 'after', sql: string, connection: object) => void

/**
 * Watches every statement of this process, BEGIN and COMMIT included, without the service knowing: it is the service as
 * it runs that is simulated. Answers a function that resolves when no statement has been under way for a while.
 */
export function watchStatements(watch: StatementWatcher): () => Promise<void> {
  let underWay = 0
  let count = 0
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    underWay += 1
    count += 1
    try {
      return await work
    } finally {
      underWay -= 1
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
    for (let seen = -1; seen !== count || underWay > 0; ) {
      seen = count
      for (let turns = 0; turns < 10; turns += 1) await turn()
    }
  }
}
