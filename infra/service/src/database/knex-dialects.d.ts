// Knex publishes its dialect classes without types. These are the parts that our two subclasses touch.
declare module 'knex/lib/dialects/mysql2/index.js' {
  import type { QueryJob, RawMysqlConnection } from '@site/service/database/mysql-dialect'
  import { Knex } from 'knex'

  export default class MysqlDialect extends Knex.Client {
    connectionSettings: object
    _query(connection: RawMysqlConnection, job: QueryJob | string): Promise<unknown>
  }
}

declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { QueryJob } from '@site/service/database/mysql-dialect'
  import type { RawSqliteConnection } from '@site/service/database/sqlite-dialect'
  import { Knex } from 'knex'

  export default class SqliteDialect extends Knex.Client {
    _driver(): unknown
    _query(connection: RawSqliteConnection, job: QueryJob): Promise<unknown>
    transaction(container: unknown, config: unknown, outer: unknown): SqliteTransaction
  }
}

declare module 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js' {
  import type { RawSqliteConnection } from '@site/service/database/sqlite-dialect'

  export default class SqliteTransaction {
    constructor(client: unknown, container: unknown, config: unknown, outer: unknown)
    begin(connection: RawSqliteConnection): Promise<unknown>
  }
}
