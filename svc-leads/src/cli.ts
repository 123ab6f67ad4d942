import { connectDatabase, type Database } from '@site/service/database/database'
import type { DatabaseTls } from '@site/service/database/database-tls'
import { migrate } from '@site/service/database/migrate'
import { withQueryTimeout } from '@site/service/database/mysql-dialect'
import { createLog } from '@site/service/observability/log'
import { readCommand } from './cli/commands.ts'
import { readCodesCommand } from './codes/codes-command.ts'
import { migrations } from './migrations/index.ts'

/** A command reads whole tables, which may take longer than a request. */
const QUERY_TIMEOUT_MS = 600_000

/**
 * Runs one command of `npm run site -- leads` on the database whose address `findUrl` gives, and gives the text to print. Throws
 * a CommandLineError for a command line it does not understand, before it looks for a database, and a StartError when the
 * database does not answer.
 */
export const runLeads = (words: string[], findUrl: () => string, tls: DatabaseTls = {}): Promise<string> =>
  runOnDatabase(readCommand(words), findUrl, tls)

/** The same for `npm run site -- admin-codes`. Throws as runLeads does. */
export const runCodes = (words: string[], findUrl: () => string, tls: DatabaseTls = {}): Promise<string> =>
  runOnDatabase(readCodesCommand(words), findUrl, tls)

async function runOnDatabase(
  command: (db: Database, now: Date) => Promise<string>,
  findUrl: () => string,
  tls: DatabaseTls
): Promise<string> {
  const log = createLog({ service: 'leads-cli', level: 'silent' })
  const db = await connectDatabase({ url: findUrl(), log, patienceMs: 0, tls })
  try {
    await migrate(db, migrations)
    return await withQueryTimeout(QUERY_TIMEOUT_MS, () => command(db, new Date()))
  } finally {
    await db.close()
  }
}
