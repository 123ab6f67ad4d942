import { randomInt } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ADMIN_CODE_MIN_LENGTH } from '@site/contracts/operations/admin'
import { hashAdminCode, isSlowHash } from '@site/service/config/admin-code-hash'
import { errorOfCode, patternOfCode } from '@site/service/config/weak-codes'
import { StartError } from '@site/service/process/start-error'
import { errorCode } from '../system/error-text.ts'

export interface AdminCode {
  /** What the services get instead of the code: its slow hash, or the SHA-256 that the environment gave. */
  hash: string
  /** The code itself; null when only its hash is known. */
  code: string | null
  /** A `generated` code may be shown on the terminal; who gave another one knows it. */
  from: 'generated' | 'environment'
}

/**
 * Finds the admin code (OPS-5, SAFE-6): ADMIN_CODE, ADMIN_CODE_HASH or ADMIN_CODE_SHA256 of the environment; in development, without
 * any of them, one that the first start generates and keeps in `file` (mode 600). With NODE_ENV=production a code of at least 12
 * characters that is not among the commonest, or a hash, must be given; nothing starts with a code that is a mere pattern: throws a StartError otherwise.
 */
export function readAdminCode(env: NodeJS.ProcessEnv, file: string): AdminCode {
  const code = env.ADMIN_CODE ?? ''
  const sha256 = (env.ADMIN_CODE_SHA256 ?? '').toLowerCase()
  const slow = env.ADMIN_CODE_HASH ?? ''
  const isProduction = env.NODE_ENV === 'production'

  if (code !== '') {
    const error = isProduction ? errorOfCode(code) : patternOfCode(code)
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

// Without 0 and o, 1, l and i, as people type it from a screen. 20 of these 31 characters are 99 bits.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Generates a code that nobody guesses and that is easy to type. */
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
