import { CommandLineFault } from '@site/contracts/command-line'
import { BackupFault } from '@site/service/backup-format'
import { DeadLetterFault } from '@site/service/dead-letters'
import { describeStartFailure } from '@site/service/lifecycle'
import { StartError } from '@site/service/start-error'
import { adminCodeCommand } from './admin-code-command.ts'
import { runBackup } from './backup.ts'
import { deadLetters } from './dead-letters.ts'
import { describeFault, StartFault } from './fault.ts'
import { leads } from './leads.ts'

/** What an operator does to a system that runs or rests: the commands behind npm, and of the image `operations`. */
async function main([command, ...words]: string[]): Promise<void> {
  if (command === 'dead-letters') return deadLetters(words)
  if (command === 'leads') return leads(words)
  if (command === 'backup' || command === 'restore') return runBackup(command, words)
  if (command === 'admin-code')
    return void process.stdout.write(`${await adminCodeCommand(words, process.stdin)}\n`)
  throw new CommandLineFault(
    `Not understood: ${command ?? 'nothing'}. Understood: admin-code, leads, dead-letters, backup, restore`
  )
}

const PLAIN = [CommandLineFault, DeadLetterFault, BackupFault, StartFault]

function describe(error: unknown): string {
  if (error instanceof StartError) return describeStartFailure(error)
  const isPlain = error instanceof Error && PLAIN.some((kind) => error instanceof kind)
  return isPlain ? error.message : describeFault(error)
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${describe(error)}\n`)
  process.exitCode = error instanceof CommandLineFault ? 2 : 1
})
