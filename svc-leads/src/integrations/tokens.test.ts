import { randomUUID } from 'node:crypto'
import { apiTokenListSchema } from '@site/contracts/access/tokens'
import { type AdminCodeChanged, siteEventSchema } from '@site/contracts/events/events'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestLeads } from '../testing/start-test-leads.ts'

const LEAD = {
  nom: 'Lefèvre',
  prenom: 'Élodie',
  email: 'elodie.lefevre@exemple.fr',
  note: 'Contact depuis chat/prendre-rdv',
  consent: true,
  pageUrl: 'https://salon.example/inscription?utm_source=salon'
}

describe.each(DIALECTS)('tokens on %s', (dialect) => {
  let leads: TestService
  beforeEach(async () => {
    leads = await startTestLeads(dialect, { env: { TOKEN_CALLS_PER_MINUTE: '20' } })
  })
  afterEach(() => leads.stop())

  const code = { 'x-admin-code': TEST_CODE }
  const make = async (scopes: string[], name = 'Formulaire du salon') =>
    (await leads.send('POST', '/api/admin/tokens', { adminCode: TEST_CODE, name, scopes })).body
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const sendLead = (token: string, body: object = LEAD, key: string = randomUUID()) =>
    leads.send('POST', '/api/leads', body, { ...bearer(token), 'Idempotency-Key': key })

  it('TOKEN-1 makes a token that is shown once, lists it, and revokes it for good', async () => {
    const made = await make(['leads:write', 'leads:read'])
    expect(made).toMatchObject({ name: 'Formulaire du salon', scopes: ['leads:read', 'leads:write'] })
    expect(made.token).toMatch(/^[a-hjkmnp-z2-9]{8}(-[a-hjkmnp-z2-9]{7}){4}$/)
    const listed = await leads.get('/api/admin/tokens', code)
    expect(apiTokenListSchema.parse(listed.body)).toMatchObject([{ id: made.id, revokedAt: null }])
    expect(JSON.stringify(listed.body)).not.toContain(made.token.slice(9))
    expect(JSON.stringify(await leads.db.knex('admin_codes'))).not.toContain(made.token.slice(9))
    const revoke = () => leads.send('DELETE', `/api/admin/tokens/${made.id}`, { adminCode: TEST_CODE })
    const [first, again] = [await revoke(), await revoke()]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(first.body.revokedAt).not.toBeNull()
    expect(
      await leads.db
        .knex('audit_entries')
        .whereIn('action', ['token-created', 'token-revoked'])
        .pluck('action')
    ).toEqual(['token-created', 'token-revoked'])
  })

  it('TOKEN-7 refuses a revoked token at once, and announces its end as that of a code', async () => {
    const { id, token } = await make(['leads:read'])
    const read = async () => (await leads.get('/api/leads', bearer(token))).status
    expect(await read()).toBe(200)
    await leads.send('DELETE', `/api/admin/tokens/${id}`, { adminCode: TEST_CODE })
    expect(await read()).toBe(401)
    const events = await leads.db.knex('outbox').where({ type: 'site.admin-code-changed' }).pluck('event')
    expect(
      events.filter((event: string) => /"scopes":\["leads:read"\].*"revokedAt":"/.test(event))
    ).toHaveLength(1)
  })

  const change = (id: number, content: object) =>
    leads.send('PUT', `/api/admin/tokens/${id}`, { adminCode: TEST_CODE, ...content })
  const changesOf = async (id: number) =>
    (await leads.db.knex('outbox').where({ type: 'site.admin-code-changed' }).orderBy('seq').pluck('event'))
      .map((event: string) => siteEventSchema.parse(JSON.parse(event)).data as AdminCodeChanged['data'])
      .filter(({ codeId }) => codeId === id)

  it('TOKEN-13 changes the name of a token and what it opens, says so to every service, and refuses at once what was taken away', async () => {
    const { id, token } = await make(['leads:read'])
    const read = async () => (await leads.get('/api/leads', bearer(token))).status
    expect(await read()).toBe(200)
    const releases = { deployables: ['mf-blog'], routes: ['/blog'] }
    const changed = await change(id, {
      name: '  Chaîne du blog ',
      scopes: ['releases:write', 'leads:write'],
      releases
    })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({
      ...{ id, revokedAt: null, name: 'Chaîne du blog' },
      ...{ scopes: ['leads:write', 'releases:write'], releases }
    })
    expect(changed.body).not.toHaveProperty('token')
    expect(await read()).toBe(403)
    expect((await sendLead(token)).status).toBe(201)
    expect(apiTokenListSchema.parse((await leads.get('/api/admin/tokens', code)).body)).toMatchObject([
      { id, name: 'Chaîne du blog', releases }
    ])

    // Its grants alone; then nothing at all; then they go with their scope, though they are sent.
    const narrower = { ...releases, routes: [] }
    const content = { name: 'Chaîne du blog', scopes: ['leads:write', 'releases:write'], releases: narrower }
    expect((await change(id, content)).body.releases).toEqual(narrower)
    expect((await change(id, content)).status).toBe(200)
    const left = await change(id, { ...content, scopes: ['articles:read'] })
    expect(left.body).toMatchObject({ scopes: ['articles:read'] })
    expect(left.body).not.toHaveProperty('releases')
    expect((await sendLead(token)).status).toBe(403)

    const events = await changesOf(id)
    expect(events.map(({ name, scopes, releases }) => ({ name, scopes, releases }))).toEqual([
      { name: 'Formulaire du salon', scopes: ['leads:read'], releases: undefined },
      { name: 'Chaîne du blog', scopes: ['leads:write', 'releases:write'], releases },
      { name: 'Chaîne du blog', scopes: ['leads:write', 'releases:write'], releases: narrower },
      { name: 'Chaîne du blog', scopes: ['articles:read'], releases: undefined }
    ])
    const versions = events.map(({ version }) => version)
    expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other))
    const audit: { action: string; subjectId: number }[] = (await leads.get('/api/leads/audit', code)).body
    const ofTokens = audit.filter(({ action }) => action.startsWith('token-'))
    expect(ofTokens.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ...Array.from({ length: 3 }, () => ['token-changed', id]),
      ['token-created', id]
    ])
  })

  it('TOKEN-13 changes no token that is revoked or unknown, no code of a person, and none to what a token cannot be', async () => {
    const { id } = await make(['leads:read'])
    const content = { name: 'Autre', scopes: ['leads:write'] }
    for (const wrong of [
      { ...content, name: ' ' },
      { ...content, scopes: [] },
      { ...content, scopes: ['all'] },
      { ...content, scopes: ['releases:write'] },
      { name: 'Autre' }
    ])
      expect((await change(id, wrong)).status).toBe(422)
    expect((await change(id, { ...content, adminCode: 'wrong' })).status).toBe(401)
    expect((await change(id + 1, content)).body).toEqual({
      message: 'Jeton non trouvé',
      code: 'token-not-found'
    })
    const made = { adminCode: TEST_CODE, name: 'Camille', scopes: ['all'] }
    const person = (await leads.send('POST', '/api/admin/codes', made)).body
    for (const other of [person.id, 999_999, 'x']) expect((await change(other, content)).status).toBe(404)
    await leads.send('DELETE', `/api/admin/tokens/${id}`, { adminCode: TEST_CODE })
    const late = await change(id, content)
    expect([late.status, late.body]).toEqual([
      409,
      { message: 'Ce jeton est révoqué\u00a0: il ne peut plus être modifié.', code: 'token-revoked' }
    ])
    expect((await leads.get('/api/admin/tokens', code)).body).toMatchObject([
      { name: 'Formulaire du salon', scopes: ['leads:read'] }
    ])
    expect(await leads.db.knex('audit_entries').where({ action: 'token-changed' })).toEqual([])
    expect((await changesOf(person.id)).map(({ scopes }) => scopes)).toEqual([['all']])
  })

  it('TOKEN-3 keeps tokens and codes apart, in lists, changes and calls', async () => {
    const token = await make(['leads:read'])
    const made = { adminCode: TEST_CODE, name: 'Camille', scopes: ['all'] }
    const person = (await leads.send('POST', '/api/admin/codes', made)).body
    expect((await leads.get('/api/admin/codes', code)).body.map(({ id }: { id: number }) => id)).toEqual([
      person.id
    ])
    expect((await leads.get('/api/admin/tokens', code)).body.map(({ id }: { id: number }) => id)).toEqual([
      token.id
    ])
    const change = { adminCode: TEST_CODE, scopes: ['all'] }
    expect((await leads.send('PATCH', `/api/admin/codes/${token.id}`, change)).status).toBe(404)
    expect(
      (await leads.send('DELETE', `/api/admin/codes/${token.id}`, { adminCode: TEST_CODE })).status
    ).toBe(404)
    expect(
      (await leads.send('DELETE', `/api/admin/tokens/${person.id}`, { adminCode: TEST_CODE })).status
    ).toBe(404)
    for (const wrong of [person.code, TEST_CODE, `${token.token}x`, 'x']) {
      const { status, body, headers } = await leads.get('/api/leads', bearer(wrong))
      expect([status, body.code, headers.get('www-authenticate')]).toEqual([401, 'token-refused', 'Bearer'])
    }
    // What carries a token is judged by it alone.
    expect((await leads.get('/api/leads', { ...bearer('x'), ...code })).status).toBe(401)
    expect((await leads.send('POST', '/api/leads', { ...LEAD, adminCode: TEST_CODE })).status).toBe(401)
    expect((await leads.get('/api/leads', { authorization: 'Basic x', ...code })).status).toBe(200)
  })

  it('TOKEN-4 takes a lead of another form, tells the team, and says in its audit by which token', async () => {
    const { token } = await make(['leads:write'])
    const { status, body } = await sendLead(token)
    expect(status).toBe(201)
    const [lead] = (await leads.get('/api/leads', code)).body
    expect(lead).toMatchObject({
      ...{ id: body.id, source: 'popup', origin: 'Formulaire du salon', nom: 'Lefèvre', consent: true },
      ...{ note: LEAD.note, pageUrl: LEAD.pageUrl, utmSource: 'salon' }
    })
    const audit = await leads.db.knex('audit_entries').where({ action: 'lead-received' })
    expect(audit).toMatchObject([{ subject_id: body.id, actor: 'Formulaire du salon' }])
    await eventually(
      'the notice',
      async () => (await leads.db.knex('lead_notices').where({ lead_id: body.id })).length === 1
    )
    const named = await sendLead(token, { ...LEAD, origin: ' Salon EquipHotel ' })
    expect((await leads.get('/api/leads', code)).body[0]).toMatchObject({
      id: named.body.id,
      origin: 'Salon EquipHotel'
    })
    expect((await leads.get('/api/leads?source=popup', code)).body).toHaveLength(2)
  })

  it('TOKEN-6 makes one lead of a repeat, and refuses the key for another', async () => {
    const { token } = await make(['leads:write'])
    const key = randomUUID()
    const answers = await Promise.all([sendLead(token, LEAD, key), sendLead(token, LEAD, key)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await sendLead(token, { ...LEAD, nom: 'Autre' }, key)).status).toBe(409)
    expect((await sendLead(token, LEAD, 'no key')).status).toBe(400)
    expect(await leads.db.knex('leads')).toHaveLength(1)
    expect(await leads.db.knex('audit_entries').where({ action: 'lead-received' })).toHaveLength(1)
  })

  it('TOKEN-4 says field by field what is wrong with a lead', async () => {
    const { token } = await make(['leads:write'])
    const { status, body } = await sendLead(token, {
      email: 'nobody',
      nom: 'x'.repeat(121),
      origin: 'x'.repeat(81)
    })
    expect(status).toBe(422)
    expect(Object.keys(body.fields).sort()).toEqual(['email', 'nom', 'origin'])
    // Whatever is wrong with each, all of them at once.
    const mixed = { email: 'nobody', nom: 5, telephone: 6, consent: 'oui', firstName: 'Irène' }
    expect(Object.keys((await sendLead(token, mixed)).body.fields).sort()).toEqual([
      'body',
      'consent',
      'email',
      'nom',
      'telephone'
    ])
    expect((await sendLead(token, { ...LEAD, consent: false })).status).toBe(201)
    // A field under another name would be lost.
    const unknown = await sendLead(token, { ...LEAD, firstName: 'Irène' })
    expect([unknown.status, unknown.body.fields.body]).toEqual([422, expect.stringContaining('firstName')])
  })

  it('TOKEN-8 throttles a token, and no other', async () => {
    const [one, other] = [await make(['leads:read']), await make(['leads:read'])]
    const read = async ({ token }: { token: string }) => await leads.get('/api/leads', bearer(token))
    for (let count = 0; count < 20; count += 1) expect((await read(one)).status).toBe(200)
    const refused = await read(one)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await read(other)).status).toBe(200)
  })
})
