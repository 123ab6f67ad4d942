import { CHECK_CODE_PATH, UNHEARD_CODE } from '@site/contracts/access/code-calls'
import { makeNamedCode } from '@site/service/admin/named-codes'
import { busFor, createTestDatabase, emptyBus, SETUPS } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { buildCode } from '../testing/build-code.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'
import { applyCodeChange } from './code-copy.ts'

const REVOKED = { revokedAt: '2026-11-23T11:00:00.000Z' }

describe.each(SETUPS)('the copy of the named codes on %s', (dialect) => {
  let content: TestContent
  beforeAll(async () => {
    await emptyBus(busFor(dialect))
    content = await startTestContent(dialect)
  })
  afterAll(() => content.stop())
  const statusOf = async (code: string) =>
    (await content.get('/api/admin/scheduler-status', { 'x-admin-code': code })).status

  it('ADMIN-15 checks codes by itself, by the newest event, whatever comes late or twice', async () => {
    const { code, announce } = buildCode()
    expect(await statusOf(code)).toBe(401)
    await content.redeliver(announce(10))
    expect(await statusOf(code)).toBe(200)
    await content.redeliver(announce(30, { scopes: ['leads'] }))
    expect(await statusOf(code)).toBe(403)
    await content.redeliver(announce(20))
    expect(await statusOf(code)).toBe(403)
    await content.redeliver(announce(40, REVOKED))
    expect(await statusOf(code)).toBe(401)
    for (const version of [30, 40, 50]) await content.redeliver(announce(version))
    expect(await statusOf(code)).toBe(401)
  })

  it('ADMIN-32 tells the gateway a code that it has not heard of from one that it refuses, and nobody else', async () => {
    const { code, announce } = buildCode()
    const check = async (adminCode: string) => {
      const { status, body } = await content.send('POST', CHECK_CODE_PATH, { adminCode })
      return [status, body.code]
    }
    expect(await check(code)).toEqual([401, UNHEARD_CODE])
    expect(await check('faux')).toEqual([401, 'admin-code-refused'])
    const { body } = await content.get('/api/admin/scheduler-status', { 'x-admin-code': code })
    expect(body.code).toBe('admin-code-refused')
    await content.redeliver(announce(10))
    expect(await check(`${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`)).toEqual([
      401,
      'admin-code-refused'
    ])
    await content.redeliver(announce(20, REVOKED))
    expect(await check(code)).toEqual([401, 'admin-code-refused'])
  })

  it('ADMIN-15 never opens for a code whose revocation came before anything else of it', async () => {
    const { code, announce } = buildCode()
    await content.redeliver(announce(40, REVOKED))
    await content.redeliver(announce(10))
    await content.redeliver(announce(50))
    expect(await statusOf(code)).toBe(401)
  })

  it('ADMIN-10 names in its audit whose code it was', async () => {
    const { code, announce } = buildCode(['all'])
    await content.redeliver(announce(10))
    const article = { title: 'Titre', content: '<p>Texte.</p>', adminCode: code }
    expect((await content.send('POST', '/api/blog', article)).status).toBe(201)
    await content.redeliver(announce(20, { name: 'Camille B.' }))
    const audit = await content.get('/api/admin/audit', { 'x-admin-code': code })
    expect(audit.body[0]).toMatchObject({ action: 'article-created', by: 'Camille Astier' })
  })

  it('ADMIN-15 comes to the same from any order, with repetitions and losses, and revives nothing', async () => {
    const { db, drop } = await createTestDatabase(dialect, { migrations })
    // A generator of its own, so that a failure comes again.
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 60; round += 1) {
      const { selector } = makeNamedCode()
      const history = Array.from({ length: 6 }, (_, index) => ({
        ...{ codeId: round + 1, selector, name: `n${index}`, scopes: ['articles' as const], hash: 'x' },
        createdAt: '2026-11-23T10:00:00.000Z',
        revokedAt: index === 5 ? REVOKED.revokedAt : null,
        version: 10 + index
      }))
      const delivered = Array.from({ length: 12 }, () => history[random(history.length)]).filter(
        (data) => data !== undefined
      )
      for (const data of delivered) await db.knex.transaction((trx) => applyCodeChange(trx, data))
      const row = await db.knex('admin_codes').where({ selector }).first()
      const newest = delivered.reduce((one, other) => (other.version > one.version ? other : one))
      expect({ version: Number(row.version), isRevoked: row.revoked_at !== null }).toEqual({
        version: newest.version,
        isRevoked: newest.revokedAt !== null
      })
    }
    await drop()
  })
})
