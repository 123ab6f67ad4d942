import { join } from 'node:path'
import { keepSecret } from './secret.ts'

/** The databases, each with an account of the same name: a service can read its own database alone (EVENT-1). */
export const DATABASES = ['content', 'leads'] as const
export type DatabaseName = (typeof DATABASES)[number]

/** The password of each account. */
export type DatabasePasswords = Record<DatabaseName, string>

/** Reads the passwords kept in `folder`, or creates them at the first call. */
export const keepPasswords = (folder: string): DatabasePasswords => ({
  content: keepSecret(join(folder, 'password-content')),
  leads: keepSecret(join(folder, 'password-leads'))
})

/**
 * Returns the statements that create the databases and their accounts, and set every password; they may run at each start. Each is one
 * line, as `--init-file` requires. Passwords consist of letters and digits. `fromHost` is the host that an account connects from, as
 * MySQL writes it ('127.0.0.1', '%').
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
