/** The databases and the account of each: a service can read its own and nothing else (DESIGN 'Data and events'). */
export const DATABASES = ['content', 'leads'] as const
export type DatabaseName = (typeof DATABASES)[number]

/**
 * Statements that make the databases and their accounts, and set every password again; they may run at each start. One
 * statement a line, as `--init-file` wants. `password` holds letters and digits only. `fromHost` is what the account
 * connects from, as MySQL writes it ('127.0.0.1', '%').
 */
export function accountStatements(password: string, fromHost: string): string[] {
  if (!/^[a-z0-9]+$/i.test(password)) throw new Error('The password must be letters and digits.')
  return DATABASES.flatMap((name) => [
    `CREATE DATABASE IF NOT EXISTS ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;`,
    `CREATE USER IF NOT EXISTS '${name}'@'${fromHost}' IDENTIFIED BY '${password}';`,
    `ALTER USER '${name}'@'${fromHost}' IDENTIFIED BY '${password}';`,
    `GRANT ALL PRIVILEGES ON ${name}.* TO '${name}'@'${fromHost}';`
  ])
}

/** Address of one database for its own account. */
export const databaseUrl = (name: DatabaseName, password: string, port: number): string =>
  `mysql://${name}:${password}@127.0.0.1:${port}/${name}`
