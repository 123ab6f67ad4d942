import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { DeadLetterFault } from '@site/service/dead-letters'
import { DEAD_LETTERS_USAGE, runDeadLetters } from '@site/service/dead-letters-command'
import { createLog } from '@site/service/log'
import { StartError } from '@site/service/start-error'
import { describeFault, StartFault } from './fault.ts'
import { findDatabases } from './find-databases.ts'

/** `npm run dead-letters`. What was done goes to the log, on the error stream, so that lists can be piped. */
async function main(words: string[]): Promise<void> {
  if (words.length === 0 || words.includes('--help')) throw new DeadLetterFault(DEAD_LETTERS_USAGE.join('\n'))
  const { from: _, ...databases } = findDatabases(process.env, resolve(process.env.DATA_DIR || '.data'))
  const destination = { write: (line: string) => void process.stderr.write(line) }
  await runDeadLetters(words, {
    databases,
    say: (line) => process.stdout.write(`${line}\n`),
    log: createLog({ service: 'dead-letters', level: process.env.LOG_LEVEL || 'warn', destination }),
    by: userInfo().username
  })
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isPlain =
    error instanceof DeadLetterFault || error instanceof StartFault || error instanceof StartError
  process.stderr.write(`${isPlain ? error.message : describeFault(error)}\n`)
  process.exitCode = 1
})
