import { randomUUID } from 'node:crypto'
import { suspectsPageSchema } from '@site/contracts/operations/suspect'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyRetention } from '../retention/retention.ts'
import { addLead } from '../testing/add-lead.ts'
import { buildContact } from '../testing/build-lead.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'

const SPAM =
  'Boostez votre référencement avec 500 backlinks de qualité ! Offre limitée, commandez ici https://liens.top'
const REAL = 'Bonjour, nous cherchons une formation pour 12 personnes à Lyon.'
const now = new Date('2026-11-24T10:00:00.000Z')
const PATH = '/api/leads/suspects'

describe.each(DIALECTS)('suspects on %s', (dialect) => {
  let leads: TestService
  beforeEach(async () => {
    leads = await startTestLeads(dialect, { clock: () => now })
  })
  afterEach(() => leads.stop())

  const send = async (changes: Parameters<typeof buildContact>[0], key: string = randomUUID()) =>
    leads.send('POST', '/api/contact', buildContact(changes), { 'Idempotency-Key': key })
  const code = { 'x-admin-code': TEST_CODE }
  const list = async (query = '') => leads.get(`${PATH}${query}`, code)
  const eventsOf = (id: number) =>
    leads.db.knex('outbox').where('event', 'like', `%"leadId":${id}}%`).pluck('type')
  const actions = () =>
    leads.db
      .knex('audit_entries')
      .whereNot({ action: 'leads-read' })
      .orderBy('id')
      .select('action', 'subject_id', 'actor')

  it('SPAM-4 answers a suspect as any other, stores why, and lists and tells of it nowhere', async () => {
    const answered = await send({ message: SPAM, email: 'robot@liens.fr' })
    const real = await send({ message: REAL })
    expect([answered.status, answered.body.message]).toEqual([real.status, real.body.message])
    expect((await leads.get('/api/leads', code)).body.map(({ id }: { id: number }) => id)).toEqual([
      real.body.id
    ])
    expect(await eventsOf(answered.body.id)).toEqual([])
    expect(await eventsOf(real.body.id)).toEqual(['site.lead-created'])

    const { status, body, headers } = await list()
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    const {
      total,
      next,
      suspects: [suspect]
    } = suspectsPageSchema.parse(body)
    expect([total, next]).toEqual([1, null])
    expect(suspect).toMatchObject({ id: answered.body.id, email: 'robot@liens.fr', note: SPAM })
    expect(suspect?.reasons.map(({ signal }) => signal)).toEqual([
      'search-engine-offer',
      'pressure',
      'doubtful-link',
      'links'
    ])
    expect(suspect?.score).toBe(suspect?.reasons.reduce((sum, { weight }) => sum + weight, 0))
    expect(suspect?.erasedAt).toBe('2026-12-24T10:00:00.000Z')
    expect(await (await fetch(`${leads.url}/metrics`)).text()).toMatch(
      /leads_suspect_total\{.*search-engine-offer.*\} 1/
    )
  })

  it('SPAM-1 sets the sixteenth aside who sends one text with a link, and not who sends his own again', async () => {
    const message = 'Un texte que des robots envoient de beaucoup d’adresses, voir https://exemple.fr'
    for (let count = 0; count < 16; count += 1) await send({ message, email: `r${count}@exemple.fr` })
    const again = randomUUID()
    for (const shownForMs of [900, 1800, 60_000])
      expect((await send({ message: `${REAL} ${REAL}`, shownForMs }, again)).status).toBe(201)
    expect((await list()).body.suspects.map(({ email }: { email: string }) => email)).toEqual([
      'r15@exemple.fr'
    ])
    // How long the form was shown makes no other submission of it.
    expect(await leads.db.knex('leads').where({ email: 'elodie.lefevre@exemple.fr' })).toHaveLength(1)
  })

  it('SPAM-6 releases one into the list and tells the team once, however many press', async () => {
    const { id } = (await send({ message: SPAM })).body
    const release = () => leads.send('POST', `${PATH}/${id}/release`, { adminCode: TEST_CODE })
    const answers = await Promise.all([release(), release(), release()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect((await leads.get('/api/leads', code)).body).toMatchObject([{ id, note: SPAM }])
    expect(await eventsOf(id)).toEqual(['site.lead-created'])
    expect(await actions()).toEqual([{ action: 'lead-released', subject_id: id, actor: null }])
    expect(await leads.db.knex('suspect_decisions')).toEqual([])
    expect((await list()).body).toEqual({ total: 0, next: null, suspects: [] })
    await eventually(
      'the notice',
      async () => (await leads.db.knex('lead_notices').where({ lead_id: id })).length === 1
    )
  })

  it('SPAM-7 deletes a suspect, and no lead of the list, in the name of whoever did', async () => {
    const made = { adminCode: TEST_CODE, name: 'Camille Astier', scopes: ['leads'] }
    const adminCode = (await leads.send('POST', '/api/admin/codes', made)).body.code
    const { id } = (await send({ message: SPAM })).body
    const lead = (await send({ message: REAL })).body.id
    const remove = (which: number) => leads.send('DELETE', `${PATH}/${which}`, { adminCode })
    expect((await remove(lead)).status).toBe(404)
    expect((await remove(id)).status).toBe(200)
    const { status, body } = await remove(id)
    expect([status, body.message]).toEqual([404, 'Cet envoi n’est plus parmi les indésirables.'])
    expect(await leads.db.knex('leads').pluck('id')).toEqual([lead])
    expect(await leads.db.knex('suspect_decisions')).toEqual([])
    expect((await actions()).at(-1)).toEqual({
      action: 'lead-discarded',
      subject_id: id,
      actor: 'Camille Astier'
    })
  })

  it('SPAM-5 lists page by page, those of before the reasons among them', async () => {
    const old = await addLead(leads.db, { isSuspect: true })
    const ids = [old]
    for (let count = 0; count < 3; count += 1) ids.push((await send({ message: SPAM, website: 'x' })).body.id)
    const first = await list('?limit=2')
    const second = await list(`?limit=2&cursor=${first.body.next}`)
    const numbers = [...first.body.suspects, ...second.body.suspects].map(({ id }) => id)
    expect(numbers).toEqual(ids.toReversed())
    expect([first.body.total, second.body.next]).toEqual([4, null])
    expect(second.body.suspects[1]).toMatchObject({ score: 0, reasons: [] })
    expect((await list('?cursor=nonsense')).status).toBe(400)
  })

  it('SPAM-8 keeps a suspect for 30 days with its reasons, and nothing of it after', async () => {
    await send({ message: SPAM })
    const day = 86_400_000
    expect(await applyRetention(leads.db, new Date(now.getTime() + 30 * day - 1))).toMatchObject({
      suspectsErased: 0
    })
    expect(await leads.db.knex('suspect_decisions')).toHaveLength(1)
    expect(await applyRetention(leads.db, new Date(now.getTime() + 30 * day))).toMatchObject({
      suspectsErased: 1
    })
    expect(await leads.db.knex('suspect_decisions')).toEqual([])
    expect(await leads.db.knex('leads')).toEqual([])
  })

  it('stores neither the submission nor the reasons when the reasons cannot be written', async () => {
    await leads.db.knex.schema.renameTable('suspect_decisions', 'away')
    expect((await send({ message: SPAM })).status).toBe(500)
    await leads.db.knex.schema.renameTable('away', 'suspect_decisions')
    expect(await leads.db.knex('leads')).toEqual([])
  })
})
