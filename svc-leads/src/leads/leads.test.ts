import { type Lead, leadListSchema } from '@site/contracts/leads/lead'
import { auditListSchema } from '@site/contracts/operations/audit'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS } from '@site/service/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { addLead } from '../testing/add-lead.ts'
import { buildContact } from '../testing/build-lead.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'
import { type NewLead, removeLeads } from './lead-repository.ts'

const CODE = encodeURIComponent(TEST_CODE)

/** GET and DELETE /api/leads, and their audit. */
describe.each(DIALECTS)('the lead list on %s', (dialect) => {
  let leads: TestService

  beforeAll(async () => {
    leads = await startTestLeads(dialect)
  })
  afterAll(() => leads.stop())
  beforeEach(async () => {
    await removeLeads(leads.db.knex, await leads.db.knex('leads').pluck('id'))
  })

  const add = (changes: Partial<NewLead> = {}) => addLead(leads.db, changes)
  const list = (query = '', headers?: Record<string, string>) =>
    leads.get(`/api/leads?adminCode=${CODE}${query}`, headers)
  const find = async (search: string): Promise<string[]> => {
    const { status, body } = await list(`&search=${encodeURIComponent(search)}`)
    expect(status).toBe(200)
    return (body as Lead[]).map(({ prenom }) => prenom).sort()
  }

  it('LIST-1 API-10 answers every lead as the contract says, newest first, the later of two equals first', async () => {
    const createdAt = new Date('2026-11-20T10:00:00.123Z')
    const older = await add({ createdAt: new Date('2026-11-19T10:00:00.000Z'), consentAt: createdAt })
    const first = await add({ createdAt })
    const second = await add({ createdAt, source: 'chat/prendre-rdv' })
    const { status, body, headers } = await list()
    expect(status).toBe(200)
    expect(leadListSchema.parse(body).map(({ id }) => id)).toEqual([second, first, older])
    expect(body[0]).toEqual({
      id: second,
      timestamp: '2026-11-20T10:00:00.123Z',
      source: 'chat/prendre-rdv',
      nom: 'Lefèvre',
      prenom: 'Élodie',
      email: 'elodie.lefevre@exemple.fr',
      telephone: '06 12 34 56 78',
      note: 'Contact depuis popup',
      consent: false,
      pageUrl: null,
      utmSource: null,
      utmMedium: null,
      utmCampaign: null
    })
    expect(body[2].consent).toBe(true)
    expect(headers.get('x-total-count')).toBe('3')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('leaves out suspect leads', async () => {
    await add({ isSuspect: true })
    expect((await list()).body).toEqual([])
  })

  it.each([
    '',
    '?adminCode=',
    '?adminCode=faux',
    `?code=${CODE}`,
    `?adminCode=${CODE}%20`,
    `?adminCode[]=${CODE}`
  ])('refuses the query %j', async (query) => {
    const { status, body } = await leads.get(`/api/leads${query}`)
    expect(status).toBe(401)
    expect(body).toEqual({ message: 'Code administrateur incorrect.', code: 'admin-code-refused' })
  })

  it('takes the code from the header too', async () => {
    const answer = await leads.get('/api/leads', { 'X-Admin-Code': CODE })
    expect([answer.status, answer.body]).toEqual([200, []])
  })

  it('refuses a repeated code, and any other repeated parameter', async () => {
    expect((await leads.get(`/api/leads?adminCode=${CODE}&adminCode=${CODE}`)).status).toBe(401)
    const { status, body } = await list('&search=a&search=b')
    expect(status).toBe(400)
    expect(body.message).toBe('Le paramètre «\u00a0search\u00a0» ne peut être donné qu’une fois.')
    expect((await list('&source=popup&source=popup')).status).toBe(400)
  })

  it('LIST-2 finds by name, e-mail and words of both, without case or accents', async () => {
    await add({ prenom: 'Zoé', nom: 'Lœuf', email: 'zoe@port.fr' })
    await add({ prenom: 'Jean-Noël', nom: 'D’Été', email: 'jn@mer.fr' })
    expect(await find('ZOE')).toEqual(['Zoé'])
    expect(await find('lŒuF')).toEqual(['Zoé'])
    expect(await find('loeuf zoé')).toEqual(['Zoé'])
    expect(await find('noel')).toEqual(['Jean-Noël'])
    expect(await find("d'ete")).toEqual(['Jean-Noël'])
    expect(await find('  port.fr ')).toEqual(['Zoé'])
    expect(await find('zoe noel')).toEqual([])
    expect(await find('   ')).toEqual(['Jean-Noël', 'Zoé'])
  })

  it('LIST-2 finds a phone number however it is spaced on either side', async () => {
    await add({ prenom: 'National', telephone: '06 12 34 56 78' })
    await add({ prenom: 'International', telephone: '+33 (0)6.12.34.56.78' })
    await add({ prenom: 'Londres', telephone: '+44 20 7946 0018' })
    await add({ prenom: 'Sans', telephone: null, email: 'sans@exemple.fr' })
    const french = ['International', 'National']
    for (const search of [
      '0612345678',
      '06.12.34',
      '+33612345678',
      '0033 6 12',
      '+33 (0)6 12 34',
      '45 67',
      '336123'
    ]) {
      expect(await find(search)).toEqual(french)
    }
    expect(await find('7946-0018')).toEqual(['Londres'])
    expect(await find('elodie 0612')).toEqual(french)
  })

  it.each(['%', '_', '!', '!%', '\\', "'", '" or 1=1 --', '-', '+', '()'])(
    'takes %j for itself',
    async (search) => {
      await add({ prenom: 'Autre', telephone: null, email: 'autre@exemple.fr', nom: 'Rien' })
      await add({ prenom: `a${search}b`, telephone: null, email: 'signe@exemple.fr', nom: 'Rien' })
      expect(await find(search)).toEqual([`a${search}b`])
    }
  )

  it('LIST-3 filters by source, and finds nothing under an unknown one', async () => {
    await add({ source: 'chat/nous-contacter', prenom: 'Chat' })
    await add({ prenom: 'Pop' })
    expect((await list('&source=chat/nous-contacter')).body).toHaveLength(1)
    expect((await list('&source=popup&search=chat')).body).toEqual([])
    for (const source of ['inconnue', '', 'CHAT/nous-contacter', 'popup%20', 'all']) {
      expect((await list(`&source=${source}`)).body).toEqual([])
    }
  })

  it('answers 304 until something changes', async () => {
    const { body } = await leads.send('POST', '/api/contact', buildContact())
    const etag = (await list()).headers.get('etag') ?? ''
    const unchanged = await list('', { 'If-None-Match': etag, 'Cache-Control': 'no-cache' })
    expect(unchanged.status).toBe(304)
    expect(unchanged.body).toBeUndefined()
    expect((await list('&source=popup', { 'If-None-Match': etag })).status).toBe(200)
    await leads.send('POST', '/api/contact', buildContact())
    const changed = await list('', { 'If-None-Match': etag })
    expect(changed.status).toBe(200)
    expect(changed.body).toHaveLength(2)
    const next = changed.headers.get('etag') ?? ''
    await leads.send('DELETE', `/api/leads/${body.id}`, { adminCode: TEST_CODE })
    expect((await list('', { 'If-None-Match': next })).body).toHaveLength(1)
  })

  it('LIST-4 gives pages that neither repeat nor miss a lead, whatever arrives meanwhile', async () => {
    const createdAt = new Date('2026-11-20T10:00:00.000Z')
    const ids: number[] = []
    for (let index = 0; index < 7; index += 1) {
      ids.unshift(await add({ createdAt: new Date(createdAt.getTime() + Math.floor(index / 3)) }))
    }
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await list(`&limit=3${cursor && `&cursor=${cursor}`}`)
      expect(page.status).toBe(200)
      seen.push(...(page.body as Lead[]).map(({ id }) => id))
      cursor = page.headers.get('x-next-cursor')
      await add({ createdAt: new Date('2026-11-21T10:00:00.000Z') })
    }
    expect(seen).toEqual(ids)
    expect((await list('&limit=3')).headers.get('x-total-count')).toBe('10')
  })

  it.each(['&limit=0', '&limit=1001', '&limit=a', '&limit=1.5'])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(422)
  })

  it.each(['&cursor=x', '&cursor=', `&cursor=${Buffer.from('1.2.3').toString('base64url')}`])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(400)
    }
  )

  it('LIST-6 ADMIN-10 deletes a lead and writes down when, which and from where', async () => {
    const id = await add()
    const other = await add()
    const headers = { 'X-Forwarded-For': '203.0.113.9' }
    const answer = await leads.send('DELETE', `/api/leads/${id}`, { adminCode: TEST_CODE }, headers)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ message: 'Lead supprimé avec succès' })
    expect((await list()).body.map((lead: Lead) => lead.id)).toEqual([other])
    const audit = await leads.get('/api/leads/audit', { 'X-Admin-Code': encodeURIComponent(TEST_CODE) })
    expect(audit.status).toBe(200)
    expect(auditListSchema.parse(audit.body)[0]).toMatchObject({
      action: 'lead-deleted',
      subjectId: id,
      from: '203.0.113.9'
    })
    const again = await leads.send('DELETE', `/api/leads/${id}`, { adminCode: TEST_CODE })
    expect(again.status).toBe(404)
    expect(again.body.message).toBe('Lead non trouvé')
  })

  it('LIST-5 deletes nothing without the code, and suspect leads never', async () => {
    const id = await add()
    expect((await leads.send('DELETE', `/api/leads/${id}`, {})).status).toBe(401)
    expect(
      (await leads.send('DELETE', `/api/leads/${id}?adminCode=${CODE}`, { adminCode: 'x' })).status
    ).toBe(401)
    expect((await list()).body).toHaveLength(1)
    const suspect = await add({ isSuspect: true })
    for (const path of [String(suspect), '0', '-1', 'abc', '1e3', '99999999999']) {
      expect((await leads.send('DELETE', `/api/leads/${path}`, { adminCode: TEST_CODE })).status).toBe(404)
    }
    expect(await leads.db.knex('leads').where({ id: suspect })).toHaveLength(1)
  })

  it('writes down who read the leads, came in, exported, or was refused', async () => {
    const from = (address: string) => ({ 'X-Forwarded-For': address })
    await leads.get(`/api/leads?adminCode=${CODE}`, from('192.0.2.11'))
    await leads.get(`/api/leads?adminCode=${CODE}`, from('192.0.2.11'))
    await leads.get('/api/leads', from('192.0.2.12')) // no code is no guess
    await leads.get('/api/leads?adminCode=faux', from('192.0.2.13'))
    for (const action of ['login', 'leads-exported']) {
      const noted = await leads.send(
        'POST',
        '/api/leads/audit',
        { adminCode: TEST_CODE, action },
        from('192.0.2.14')
      )
      expect(noted.status).toBe(204)
    }
    expect(
      (
        await leads.send(
          'POST',
          '/api/leads/audit',
          { adminCode: 'faux', action: 'login' },
          from('192.0.2.15')
        )
      ).status
    ).toBe(401)
    expect(
      (await leads.send('POST', '/api/leads/audit', { adminCode: TEST_CODE, action: 'lead-deleted' })).status
    ).toBe(422)
    const { body } = await leads.get(`/api/leads/audit?adminCode=${CODE}&scope=all`)
    const accesses = auditListSchema.parse(body).map(({ action, from: address }) => `${action} ${address}`)
    expect(accesses.filter((line) => line.includes('192.0.2.1')).slice(0, 5)).toEqual([
      'login-refused 192.0.2.15',
      'leads-exported 192.0.2.14',
      'login 192.0.2.14',
      'login-refused 192.0.2.13',
      'leads-read 192.0.2.11'
    ])
    const changes = await leads.get(`/api/leads/audit?adminCode=${CODE}`)
    expect(JSON.stringify(changes.body)).not.toMatch(/login|leads-/)
  })

  it('shows the audit to whoever knows the code, in the header or in the query', async () => {
    expect((await leads.get('/api/leads/audit')).status).toBe(401)
    expect((await leads.get('/api/leads/audit?adminCode=faux')).status).toBe(401)
    expect((await leads.get(`/api/leads/audit?adminCode=${CODE}&limit=1`)).body.length).toBeLessThanOrEqual(1)
  })

  it('SAFE-3 never logs the code', async () => {
    await list()
    await leads.send('DELETE', '/api/leads/1', { adminCode: TEST_CODE })
    await leads.send('DELETE', '/api/leads/1', `{"adminCode":"${TEST_CODE}"`)
    await leads.send('POST', '/api/contact', buildContact(), {
      Referer: `https://site.example/admin?code=${CODE}`
    })
    expect(leads.logText()).toContain('/api/leads')
    expect(leads.logText()).not.toContain(TEST_CODE)
    expect(leads.logText()).not.toContain(CODE)
  })
})

it('SAFE-7 slows down who guesses the code at its own port, past the gateway, and nobody who knows it', async () => {
  const leads = await startTestLeads('sqlite')
  onTestFinished(() => leads.stop())
  const ask = async (code: string) =>
    (await leads.get(`/api/leads?adminCode=${encodeURIComponent(code)}`)).status
  const guess = (from: number, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => ask(`faux ${from + index}`)))
  expect(await ask(TEST_CODE)).toBe(200)
  for (let from = 0; from < 1000; from += 50) expect(new Set(await guess(from, 50))).toEqual(new Set([401]))

  const beyond = guess(1000, 20)
  expect(await ask(TEST_CODE)).toBe(200)
  expect((await beyond).sort()).toEqual([...Array(3).fill(401), ...Array(17).fill(429)])
})
