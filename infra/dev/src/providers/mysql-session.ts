import { chooseTls, type DatabaseTls, describeTlsError } from '@site/service/database/database-tls'
import { createConnection } from 'mysql2/promise'
import { errorCode, errorText } from '../system/error-text.ts'

/** Runs statements one after the other on a new connection. Throws the errors of the driver. */
export async function runStatements(url: string, statements: string[], tls: DatabaseTls = {}): Promise<void> {
  const ssl = chooseTls(new URL(url).hostname, tls)
  const connection = await createConnection({ uri: url, connectTimeout: 3000, ...(ssl && { ssl }) })
  try {
    for (const statement of statements) await connection.query(statement)
  } finally {
    await connection.end()
  }
}

/** Does the server behind `url` answer a query? */
export const answersQueries = (url: string): Promise<boolean> =>
  runStatements(url, ['SELECT 1']).then(
    () => true,
    () => false
  )

/** Returns why this address cannot be used, for the person who wrote it and without the password; null when it can. */
export async function checkDatabase(url: string, tls: DatabaseTls = {}): Promise<string | null> {
  const { host, username, pathname } = new URL(url)
  const database = pathname.slice(1)
  try {
    await runStatements(url, ['SELECT 1'], tls)
    return null
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ER_BAD_DB_ERROR') return `${host} has no database ${database}`
    if (code === 'ER_ACCESS_DENIED_ERROR') return `${host} refuses the user ${username} or its password`
    if (code === 'ER_DBACCESS_DENIED_ERROR')
      return `${username} may not use the database ${database} on ${host}`
    if (/^(ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/.test(code ?? ''))
      return `nothing answers at ${host}`
    return `${host}: ${describeTlsError(error) ?? errorText(error)}`
  }
}
