import { randomInt } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ADMIN_CODE_MIN_LENGTH } from '@site/contracts/operations/admin'
import { hashAdminCode, isSlowHash } from '@site/service/config/admin-code-hash'
import { errorOfCode } from '@site/service/config/weak-codes'
import { StartError } from '@site/service/process/start-error'
import { errorCode } from '../system/error-text.ts'

export interface AdminCode {
  /** All that the environment of the services holds: the code's slow hash, or the SHA-256 that the environment gave. */
  hash: string
  /** The code itself; null when only its hash is known. */
  code: string | null
  /** A code that was `generated` may be shown on the terminal; the others are known to whoever gave them. */
  from: 'generated' | 'environment'
}

/**
 * The admin code (OPS-5, SAFE-6): ADMIN_CODE, ADMIN_CODE_HASH or ADMIN_CODE_SHA256 of the environment; in development,
 * where neither is given, one generated at the first start and kept in `file` (mode 600). With NODE_ENV=production a code of
 * at least 12 characters that is not among the commonest, or a hash, must be given: throws a StartError otherwise.
 */
export function takeAdminCode(env: NodeJS.ProcessEnv, file: string): AdminCode {
  const code = env.ADMIN_CODE ?? ''
  const sha256 = (env.ADMIN_CODE_SHA256 ?? '').toLowerCase()
  const slow = env.ADMIN_CODE_HASH ?? ''
  const isProduction = env.NODE_ENV === 'production'

  if (code !== '') {
    const error = isProduction && errorOfCode(code)
    if (error) throw new StartError(`ADMIN_CODE ${error}.`)
    return { hash: hashAdminCode(code), code, from: 'environment' }
  }
  if (slow !== '') {
    if (!isSlowHash(slow))
      throw new StartError('ADMIN_CODE_HASH must be what npm run site -- admin-code gives.')
    return { hash: slow, code: null, from: 'environment' }
  }
  if (sha256 !== '') {
    if (!/^[0-9a-f]{64}$/.test(sha256))
      throw new StartError('ADMIN_CODE_SHA256 must be 64 hexadecimal digits.')
    return { hash: sha256, code: null, from: 'environment' }
  }
  if (isProduction) {
    throw new StartError(
      `ADMIN_CODE is missing: production needs one of at least ${ADMIN_CODE_MIN_LENGTH} characters.`
    )
  }
  const generated = readKept(file) ?? makeAndKeep(file)
  return { hash: hashAdminCode(generated), code: generated, from: 'generated' }
}

function readKept(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

// No 0 and o, no 1, l and i: people type this from a screen. 20 characters of 31 are 99 bits.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A code nobody guesses, easy to type. */
export function makeAdminCode(): string {
  const letters = Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return letters.replace(/(.{5})(?=.)/g, '$1-')
}

function makeAndKeep(file: string): string {
  const code = makeAdminCode()
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, `${code}\n`, { mode: 0o600 })
  chmodSync(file, 0o600)
  return code
}
