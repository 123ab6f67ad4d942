import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { errorCode } from '../system/error-text.ts'

/** Returns the random text of letters and digits in `file` (mode 600), which the first call creates. */
export function keepSecret(file: string, bytes = 24): string {
  try {
    const kept = readFileSync(file, 'utf8').trim()
    if (kept !== '') return kept
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  const secret = randomBytes(bytes).toString('hex')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
