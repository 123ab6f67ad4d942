import { join } from 'node:path'
import { keepSecret } from './secret.ts'

/** The databases and the account of each: a service can read its own and nothing else (EVENT-1). */
export const DATABASES = ['content', 'leads'] as const
export type DatabaseName = (typeof DATABASES)[number]

/** The password of each account: with one service's, another's data cannot be read. */
export type DatabasePasswords = Record<DatabaseName, string>

/** The passwords kept in `folder`, made at the first call. */
export const keepPasswords = (folder: string): DatabasePasswords => ({
  content: keepSecret(join(folder, 'password-content')),
  leads: keepSecret(join(folder, 'password-leads'))
})

/**
 * Statements that make the databases and their accounts, and set every password again; they may run at each start. One
 * statement a line, as `--init-file` wants. Passwords hold letters and digits only. `fromHost` is what the account
 * connects from, as MySQL writes it ('127.0.0.1', '%').
 */
export function accountStatements(passwords: DatabasePasswords, fromHost: string): string[] {
  return DATABASES.flatMap((name) => {
    const password = passwords[name]
    if (!/^[a-z0-9]+$/i.test(password)) throw new Error('The password must be letters and digits.')
    return [
      `CREATE DATABASE IF NOT EXISTS ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;`,
      `CREATE USER IF NOT EXISTS '${name}'@'${fromHost}' IDENTIFIED BY '${password}';`,
      `ALTER USER '${name}'@'${fromHost}' IDENTIFIED BY '${password}';`,
      `GRANT ALL PRIVILEGES ON ${name}.* TO '${name}'@'${fromHost}';`
    ]
  })
}

/** Address of one database for its own account. */
export const databaseUrl = (name: DatabaseName, passwords: DatabasePasswords, port: number): string =>
  `mysql://${name}:${passwords[name]}@127.0.0.1:${port}/${name}`
