import { MysqlDialect } from '@site/service/database/mysql-dialect'

/** A replica that dies at one of its statements: its connections break, and whatever it does afterwards fails. */
export interface Death {
  /** Runs `work`, which dies before or after its `statement`th statement, counted from 0. Gives whether it came to that. */
  during(
    at: { statement: number; moment: 'before' | 'after' },
    work: () => Promise<unknown>
  ): Promise<boolean>
  remove(): void
}

/** Breaks connections between statements, COMMIT included, without any change to the service (simulation/watch-statements.ts). */
export function installDeath(): Death {
  const { _query: query } = MysqlDialect.prototype
  let armed: { left: number; moment: 'before' | 'after'; isDead: boolean } | undefined

  MysqlDialect.prototype._query = async function dying(this: MysqlDialect, connection, job) {
    const switched = armed
    if (!switched) return query.call(this, connection, job)
    const die = (): never => {
      switched.isDead = true
      connection.destroy()
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
      MysqlDialect.prototype._query = query
    }
  }
}
