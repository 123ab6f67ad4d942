import { createHash, randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'

/** Cost of a hash: 2^15 rounds, 32 MB, about 70 ms. A thief of the hash tries thousands of codes a second; with SHA-256, billions. */
const COST = { log2N: 15, r: 8, p: 1 }
const SCRYPT = /^scrypt:(\d{1,2}):(\d{1,2}):(\d{1,2}):([\w-]{16,}):([\w-]{32,})$/
const SHA256 = /^[0-9a-f]{64}$/

/** Is this what `hashAdminCode` gives? */
export const isSlowHash = (stored: string): boolean => SCRYPT.test(stored)

/**
 * A code as it may be stored: `scrypt:log2N:r:p:salt:hash`, salt and hash in base64url. It has no `$`, which env files
 * would expand. Takes about 70 ms.
 *
 * @param log2N binary logarithm of the rounds; a test that asks for few of them spends no time on what is no part of it
 */
export function hashAdminCode(code: string, log2N = COST.log2N): string {
  const salt = randomBytes(16)
  const { r, p } = COST
  const hash = scryptSync(code, salt, 32, optionsOf(log2N, r, p))
  return ['scrypt', log2N, r, p, salt.toString('base64url'), hash.toString('base64url')].join(':')
}

/** Compares a code with a stored hash, in constant time. Throws a TypeError when `stored` has another form. */
export function readHash(stored: string): (code: string) => Promise<boolean> {
  if (SHA256.test(stored)) {
    const expected = Buffer.from(stored, 'hex')
    return async (code) => timingSafeEqual(createHash('sha256').update(code, 'utf8').digest(), expected)
  }
  const [, log2N, r, p, salt = '', hash = ''] = SCRYPT.exec(stored) ?? []
  if (hash === '') throw new TypeError('An admin code is stored as 64 hexadecimal digits, or as scrypt:…')
  const expected = Buffer.from(hash, 'base64url')
  const options = optionsOf(Number(log2N), Number(r), Number(p))
  return (code) =>
    new Promise((resolve, reject) => {
      scrypt(code, Buffer.from(salt, 'base64url'), expected.length, options, (error, key) =>
        error ? reject(error) : resolve(timingSafeEqual(key, expected))
      )
    })
}

const optionsOf = (log2N: number, r: number, p: number): ScryptOptions => {
  const N = 2 ** log2N
  return { N, r, p, maxmem: 256 * N * r * p }
}
