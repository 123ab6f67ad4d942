import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hashAdminCode } from './admin-code-hash.ts'
import { adminEnv, busEnv, ConfigError, databaseEnv, readConfig, serverEnv } from './config.ts'

const schema = z.object({ ...serverEnv, ...databaseEnv, ...busEnv })
const valid = { PORT: '8081', DATABASE_URL: 'sqlite::memory:', NATS_URL: 'memory:' }

const errorsOf = (read: () => unknown): string[] => {
  try {
    read()
  } catch (error) {
    if (error instanceof ConfigError) return error.errors
    throw error
  }
  throw new Error('The configuration was accepted')
}

describe('readConfig', () => {
  test('fills in the defaults and turns numbers into numbers', () => {
    expect(readConfig(schema, valid)).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 8081,
      LOG_LEVEL: 'info',
      DATABASE_POOL_MAX: 10,
      TRUSTED_PROXIES: ['127.0.0.0/8', '::1/128']
    })
  })

  test('lists every error at once, by variable, without its value', () => {
    const errors = errorsOf(() =>
      readConfig(schema, {
        PORT: 'abc',
        DATABASE_URL: 'postgres://u:secret@h/d',
        TRUSTED_PROXIES: '10.0.0.0/99'
      })
    )
    expect(errors.map((error) => error.split(':')[0])).toEqual([
      'PORT',
      'TRUSTED_PROXIES.0',
      'DATABASE_URL',
      'NATS_URL'
    ])
    expect(errors.join()).not.toContain('secret')
    expect(errors.join()).not.toContain('abc')
  })

  test('takes a variable set to nothing as absent', () => {
    expect(readConfig(schema, { ...valid, HOST: '', LOG_LEVEL: '' })).toMatchObject({ HOST: '127.0.0.1' })
    expect(errorsOf(() => readConfig(schema, { ...valid, NATS_URL: '' }))[0]).toMatch(/^NATS_URL: missing/)
  })

  test.each([
    ['mysql://user:pw@127.0.0.1:3306/leads', true],
    ['sqlite:/var/lib/site/leads.db', true],
    ['sqlite:relative.db', false],
    ['mysql://user:pw@127.0.0.1:3306/', false]
  ])('a database address %s is accepted: %s', (url, isAccepted) => {
    expect(schema.safeParse({ ...valid, DATABASE_URL: url }).success).toBe(isAccepted)
  })

  test.each([
    ['nats://a:4222', true],
    ['nats://a:4222,nats://b:4222', true],
    ['memory:site', true],
    ['http://a:4222', false]
  ])('a bus address %s is accepted: %s', (url, isAccepted) => {
    expect(schema.safeParse({ ...valid, NATS_URL: url }).success).toBe(isAccepted)
  })
})

describe('adminEnv', () => {
  const hash = createHash('sha256').update('une phrase assez longue').digest('hex')

  test('gives the hash of ADMIN_CODE, which is not trimmed', () => {
    expect(readConfig(adminEnv, { ADMIN_CODE: 'une phrase assez longue' }).adminCodeHash).toBe(hash)
    expect(readConfig(adminEnv, { ADMIN_CODE: ' une phrase assez longue' }).adminCodeHash).not.toBe(hash)
  })

  test('takes the hash alone, in either case', () => {
    expect(readConfig(adminEnv, { ADMIN_CODE_SHA256: hash.toUpperCase() })).toEqual({
      adminCodeHash: hash,
      adminCodeAdvice: expect.stringContaining('npm run site -- admin-code')
    })
    const slow = hashAdminCode('une phrase assez longue')
    expect(readConfig(adminEnv, { ADMIN_CODE_HASH: slow })).toEqual({
      adminCodeHash: slow,
      adminCodeAdvice: null
    })
    for (const none of [hash, 'scrypt:15:8:1:x:y', 'une phrase assez longue'])
      expect(errorsOf(() => readConfig(adminEnv, { ADMIN_CODE_HASH: none }))).toHaveLength(1)
  })

  test('refuses two that disagree', () => {
    expect(
      errorsOf(() => readConfig(adminEnv, { ADMIN_CODE: 'autre', ADMIN_CODE_SHA256: hash }))
    ).toHaveLength(1)
  })

  test('production needs one, and 12 characters', () => {
    const production = { NODE_ENV: 'production' }
    expect(errorsOf(() => readConfig(adminEnv, production))).toHaveLength(1)
    expect(errorsOf(() => readConfig(adminEnv, { ...production, ADMIN_CODE: 'onze lettre' }))).toHaveLength(1)
    expect(readConfig(adminEnv, { ...production, ADMIN_CODE: 'douze lettre' }).adminCodeHash).toHaveLength(64)
  })

  test.each([
    'aaaaaaaaaaaa',
    'motdepasse12',
    'P@ssw0rd2026',
    '123456789012',
    'azertyuiopqs',
    'abcabcabcabc',
    'Administrateur1',
    'azertyuiop12'
  ])('production takes no code that is guessed first: %s', (code) => {
    const production = { NODE_ENV: 'production' }
    expect(errorsOf(() => readConfig(adminEnv, { ...production, ADMIN_CODE: code }))).toEqual([
      'ADMIN_CODE: is among the first that are guessed: npm run site -- admin-code makes one'
    ])
    const isWord = /^(motdepasse12|P@ssw0rd2026|Administrateur1)$/.test(code)
    expect(adminEnv.safeParse({ ADMIN_CODE: code }).success).toBe(isWord)
  })

  test.each([
    ['aaaaaaaaaaaa', 'one character again and again'],
    ['abcabcabcabc', 'a short piece again and again'],
    ['123456789012', 'a straight run'],
    ['abcdefghijkl', 'a straight run'],
    ['lkjhgfdsq', 'a straight run'],
    ['azertyuiop12', 'a straight run'],
    ['azertyqsdfgh', 'a straight run']
  ])('no system starts with %s, and the reason is said', (code, reason) => {
    expect(errorsOf(() => readConfig(adminEnv, { ADMIN_CODE: code }))[0]).toContain(
      `ADMIN_CODE: is ${reason}`
    )
  })

  test.each([
    'test-admin-code-1',
    'correct horse battery',
    'e2e',
    'test',
    'tralala-itou-42',
    'code1234',
    'secret'
  ])('elsewhere %s is a code like any other', (code) => {
    expect(readConfig(adminEnv, { ADMIN_CODE: code })).toHaveProperty('adminCodeHash')
  })

  test.each(['test-admin-code-1', 'correct horse battery'])('production takes %s', (code) => {
    expect(readConfig(adminEnv, { NODE_ENV: 'production', ADMIN_CODE: code })).toHaveProperty('adminCodeHash')
  })

  test.each(['', 'motdepasse123'])('takes no hash of “%s”', (code) => {
    const ADMIN_CODE_SHA256 = createHash('sha256').update(code).digest('hex')
    expect(errorsOf(() => readConfig(adminEnv, { ADMIN_CODE_SHA256 }))).toHaveLength(1)
  })

  test('elsewhere none means that no code opens anything, not even an empty one', () => {
    const first = readConfig(adminEnv, {}).adminCodeHash
    expect(first).not.toBe(readConfig(adminEnv, {}).adminCodeHash)
    expect(first).not.toBe(createHash('sha256').update('').digest('hex'))
  })

  test('joins the other shapes and reports its errors among theirs', () => {
    const joined = z.intersection(schema, adminEnv)
    expect(readConfig(joined, { ...valid, ADMIN_CODE_SHA256: hash })).toMatchObject({
      PORT: 8081,
      adminCodeHash: hash
    })
    expect(errorsOf(() => readConfig(joined, { ...valid, PORT: 'x', NODE_ENV: 'production' }))).toHaveLength(
      2
    )
  })
})
