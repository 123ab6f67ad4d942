import { withDatabase } from '@site/dev/providers/env'
import { copyTables } from '@site/service/testing/migrated-templates'
import { NATS_SYSTEM_ACCOUNTS } from '@site/service/testing/test-database'
import { type Connection, createConnection, type QueryError } from 'mysql2/promise'

/** A system's part of the servers that all tests share: two databases, and an account of NATS that no other system of the run uses. */
export interface BorrowedServers {
  /** The variables by which the runner finds them. */
  env: Record<'CONTENT_MYSQL_URL' | 'LEADS_MYSQL_URL' | 'NATS_URL', string>
  giveBack(): Promise<void>
}

/**
 * Borrows from the servers of TEST_MYSQL_URL and TEST_NATS_URL, so that a system that only uses servers starts none of its own. Its databases
 * are copies of TEST_CONTENT_DATABASE and TEST_LEADS_DATABASE, which `npm test` has migrated; without these they are empty.
 * Throws when either is missing, or when every account is used.
 */
export async function borrowServers(): Promise<BorrowedServers> {
  const { TEST_MYSQL_URL: mysqlUrl, TEST_NATS_URL: natsUrl } = process.env
  if (!mysqlUrl || !natsUrl) throw new Error('TEST_MYSQL_URL and TEST_NATS_URL are missing: see infra/tests')
  const connection = await createConnection(mysqlUrl)
  try {
    const name = await claimName(connection)
    const databases = { CONTENT_MYSQL_URL: `${name}_content`, LEADS_MYSQL_URL: `${name}_leads` }
    for (const database of Object.values(databases))
      await connection.query(`create database ${database} character set utf8mb4`)
    const { TEST_CONTENT_DATABASE: content, TEST_LEADS_DATABASE: leads } = process.env
    const copy = (migrated: string, name: string) =>
      copyTables((sql, values) => connection.query(sql, values), migrated, name)
    if (content) await copy(content, databases.CONTENT_MYSQL_URL)
    if (leads) await copy(leads, databases.LEADS_MYSQL_URL)
    return {
      env: {
        CONTENT_MYSQL_URL: withDatabase(mysqlUrl, databases.CONTENT_MYSQL_URL),
        LEADS_MYSQL_URL: withDatabase(mysqlUrl, databases.LEADS_MYSQL_URL),
        NATS_URL: Object.assign(new URL(natsUrl), { username: name.replace('_', '-') }).href
      },
      async giveBack() {
        const last = await createConnection(mysqlUrl)
        for (const database of Object.values(databases)) await last.query(`drop database ${database}`)
        await last.end()
      }
    }
  } finally {
    await connection.end()
  }
}

/** Claims a name by creating an empty database of that name. It is never dropped, as the stream of the account stays too. */
async function claimName(connection: Connection): Promise<string> {
  for (let index = 0; index < NATS_SYSTEM_ACCOUNTS; index += 1) {
    const name = `system_${index}`
    try {
      await connection.query(`create database ${name}`)
      return name
    } catch (error) {
      if ((error as QueryError).code !== 'ER_DB_CREATE_EXISTS') throw error
    }
  }
  throw new Error(`${NATS_SYSTEM_ACCOUNTS} systems had an account of NATS each, and there are no more`)
}
