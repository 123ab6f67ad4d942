import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createAdminCheck } from '@site/service/admin/admin-code'
import { hashAdminCode, isSlowHash } from '@site/service/config/admin-code-hash'
import { describe, expect, it } from 'vitest'
import { adminCodeCommand } from '../operations/admin-code-command.ts'
import { makeFolder } from '../testing/testing.ts'
import { readAdminCode } from './admin-code.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the admin code', () => {
  it('is generated at the first start in development, kept for this user alone, and the same at the next', () => {
    const file = join(makeFolder(), 'kept/admin-code')
    const first = readAdminCode({}, file)
    expect(first.from).toBe('generated')
    expect(first.code?.length).toBeGreaterThanOrEqual(12)
    expect(isSlowHash(first.hash)).toBe(true)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readAdminCode({}, file).code).toBe(first.code)
  })

  it('differs from one folder to another', () => {
    const codes = [1, 2].map(() => readAdminCode({}, join(makeFolder(), 'admin-code')).code)
    expect(codes[0]).not.toBe(codes[1])
  })

  it('is the one of the environment when there is one, which is then written nowhere', () => {
    const file = join(makeFolder(), 'admin-code')
    expect(readAdminCode({ ADMIN_CODE: ' short ' }, file)).toEqual({
      hash: expect.stringMatching(/^scrypt:/),
      code: ' short ',
      from: 'environment'
    })
    expect(() => readFileSync(file)).toThrow(/ENOENT/)
  })

  it('may be given as a hash', () => {
    const hash = sha256('une phrase assez longue')
    const taken = readAdminCode({ ADMIN_CODE_SHA256: hash.toUpperCase(), NODE_ENV: 'production' }, 'unused')
    expect(taken).toEqual({ hash, code: null, from: 'environment' })
    expect(() => readAdminCode({ ADMIN_CODE_SHA256: 'abc' }, 'unused')).toThrow(/64 hexadecimal/)
    const slow = hashAdminCode('une phrase assez longue')
    expect(readAdminCode({ ADMIN_CODE_HASH: slow }, 'unused')).toEqual({
      hash: slow,
      code: null,
      from: 'environment'
    })
    expect(() => readAdminCode({ ADMIN_CODE_HASH: hash }, 'unused')).toThrow(/npm run site -- admin-code/)
  })

  it('is never generated in production, even where development left one', () => {
    const file = join(makeFolder(), 'admin-code')
    writeFileSync(file, 'left-by-development\n')
    expect(() => readAdminCode({ NODE_ENV: 'production' }, file)).toThrow(/ADMIN_CODE is missing/)
  })

  it.each(['onze-lettre', 'évêqueàNîme'])(
    'of fewer than 12 characters is refused in production: %s',
    (code) => {
      expect(() => readAdminCode({ NODE_ENV: 'production', ADMIN_CODE: code }, 'unused')).toThrow(
        /at least 12/
      )
      expect(readAdminCode({ NODE_ENV: 'production', ADMIN_CODE: `${code}é` }, 'unused').from).toBe(
        'environment'
      )
    }
  )
})

describe('npm run site -- admin-code', () => {
  const run = (words: string[], typed = '') => adminCodeCommand(words, Readable.from([typed]))

  it('generates a code and what production needs of it', async () => {
    const [, code = '', hash = ''] = /^Code: (\S+)\nADMIN_CODE_HASH=(\S+)$/.exec(await run([])) ?? []
    expect(readAdminCode({ NODE_ENV: 'production', ADMIN_CODE_HASH: hash }, 'unused').hash).toBe(hash)
    const check = createAdminCheck(hash)
    expect([await check(code), await check(`${code}x`)]).toEqual([true, false])
  })

  it('hashes a code of one’s own, and none that production refuses', async () => {
    expect(await run(['--hash'], 'une phrase assez longue\n')).toMatch(/^ADMIN_CODE_HASH=scrypt:/)
    for (const weak of ['\n', 'court\n', 'motdepasse2026\n'])
      await expect(run(['--hash'], weak)).rejects.toThrow(/^The code/)
    await expect(run(['autre'])).rejects.toThrow(/npm run site -- admin-code/)
  })
})
