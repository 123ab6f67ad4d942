import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { databaseTls } from '@site/service/config/config'
import { readWords, runDeadLetters } from '@site/service/events/dead-letters-command'
import { createLog } from '@site/service/observability/log'
import { findDatabases } from './find-databases.ts'

/** Runs `npm run site -- dead-letters`. What it did is logged on the error stream, so that lists can be piped. */
export async function deadLetters(words: string[]): Promise<void> {
  // Checked before a database is searched, so that a wrong command line is reported even when no system runs.
  readWords(words, ['content', 'leads'])
  const { from: _, ...databases } = findDatabases(process.env, resolve(process.env.DATA_DIR || '.data'))
  const destination = { write: (line: string) => void process.stderr.write(line) }
  await runDeadLetters(words, {
    databases,
    say: (line) => process.stdout.write(`${line}\n`),
    log: createLog({ service: 'dead-letters', level: process.env.LOG_LEVEL || 'warn', destination }),
    by: nameOfUser(),
    tls: databaseTls(process.env)
  })
}

/** The name of the user, or its number, as the user of a container may have no name. */
function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}
