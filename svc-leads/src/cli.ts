import { connectDatabase } from '@site/service/database/database'
import type { DatabaseTls } from '@site/service/database/database-tls'
import { migrate } from '@site/service/database/migrate'
import { withQueryTimeout } from '@site/service/database/mysql-dialect'
import { createLog } from '@site/service/observability/log'
import { readCommand } from './cli/commands.ts'
import { migrations } from './migrations/index.ts'

/** What others wrote is read through from end to end: longer than a request may take. */
const PATIENCE_MS = 600_000

/**
 * One command of `npm run site -- leads`, on the database whose address `findUrl` gives: what the law asks of a person rather than of the clock. Gives what it
 * prints. Throws a CommandLineError for what it does not understand, before it looks for a database, and a StartError when the database
 * does not answer.
 */
export async function runLeads(
  words: string[],
  findUrl: () => string,
  tls: DatabaseTls = {}
): Promise<string> {
  const command = readCommand(words)
  const log = createLog({ service: 'leads-cli', level: 'silent' })
  const db = await connectDatabase({ url: findUrl(), log, patienceMs: 0, tls })
  try {
    await migrate(db, migrations)
    return await withQueryTimeout(PATIENCE_MS, () => command(db, new Date()))
  } finally {
    await db.close()
  }
}
