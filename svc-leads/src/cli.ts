import { resolve } from 'node:path'
import { CommandLineFault } from '@site/contracts/command-line'
import { connectDatabase } from '@site/service/database'
import { describeStartFailure } from '@site/service/lifecycle'
import { createLog } from '@site/service/log'
import { migrate } from '@site/service/migrate'
import { withQueryTimeout } from '@site/service/mysql-dialect'
import { StartError } from '@site/service/start-error'
import { readCommand } from './cli/commands.ts'
import { findDatabase } from './cli/find-database.ts'
import { migrations } from './migrations/index.ts'

/** What others wrote is read through from end to end: longer than a request may take. */
const PATIENCE_MS = 600_000

/** The command behind `npm run leads`: what the law asks of a person rather than of the clock. */
async function main(words: string[]): Promise<void> {
  const command = readCommand(words)
  const log = createLog({ service: 'leads-cli', level: 'silent' })
  const db = await connectDatabase({
    url: findDatabase(process.env, resolve(process.env.DATA_DIR || '.data')),
    log,
    patienceMs: 0
  })
  try {
    await migrate(db, migrations)
    const answer = await withQueryTimeout(PATIENCE_MS, () => command(db, new Date()))
    process.stdout.write(`${answer}\n`)
  } finally {
    await db.close()
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof CommandLineFault) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
    return
  }
  process.stderr.write(
    `${error instanceof StartError ? describeStartFailure(error) : (error as Error).stack}\n`
  )
  process.exitCode = 1
})
