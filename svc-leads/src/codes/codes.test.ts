import { selectorOf } from '@site/contracts/access/codes'
import { siteEventSchema } from '@site/contracts/events/events'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { busFor, emptyBus, eventually, SETUPS } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestLeads } from '../testing/start-test-leads.ts'

describe.each(SETUPS)('named codes on %s', (dialect) => {
  let leads: TestService
  let now = new Date('2026-11-23T10:20:00.000Z')
  beforeEach(async () => {
    now = new Date('2026-11-23T10:20:00.000Z')
    // Else it would hear of codes that another test asked for.
    await emptyBus(busFor(dialect))
    leads = await startTestLeads(dialect, { clock: () => now })
  })
  afterEach(() => leads.stop())

  const make = async (name = 'Camille Astier', scopes = ['leads'], adminCode = TEST_CODE) =>
    leads.send('POST', '/api/admin/codes', { adminCode, name, scopes })
  const list = async (adminCode = TEST_CODE) =>
    leads.get('/api/admin/codes', { 'x-admin-code': encodeURIComponent(adminCode) })
  const changes = async () =>
    (
      await leads.db.knex('outbox').where({ type: 'site.admin-code-changed' }).orderBy('seq').pluck('event')
    ).map((text) => siteEventSchema.parse(JSON.parse(text)).data)

  it('ADMIN-14 makes a code, shows it once, and keeps a slow hash of it alone', async () => {
    const made = await make('  Camille Astier ', ['leads', 'articles', 'leads'])
    expect(made.status).toBe(201)
    expect(made.body).toEqual({
      id: expect.any(Number),
      name: 'Camille Astier',
      scopes: ['articles', 'leads'],
      createdAt: '2026-11-23T10:20:00.000Z',
      revokedAt: null,
      code: expect.stringMatching(/^[a-hjkmnp-z2-9]{8}(-[a-hjkmnp-z2-9]{7}){4}$/)
    })
    const { code, ...listed } = made.body
    expect((await list()).body).toEqual([listed])
    const rows = await leads.db.knex('admin_codes')
    expect(rows).toMatchObject([
      { selector: selectorOf(code), hash: expect.stringMatching(/^scrypt:15:8:1:/) }
    ])
    const secret = code.slice(9)
    for (const table of ['admin_codes', 'outbox', 'audit_entries'])
      expect(JSON.stringify(await leads.db.knex(table))).not.toContain(secret)
    expect(leads.logText()).not.toContain(secret)
    expect((await make()).body.code).not.toBe(code)
  })

  it('ADMIN-13 opens what its scopes say: 403 for the rest, 401 once it is revoked', async () => {
    const { body } = await make()
    const query = `?adminCode=${body.code}`
    expect((await leads.get(`/api/leads${query}`)).status).toBe(200)
    const refused = await list(body.code)
    expect(refused.status).toBe(403)
    expect(refused.body).toEqual({
      message: 'Votre code n’ouvre pas cette partie de l’administration.',
      code: 'scope-missing'
    })
    const wrong = `${body.code.slice(0, -1)}${body.code.endsWith('2') ? '3' : '2'}`
    expect((await leads.get(`/api/leads?adminCode=${wrong}`)).status).toBe(401)
    const revoked = await leads.send('DELETE', `/api/admin/codes/${body.id}`, { adminCode: TEST_CODE })
    expect(revoked.body).toMatchObject({ id: body.id, revokedAt: '2026-11-23T10:20:00.000Z' })
    expect((await leads.get(`/api/leads${query}`)).body).toEqual({
      message: 'Code administrateur incorrect.',
      code: 'admin-code-refused'
    })
  })

  it('ADMIN-14 lets the scope `all` make codes too, renames, changes scopes, and refuses what cannot be', async () => {
    const { body: chief } = await make('Chef', ['all'])
    const { body } = await make('Camille', ['leads'], chief.code)
    now = new Date(now.getTime() + 1000)
    const change = (more: object) =>
      leads.send('PATCH', `/api/admin/codes/${body.id}`, { adminCode: chief.code, ...more })
    expect((await change({ name: 'Camille B.' })).body).toMatchObject({
      name: 'Camille B.',
      scopes: ['leads']
    })
    expect((await change({ scopes: ['articles'] })).body.scopes).toEqual(['articles'])
    expect((await change({ name: 'Camille', scopes: ['leads'] })).status).toBe(200)
    expect((await change({})).status).toBe(422)
    expect((await change({ scopes: ['cuisine'] })).status).toBe(422)
    expect((await make('', ['all'])).body.fields).toEqual({ name: 'Le nom est obligatoire.' })
    expect((await make('Personne', [])).status).toBe(422)
    const revoke = () => leads.send('DELETE', `/api/admin/codes/${body.id}`, { adminCode: chief.code })
    await revoke()
    expect((await revoke()).status).toBe(200)
    expect((await change({ name: 'Encore' })).status).toBe(409)
    expect((await leads.send('DELETE', '/api/admin/codes/999999', { adminCode: TEST_CODE })).status).toBe(404)
    const audit = await leads.get('/api/leads/audit', { 'x-admin-code': encodeURIComponent(TEST_CODE) })
    expect(audit.body.map(({ action, by }: { action: string; by?: string }) => [action, by])).toEqual([
      ['code-revoked', 'Chef'],
      ['code-scopes-changed', 'Chef'],
      ['code-renamed', 'Chef'],
      ['code-scopes-changed', 'Chef'],
      ['code-renamed', 'Chef'],
      ['code-created', 'Chef'],
      ['code-created', undefined]
    ])
    const versions = (await changes()).map((data) => ('version' in data ? data.version : 0))
    expect(versions.length).toBe(6)
    expect(versions.slice(1)).toEqual(versions.slice(1).toSorted((one, other) => one - other))
    expect(new Set(versions.slice(1)).size).toBe(5)
  })

  it('ADMIN-15 announces every code when it starts and when it is asked', async () => {
    const { body } = await make()
    const before = (await changes()).length
    await leads.addReplica()
    expect((await changes()).length).toBe(before + 1)
    await leads.redeliver(
      siteEventSchema.parse({
        specversion: '1.0',
        id: '7d0c3a3e-55a4-4c3f-9a53-3b0f6f5b1d11',
        source: '/svc-content',
        type: 'site.admin-codes-requested',
        subject: 'codes',
        time: now.toISOString(),
        datacontenttype: 'application/json',
        data: {}
      })
    )
    const announced = await changes()
    expect(announced.length).toBeGreaterThanOrEqual(before + 2)
    expect(announced.at(-1)).toEqual(announced[0])
    expect(announced.at(-1)).toMatchObject({ codeId: body.id, name: 'Camille Astier', revokedAt: null })
  })

  it('ADMIN-24 shows a code the changes that it opens + ADMIN-16 names who read, exported and deleted, and when a code was last used', async () => {
    const { body } = await make()
    for (let count = 0; count < 3; count += 1) await leads.get(`/api/leads?adminCode=${body.code}`)
    const note = (adminCode: string) =>
      leads.send('POST', '/api/leads/audit', { adminCode, action: 'leads-exported' })
    expect((await note(body.code)).status).toBe(204)
    const { body: other } = await make('Rédaction', ['articles'])
    expect((await note(other.code)).status).toBe(403)
    await leads.get(`/api/leads?adminCode=${encodeURIComponent(TEST_CODE)}`)
    const read = async (code: string) => {
      const audit = await leads.get('/api/leads/audit?scope=all', {
        'x-admin-code': encodeURIComponent(code)
      })
      return audit.body.map(({ action, by }: { action: string; by?: string }) => [action, by])
    }
    const ofLeads = [
      ['leads-read', undefined],
      ['leads-exported', 'Camille Astier'],
      ['leads-read', 'Camille Astier']
    ]
    expect(await read(body.code)).toEqual(ofLeads)
    const made = ['code-created', undefined]
    expect(await read(TEST_CODE)).toEqual([ofLeads[0], made, ...ofLeads.slice(1), made])
    const used = (await list()).body.find(({ id }: { id: number }) => id === body.id)
    expect(used.lastUsed).toBe('2026-11-23T10:20:00.000Z')
    now = new Date('2026-11-23T11:19:00.000Z')
    await leads.get(`/api/leads?adminCode=${body.code}`)
    expect((await list()).body.find(({ id }: { id: number }) => id === body.id)).toEqual(used)
    now = new Date('2026-11-23T11:21:00.000Z')
    await leads.get(`/api/leads?adminCode=${body.code}`)
    await eventually('the use is noted', async () =>
      (await list()).body.some(({ lastUsed }: { lastUsed?: string }) => lastUsed === now.toISOString())
    )
  })
})
