import { randomUUID } from 'node:crypto'
import { type LeadCreated, type SiteEvent, siteEventSchema } from '@site/contracts/events/events'
import { contactAnswerSchema } from '@site/contracts/operations/contact'
import { toDate } from '@site/service/database/database'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildContact } from '../testing/build-lead.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'

const HOUR_MS = 3_600_000

/** POST /api/contact, from the answer to the effect of its event. */
describe.each(DIALECTS)('POST /api/contact on %s', (dialect) => {
  let now = new Date('2026-11-21T10:00:00.000Z')
  let leads: TestService
  const received: SiteEvent[] = []

  beforeAll(async () => {
    leads = await startTestLeads(dialect, { clock: () => now })
    await leads.bus.watch(['site.lead-created'], (event) => void received.push(event))
  })
  afterAll(() => leads.stop())

  const post = (body: unknown, headers?: Record<string, string>) =>
    leads.send('POST', '/api/contact', body, headers)
  const rowOf = (id: number) => leads.db.knex('leads').where({ id }).first()
  const noticesOf = (id: number) => leads.db.knex('lead_notices').where({ lead_id: id })
  const receivedOf = (id: number) =>
    received.filter(({ data }) => (data as LeadCreated['data']).leadId === id)
  const eventsOf = async (id: number): Promise<SiteEvent[]> =>
    (await leads.db.knex('outbox').select('event'))
      .map(({ event }) => siteEventSchema.parse(JSON.parse(event)))
      .filter(({ subject }) => subject === `leads/${id}`)
  const capture = async (body: unknown, headers?: Record<string, string>): Promise<number> => {
    const { status, body: answer } = await post(body, headers)
    expect(status).toBe(201)
    return contactAnswerSchema.parse(answer).id
  }

  it('CONTACT-1 CONTACT-4 thanks, stores the lead, and its event takes effect once', async () => {
    const { status, body } = await post(buildContact({ message: ' Bonjour ! ', company: 'Hôtel du Port' }))
    expect(status).toBe(201)
    expect(body).toEqual({ id: expect.any(Number), message: 'Merci ! Nous revenons vers vous rapidement.' })
    expect(await rowOf(body.id)).toMatchObject({
      source: 'popup',
      nom: 'Lefèvre',
      prenom: 'Élodie',
      email: 'elodie.lefevre@exemple.fr',
      telephone: '06 12 34 56 78',
      company: 'Hôtel du Port',
      note: ' Bonjour ! '
    })
    await eventually('the team is told', async () => (await noticesOf(body.id)).length === 1)
    const [event, ...others] = await eventsOf(body.id)
    expect(others).toEqual([])
    expect(event).toMatchObject({
      type: 'site.lead-created',
      source: '/svc-leads',
      data: { leadId: body.id }
    })
    expect(JSON.stringify(event)).not.toContain('elodie')
    await eventually('the bus carries it', () => receivedOf(body.id).length === 1)
  })

  it('EVENT-3 has no second effect when the event is delivered again', async () => {
    const id = await capture(buildContact())
    await eventually('the first notice', async () => (await noticesOf(id)).length === 1)
    const [event] = await eventsOf(id)
    if (!event) throw new Error('The lead has no event')
    await leads.redeliver(event)
    expect(await noticesOf(id)).toHaveLength(1)
  })

  it.each([
    ['Contact depuis chat/nous-contacter', 'chat/nous-contacter'],
    ['  Contact depuis chat/prendre-rdv\n', 'chat/prendre-rdv'],
    ['Vu sur : Contact depuis chat/prendre-rdv', 'popup'],
    ['', 'popup']
  ])('CONTACT-2 CONTACT-3 takes the source of %j from the whole message', async (message, source) => {
    const id = await capture(buildContact({ message, firstName: 'Contact', lastName: 'Chat' }))
    expect(await rowOf(id)).toMatchObject({ source, note: message, nom: 'Chat', prenom: 'Contact' })
  })

  it('CHAT-39 keeps a question that goes along beside the message, and of none nothing', async () => {
    const message = 'Contact depuis chat/nous-contacter'
    const asked = await capture(buildContact({ message, question: ' Combien ? ' }))
    expect(await rowOf(asked)).toMatchObject({
      source: 'chat/nous-contacter',
      note: message,
      question: 'Combien ?'
    })
    expect((await rowOf(await capture(buildContact({ message })))).question).toBeNull()
    const { status, body } = await post(buildContact({ question: 'x'.repeat(2001) }))
    expect([status, Object.keys(body.fields)]).toEqual([422, ['question']])
  })

  it('CONTACT-8 keeps the proof of consent: when, where, which wording', async () => {
    const pageUrl = 'https://site.example/seo'
    const id = await capture(buildContact({ consent: true, consentVersion: '2025-04-10', pageUrl }))
    const row = await rowOf(id)
    expect(row).toMatchObject({ consent_version: '2025-04-10', page_url: pageUrl })
    expect(toDate(row.consent_at)).toEqual(now)
  })

  it('CONTACT-5 never infers consent', async () => {
    const id = await capture(buildContact({ consentVersion: '2025-04-10' }))
    expect((await rowOf(id)).consent_at).toBeNull()
  })

  it.each(['a\0b@exemple.fr', 'a@b.fr\x7f', 'a@xn--\u202egro.fr', 'a\u200b@exemple.fr'])(
    'takes no e-mail address with a character nobody sees: %j',
    async (email) => {
      const { status, body } = await post(buildContact({ email }))
      expect([status, Object.keys(body.fields)]).toEqual([422, ['email']])
    }
  )

  it('CONTACT-5 CONTACT-7 falls back to the Referer and its parameters, without the code', async () => {
    const Referer =
      'https://site.example/admin?code=secret123&utm_source=lettre&utm_campaign=hiver&adminCode=x'
    const id = await capture(buildContact(), { Referer })
    expect(await rowOf(id)).toMatchObject({
      page_url: 'https://site.example/admin?utm_source=lettre&utm_campaign=hiver',
      utm_source: 'lettre',
      utm_medium: null,
      utm_campaign: 'hiver'
    })
  })

  it('prefers what the form says over the page, and never mixes the two', async () => {
    const pageUrl = 'https://site.example/?utm_source=page&utm_medium=bandeau'
    const id = await capture(buildContact({ pageUrl, utmSource: 'google' }), {
      Referer: 'https://other.example/'
    })
    expect(await rowOf(id)).toMatchObject({ page_url: pageUrl, utm_source: 'google', utm_medium: null })
  })

  it('CONTACT-11 accepts a filled trap like any other and keeps it out of the list, the events and the notices', async () => {
    const before = await leads.db.knex('outbox').count({ n: '*' }).first()
    const { status, body } = await post(buildContact({ website: 'https://spam.example', lastName: 'Piège' }))
    expect(status).toBe(201)
    expect(body.message).toBe('Merci ! Nous revenons vers vous rapidement.')
    expect(Number((await rowOf(body.id)).is_suspect)).toBe(1)
    expect(await leads.db.knex('outbox').count({ n: '*' }).first()).toEqual(before)
    const list = await leads.get(`/api/leads?adminCode=${encodeURIComponent(TEST_CODE)}&search=piege`)
    expect(list.body).toEqual([])
  })

  it('CONTACT-9 answers a repeat with the first answer', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const body = buildContact()
    const id = await capture(body, headers)
    const reordered = Object.fromEntries(Object.entries(body).reverse())
    const again = await post(reordered, { 'Idempotency-Key': headers['Idempotency-Key'].toUpperCase() })
    expect(again.status).toBe(201)
    expect(again.body).toEqual({ id, message: 'Merci ! Nous revenons vers vous rapidement.' })
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await eventsOf(id)).toHaveLength(1)
  })

  it('makes one lead and one event of twenty simultaneous repeats', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const email = `${randomUUID()}@exemple.fr`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(buildContact({ email }), headers))
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    const ids = new Set(answers.map(({ body }) => body.id))
    expect(ids.size).toBe(1)
    expect(await leads.db.knex('leads').where({ email })).toHaveLength(1)
    const [id = 0] = ids
    expect(await eventsOf(id)).toHaveLength(1)
    await eventually('the notice', async () => (await noticesOf(id)).length > 0)
    expect(await noticesOf(id)).toHaveLength(1)
  })

  it('stores what arrives together with a repeat, a conflict and a trap as if each came alone', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = await capture(buildContact(), headers)
    const emails = Array.from({ length: 30 }, () => `${randomUUID()}@exemple.fr`)
    const [repeat, conflict, trap, ...others] = await Promise.all([
      post(buildContact(), headers),
      post(buildContact({ email: 'autre.encore@exemple.fr' }), headers),
      post(buildContact({ website: 'x' })),
      ...emails.map((email) => post(buildContact({ email }), { 'Idempotency-Key': randomUUID() }))
    ])
    expect([repeat?.body.id, conflict?.status, trap?.status]).toEqual([first, 409, 201])
    expect(await eventsOf(trap?.body.id)).toEqual([])
    for (const [index, { status, body }] of others.entries()) {
      expect(status).toBe(201)
      expect(await rowOf(body.id)).toMatchObject({ email: emails[index] })
      expect(await eventsOf(body.id)).toHaveLength(1)
    }
  })

  it('CONTACT-9 refuses the same key with another body, and stores nothing', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    await capture(buildContact(), headers)
    const { status, body } = await post(buildContact({ email: 'autre@exemple.fr' }), headers)
    expect(status).toBe(409)
    expect(body).toEqual({
      message: 'Cet envoi a déjà été reçu avec un autre contenu.',
      code: 'idempotency-key-reused'
    })
    expect(await leads.db.knex('leads').where({ email: 'autre@exemple.fr' })).toEqual([])
  })

  it('forgets a key after 24 hours', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = await capture(buildContact(), headers)
    now = new Date(now.getTime() + 24 * HOUR_MS - 1)
    expect(await capture(buildContact(), headers)).toBe(first)
    now = new Date(now.getTime() + 1)
    expect(await capture(buildContact(), headers)).not.toBe(first)
  })

  it.each(['', 'abc', '1234', `${randomUUID()}, ${randomUUID()}`])('refuses the key %j', async (key) => {
    const { status, body } = await post(buildContact(), { 'Idempotency-Key': key })
    expect(status).toBe(400)
    const message = 'L’en-tête Idempotency-Key doit être un UUID.'
    expect(body).toEqual({ code: 'bad-idempotency-key', message })
  })

  it.each([
    [{}, 'L’adresse e-mail est obligatoire.'],
    [
      { email: 'a@b' },
      'Cette adresse e-mail ne semble pas valide. Vérifiez-la, par exemple prenom@exemple.fr.'
    ],
    [{ email: ['a@b.fr'] }, 'L’adresse e-mail est obligatoire.'],
    [{ email: 'a@b.fr', consent: 'oui' }, 'Le consentement doit être vrai ou faux.'],
    [{ email: 'a@b.fr', message: 'x'.repeat(5001) }, 'Le message ne peut pas dépasser 5000 caractères.']
  ])('CONTACT-10 refuses %j in French', async (body, message) => {
    const answer = await post(body)
    expect(answer.status).toBe(422)
    expect(answer.body.message).toBe(message)
  })

  it('takes the longest of every field, in letters of four bytes', async () => {
    const wide = (units: number) => '𝒜'.repeat(units / 2)
    const id = await capture({
      firstName: wide(120),
      lastName: wide(120),
      email: `${'a'.repeat(240)}@exemple.fr`,
      company: wide(200),
      message: wide(5000),
      telephone: '1'.repeat(40),
      consentVersion: wide(40),
      pageUrl: `https://site.example/${'é'.repeat(1900)}`,
      utmSource: wide(200),
      utmMedium: wide(200),
      utmCampaign: wide(200)
    })
    expect(await rowOf(id)).toMatchObject({ note: wide(5000), nom: wide(120), utm_campaign: wide(200) })
  })

  it('refuses a body above 64 KB, another type, and JSON that is none', async () => {
    expect((await post(buildContact({ message: 'x'.repeat(66_000) }))).status).toBe(413)
    expect((await post('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    expect((await post('{')).status).toBe(400)
    expect((await post('null')).status).not.toBe(500)
  })
})
