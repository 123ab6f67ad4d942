import { createInterface } from 'node:readline/promises'
import { readCommandLine } from '@site/contracts/command-line'
import { hashAdminCode } from '@site/service/config/admin-code-hash'
import { errorOfCode } from '@site/service/config/weak-codes'
import { StartError } from '@site/service/process/start-error'
import { makeAdminCode } from '../runner/admin-code.ts'

const USAGE =
  'npm run site -- admin-code (makes a code, and what production needs of it) | npm run site -- admin-code --hash (the same of a code read from the standard input)'

/**
 * Returns what `npm run site -- admin-code` prints. Throws a StartError for a code that production would refuse, and a
 * CommandLineError for arguments that it does not understand.
 */
export async function adminCodeCommand(words: string[], input: NodeJS.ReadableStream): Promise<string> {
  const { options } = readCommandLine(words, { usage: USAGE, options: { hash: 'flag' } })
  const code = options.hash ? await readLine(input) : makeAdminCode()
  const error = errorOfCode(code)
  if (error) throw new StartError(`The code ${error}.`)
  return [...(options.hash ? [] : [`Code: ${code}`]), `ADMIN_CODE_HASH=${hashAdminCode(code)}`].join('\n')
}

async function readLine(input: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
  }
}
