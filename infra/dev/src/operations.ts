import { CommandLineFault } from '@site/contracts/command-line'
import { BackupFault } from '@site/service/backup-format'
import { DeadLetterFault } from '@site/service/dead-letters'
import { StartError } from '@site/service/start-error'
import { runBackup } from './backup.ts'
import { deadLetters } from './dead-letters.ts'
import { describeFault, StartFault } from './fault.ts'

/** What an operator does to a system that runs or rests: the commands behind npm, and of the image `operations`. */
async function main([command, ...words]: string[]): Promise<void> {
  if (command === 'dead-letters') return deadLetters(words)
  if (command === 'backup' || command === 'restore') return runBackup(command, words)
  throw new CommandLineFault(
    `Not understood: ${command ?? 'nothing'}. Understood: dead-letters, backup, restore`
  )
}

const PLAIN = [CommandLineFault, DeadLetterFault, BackupFault, StartFault, StartError]

await main(process.argv.slice(2)).catch((error: unknown) => {
  const isPlain = error instanceof Error && PLAIN.some((kind) => error instanceof kind)
  process.stderr.write(`${isPlain ? error.message : describeFault(error)}\n`)
  process.exitCode = error instanceof CommandLineFault ? 2 : 1
})
