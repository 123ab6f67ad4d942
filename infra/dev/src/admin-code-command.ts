import { createInterface } from 'node:readline/promises'
import { hashAdminCode } from '@site/service/admin-code-hash'
import { faultOfCode } from '@site/service/weak-codes'
import { makeAdminCode } from './admin-code.ts'
import { StartFault } from './fault.ts'

export const ADMIN_CODE_USAGE = [
  'npm run admin-code             makes a code, and what production is told of it',
  'npm run admin-code -- --hash   the same of a code of your own, read from the standard input'
]

/** What `npm run admin-code` prints. Throws a StartFault for a code that production would refuse. */
export async function adminCodeCommand(words: string[], input: NodeJS.ReadableStream): Promise<string> {
  const [flag, ...rest] = words
  if (rest.length > 0 || (flag !== undefined && flag !== '--hash'))
    throw new StartFault(ADMIN_CODE_USAGE.join('\n'))
  const code = flag === undefined ? makeAdminCode() : await readLine(input)
  const fault = faultOfCode(code)
  if (fault) throw new StartFault(`The code ${fault}.`)
  return [...(flag === undefined ? [`Code: ${code}`] : []), `ADMIN_CODE_HASH=${hashAdminCode(code)}`].join(
    '\n'
  )
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
