import { CommandLineError } from '@site/contracts/command-line'
import { BackupError } from '@site/service/backup/backup-format'
import { DeadLetterError } from '@site/service/events/dead-letters'
import { describeStartFailure } from '@site/service/http/lifecycle'
import { StartError } from '@site/service/process/start-error'
import { describeError } from '../system/describe-error.ts'

/** The operators' commands, for a system that is running or stopped: behind `npm run site`, and in the image `operations`. */
async function main([command, ...words]: string[]): Promise<void> {
  // Imported on demand, so that each command loads only what it needs.
  if (command === 'dead-letters') return (await import('./dead-letters.ts')).deadLetters(words)
  if (command === 'admin-codes') return (await import('./admin-codes.ts')).adminCodes(words)
  if (command === 'leads') return (await import('./leads.ts')).leads(words)
  if (command === 'backup' || command === 'restore')
    return (await import('./backup.ts')).runBackup(command, words)
  if (command === 'admin-code') {
    const { adminCodeCommand } = await import('./admin-code-command.ts')
    return void process.stdout.write(`${await adminCodeCommand(words, process.stdin)}\n`)
  }
  throw new CommandLineError(
    `Not understood: ${command ?? 'nothing'}. Understood: admin-code, admin-codes, leads, dead-letters, backup, restore`
  )
}

/** Errors whose message is enough for an operator. */
const PLAIN = [CommandLineError, DeadLetterError, BackupError]

function describe(error: unknown): string {
  if (error instanceof StartError) return describeStartFailure(error)
  const isPlain = error instanceof Error && PLAIN.some((kind) => error instanceof kind)
  return isPlain ? error.message : describeError(error)
}

const given = process.argv.slice(2)
await main(given).catch((error: unknown) => {
  const [, understood] = error instanceof CommandLineError ? error.message.split('Understood: ') : []
  if (understood && given.includes('--help')) return void process.stdout.write(`${understood}\n`)
  process.stderr.write(`${describe(error)}\n`)
  process.exitCode = error instanceof CommandLineError ? 2 : 1
})
