import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { takeAdminCode } from './admin-code.ts'
import { makeFolder } from './testing.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the admin code', () => {
  it('is made at the first start in development, kept for this user alone, and the same at the next', () => {
    const file = join(makeFolder(), 'kept/admin-code')
    const first = takeAdminCode({}, file)
    expect(first.from).toBe('made')
    expect(first.code?.length).toBeGreaterThanOrEqual(12)
    expect(first.sha256).toBe(sha256(first.code ?? ''))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(takeAdminCode({}, file)).toEqual(first)
  })

  it('differs from one folder to another', () => {
    const codes = [1, 2].map(() => takeAdminCode({}, join(makeFolder(), 'admin-code')).code)
    expect(codes[0]).not.toBe(codes[1])
  })

  it('is the one of the environment when there is one, which is then written nowhere', () => {
    const file = join(makeFolder(), 'admin-code')
    expect(takeAdminCode({ ADMIN_CODE: ' short ' }, file)).toEqual({
      sha256: sha256(' short '),
      code: ' short ',
      from: 'environment'
    })
    expect(() => readFileSync(file)).toThrow(/ENOENT/)
  })

  it('may be given as a hash', () => {
    const hash = sha256('une phrase assez longue')
    const taken = takeAdminCode({ ADMIN_CODE_SHA256: hash.toUpperCase(), NODE_ENV: 'production' }, 'unused')
    expect(taken).toEqual({ sha256: hash, code: null, from: 'environment' })
    expect(() => takeAdminCode({ ADMIN_CODE_SHA256: 'abc' }, 'unused')).toThrow(/64 hexadecimal/)
  })

  it('is never made in production, even where development left one', () => {
    const file = join(makeFolder(), 'admin-code')
    writeFileSync(file, 'left-by-development\n')
    expect(() => takeAdminCode({ NODE_ENV: 'production' }, file)).toThrow(/ADMIN_CODE is missing/)
  })

  it.each(['onze-lettre', 'é'.repeat(11)])(
    'of fewer than 12 characters is refused in production: %s',
    (code) => {
      expect(() => takeAdminCode({ NODE_ENV: 'production', ADMIN_CODE: code }, 'unused')).toThrow(/too short/)
      expect(takeAdminCode({ NODE_ENV: 'production', ADMIN_CODE: `${code}é` }, 'unused').from).toBe(
        'environment'
      )
    }
  )
})
