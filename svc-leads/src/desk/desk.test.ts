import { randomUUID } from 'node:crypto'
import { PRESENCE } from '@site/contracts/articles/draft'
import { COUNTED_AT_MOST, type LeadDesk, SHARED_OWNER } from '@site/contracts/leads/desk'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS } from '@site/service/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDesks } from '../leads/announce-lead.ts'
import type { NewLead } from '../leads/lead-repository.ts'
import { removeLeads } from '../leads/lead-repository.ts'
import { addLead } from '../testing/add-lead.ts'
import { nameCode } from '../testing/named-code.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'
import { openAllMissingDesks } from './missing-desks.ts'

const CAMILLE = 'Camille Astier'

/** GET /api/leads/desk and the sheet, and what is changed by them. */
describe.each(DIALECTS)('the lead desk on %s', (dialect) => {
  let leads: TestService
  let camille: string
  // Tuesday at noon in Paris.
  let now = new Date('2026-11-24T11:00:00.000Z')

  beforeAll(async () => {
    leads = await startTestLeads(dialect, { clock: () => now })
    camille = await nameCode(leads, CAMILLE)
    await nameCode(leads, 'Rédaction', ['articles'])
  })
  afterAll(() => leads.stop())
  beforeEach(async () => {
    now = new Date('2026-11-24T11:00:00.000Z')
    await removeLeads(leads.db.knex, await leads.db.knex('leads').pluck('id'))
  })

  const add = (changes: Partial<NewLead> = {}) =>
    addLead(leads.db, { createdAt: new Date('2026-11-24T10:40:00.000Z'), ...changes })
  const get = (path: string, code = TEST_CODE) =>
    leads.get(path, { 'X-Admin-Code': encodeURIComponent(code) })
  const change = (id: number, body: object, code = TEST_CODE) =>
    leads.send('PATCH', `/api/leads/${id}/desk`, { adminCode: code, ...body })
  const bulk = (body: object) => leads.send('POST', '/api/leads/bulk', { adminCode: TEST_CODE, ...body })
  const idsOf = async (view: string, code = TEST_CODE): Promise<number[]> => {
    const { status, body } = await get(`/api/leads/desk?view=${view}`, code)
    expect(status).toBe(200)
    const ids = body.rows.map(({ leadId }: LeadDesk) => leadId)
    expect(body.counts[view]).toBe(ids.length)
    return ids
  }
  const eventsOf = async (leadId: number): Promise<string[]> =>
    (await leads.db.knex('outbox').orderBy('seq').pluck('event'))
      .map((text: string) => JSON.parse(text))
      .filter((event) => event.data.leadId === leadId)
      .map((event) => event.type)

  it('DESK-1 DESK-4 gives a new lead its place, due within an hour of office hours', async () => {
    const id = await add()
    await add({ isSuspect: true })
    const { body } = await get('/api/leads/desk')
    expect(body.rows).toEqual([
      {
        leadId: id,
        version: 1,
        status: 'nouveau',
        lostReason: null,
        owner: null,
        callbackAt: null,
        since: '2026-11-24T10:40:00.000Z',
        contactedAt: null,
        repliedAt: null,
        changedAt: '2026-11-24T10:40:00.000Z',
        dueAt: '2026-11-24T11:40:00.000Z',
        isLate: false
      }
    ])
    expect([body.me, body.owners]).toEqual([SHARED_OWNER, [CAMILLE, SHARED_OWNER]])
    expect((await get('/api/leads/desk', camille)).body.me).toBe(CAMILLE)
  })

  it('DESK-3 DESK-5 changes a lead at the version that was seen, and tells who was slower how it stands', async () => {
    const id = await add()
    const first = await change(id, { version: 1, status: 'contacte', owner: CAMILLE }, camille)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ version: 2, status: 'contacte', owner: CAMILLE, dueAt: null })
    const second = await change(id, { version: 1, status: 'perdu', lostReason: 'Sans suite' })
    expect([second.status, second.body.code, second.body.desk]).toEqual([409, 'lead-changed', first.body])
    const same = await change(id, { version: 2, status: 'contacte' })
    expect([same.status, same.body.version]).toEqual([200, 2])
    const { journal } = (await get(`/api/leads/${id}/sheet`)).body
    expect(journal).toEqual([
      {
        id: expect.any(Number),
        at: now.toISOString(),
        by: CAMILLE,
        kind: 'change',
        version: 2,
        status: { from: 'nouveau', to: 'contacte' },
        owner: { from: null, to: CAMILLE }
      }
    ])
    expect(await eventsOf(id)).toEqual(['site.lead-created', 'site.lead-changed'])
    const audit = await leads.db.knex('audit_entries').where({ subject_id: id }).orderBy('id')
    expect(audit.map(({ action, actor }) => [action, actor])).toEqual([
      ['lead-status-changed', CAMILLE],
      ['lead-owner-changed', CAMILLE]
    ])
  })

  it.each([
    [{ version: 1 }, 'status'],
    [{ version: 0, status: 'gagne' }, 'version'],
    [{ version: 1, status: 'perdu' }, 'lostReason'],
    [{ version: 1, status: 'perdu', lostReason: ' ' }, 'lostReason'],
    [{ version: 1, status: 'inconnu' }, 'status'],
    [{ version: 1, callbackAt: 'demain' }, 'callbackAt'],
    [{ version: 1, owner: 'Rédaction' }, 'owner'],
    [{ version: 1, owner: 'Quelqu’un' }, 'owner']
  ])('DESK-4 refuses %j', async (body, field) => {
    const id = await add()
    const answer = await change(id, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  it('DESK-1 knows no desk of a lead that is not in the list', async () => {
    const suspect = await add({ isSuspect: true })
    for (const id of [suspect, 999_999_999]) {
      expect((await change(id, { version: 1, status: 'contacte' })).status).toBe(404)
      expect((await get(`/api/leads/${id}/sheet`)).status).toBe(404)
      const note = { adminCode: TEST_CODE, text: 'Une note' }
      expect((await leads.send('POST', `/api/leads/${id}/notes`, note)).status).toBe(404)
      const presence = { adminCode: TEST_CODE, editor: randomUUID() }
      expect((await leads.send('PUT', `/api/leads/${id}/presence`, presence)).status).toBe(404)
    }
  })

  it('DESK-2 shows everything about a lead', async () => {
    const consentAt = new Date('2026-11-24T10:40:00.000Z')
    const old = await add({
      createdAt: new Date('2026-10-01T08:00:00.000Z'),
      email: 'Elodie.Lefevre@exemple.fr',
      question: 'Lisez-vous les factures ?'
    })
    await add({ email: 'autre@exemple.fr' })
    await add({ isSuspect: true })
    await change(old, { version: 1, status: 'gagne' })
    const id = await add({ company: 'Hôtel du Port', consentAt, consentVersion: '2026-11-22' })
    const notice = { channel: 'email', lead_id: id, noticed_at: consentAt, sent_at: consentAt, attempts: 1 }
    await leads.db.knex('lead_notices').where({ lead_id: id }).delete()
    await leads.db.knex('lead_notices').insert(notice)
    const { body } = await get(`/api/leads/${id}/sheet`)
    const { body: list } = await get('/api/leads')
    expect(body).toEqual({
      lead: list.find((lead: { id: number }) => lead.id === id),
      company: 'Hôtel du Port',
      consentAt: consentAt.toISOString(),
      consentVersion: '2026-11-22',
      desk: (await get(`/api/leads/desk?ids=${id}`)).body.rows[0],
      demands: [
        {
          id: old,
          timestamp: '2026-10-01T08:00:00.000Z',
          source: 'popup',
          note: 'Lisez-vous les factures ?',
          status: 'gagne'
        }
      ],
      demandCount: 1,
      notices: [
        { channel: 'email', at: consentAt.toISOString(), sentAt: consentAt.toISOString(), attempts: 1 }
      ],
      journal: [],
      others: []
    })
  })

  it('DESK-3 keeps notes with their date and author, and a repeated one once', async () => {
    const id = await add()
    const key = randomUUID()
    const write = () =>
      leads.send('POST', `/api/leads/${id}/notes`, { adminCode: camille, text: ' Préfère le matin ', key })
    const answers = await Promise.all([write(), write(), write()])
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(answers[0]?.body).toEqual({
      id: expect.any(Number),
      at: now.toISOString(),
      by: CAMILLE,
      kind: 'note',
      text: 'Préfère le matin'
    })
    const { desk, journal } = (await get(`/api/leads/${id}/sheet`)).body
    expect([desk.version, journal]).toEqual([1, [answers[0]?.body]])
    const blank = await leads.send('POST', `/api/leads/${id}/notes`, { adminCode: TEST_CODE, text: '  ' })
    expect(blank.status).toBe(422)
    const audit = await leads.db.knex('audit_entries').where({ subject_id: id })
    expect(audit.map(({ action }) => action)).toEqual(['lead-noted'])
  })

  it('DESK-18 edits a note of one’s own, keeps what it said, and overwrites nothing unseen', async () => {
    const id = await add()
    const written = { adminCode: camille, text: 'Rappeler à 9 h' }
    const { body: note } = await leads.send('POST', `/api/leads/${id}/notes`, written)
    const edit = (text: string, seen: string, adminCode = camille, path = `${id}/notes/${note.id}`) =>
      leads.send('PUT', `/api/leads/${path}`, { adminCode, text, seen })
    const writtenAt = now.toISOString()
    now = new Date(now.getTime() + 60_000)
    const first = await edit(' Rappeler à 10 h ', 'Rappeler à 9 h')
    const edits = [{ at: now.toISOString(), before: 'Rappeler à 9 h' }]
    const once = { id: note.id, at: writtenAt, by: CAMILLE, kind: 'note', text: 'Rappeler à 10 h', edits }
    expect([first.status, first.body]).toEqual([200, once])
    const repeated = await edit('Rappeler à 10 h', 'Rappeler à 9 h')
    expect([repeated.status, repeated.body]).toEqual([200, once])
    const late = await edit('Rappeler demain', 'Rappeler à 9 h')
    expect([late.status, late.body.code]).toEqual([409, 'note-changed'])
    const others = await edit('Non', 'Rappeler à 10 h', TEST_CODE)
    expect([others.status, others.body.code]).toEqual([403, 'note-of-somebody-else'])
    const ofOther = await edit('Non', 'Rappeler à 10 h', camille, `${await add()}/notes/${note.id}`)
    expect([ofOther.status, ofOther.body.code]).toEqual([404, 'note-not-found'])
    expect((await edit(' ', 'Rappeler à 10 h')).status).toBe(422)
    await edit('Rappeler à 11 h', 'Rappeler à 10 h')
    const [entry] = (await get(`/api/leads/${id}/sheet`)).body.journal
    const before = ({ before }: { before: string }) => before
    expect([entry.text, entry.edits.map(before)]).toEqual([
      'Rappeler à 11 h',
      ['Rappeler à 10 h', 'Rappeler à 9 h']
    ])
    expect((await get('/api/leads?search=11')).body.map((lead: { id: number }) => lead.id)).toEqual([id])
    const audit = await leads.db.knex('audit_entries').where({ subject_id: id }).orderBy('id').pluck('action')
    expect(audit).toEqual(['lead-noted', 'lead-note-edited', 'lead-note-edited'])
    expect((await eventsOf(id)).filter((type) => type === 'site.lead-changed')).toHaveLength(3)
    await leads.send('DELETE', `/api/leads/${id}`, { adminCode: TEST_CODE })
    expect(await leads.db.knex('lead_note_edits').where({ lead_id: id })).toEqual([])
  })

  it('LIST-7 finds a lead by the words of its notes at once, but not for a token', async () => {
    const id = await add()
    await add()
    const made = { adminCode: TEST_CODE, name: 'Tableur', scopes: ['leads:read'] }
    const { token } = (await leads.send('POST', '/api/admin/tokens', made)).body
    const search = `/api/leads?search=${encodeURIComponent('séminaire')}`
    const found = async () => (await get(search)).body.map((lead: { id: number }) => lead.id)
    const before = await leads.get(search, { 'X-Admin-Code': TEST_CODE })
    expect(await found()).toEqual([])
    const note = { adminCode: TEST_CODE, text: 'Parle d’un\nSEMINAIRE de mars' }
    expect((await leads.send('POST', `/api/leads/${id}/notes`, note)).status).toBe(201)
    expect(await found()).toEqual([id])
    const again = { 'X-Admin-Code': TEST_CODE, 'If-None-Match': before.headers.get('etag') ?? '' }
    expect((await leads.get(search, again)).status).toBe(200)
    const byToken = await leads.get(search, { Authorization: `Bearer ${token}` })
    expect([byToken.status, byToken.body]).toEqual([200, []])
  })

  it('DESK-6 changes many leads, and answers each by itself', async () => {
    const [done, faster, so] = [await add(), await add(), await add()]
    await change(faster, { version: 1, owner: CAMILLE })
    await change(so, { version: 1, status: 'perdu', lostReason: 'Doublon' })
    const { status, body } = await bulk({
      leads: [
        { id: done, version: 1 },
        { id: faster, version: 1 },
        { id: so, version: 2 },
        { id: 999_999_999, version: 1 }
      ],
      status: 'perdu',
      lostReason: 'Doublon'
    })
    expect(status).toBe(200)
    expect(
      body.results.map(({ id, outcome, desk }: { id: number; outcome: string; desk: LeadDesk | null }) => [
        id,
        outcome,
        desk?.version,
        desk?.status
      ])
    ).toEqual([
      [done, 'changed', 2, 'perdu'],
      [faster, 'conflict', 2, 'nouveau'],
      [so, 'unchanged', 2, 'perdu'],
      [999_999_999, 'missing', undefined, undefined]
    ])
  })

  it('DESK-6 DESK-11 deletes many leads with all that was done about them, but none that somebody changed', async () => {
    const [gone, changed] = [await add(), await add()]
    await leads.send('POST', `/api/leads/${gone}/notes`, { adminCode: TEST_CODE, text: 'À supprimer' })
    await leads.send('PUT', `/api/leads/${gone}/presence`, { adminCode: TEST_CODE, editor: randomUUID() })
    await change(changed, { version: 1, status: 'contacte' })
    const { body } = await bulk({
      leads: [
        { id: gone, version: 1 },
        { id: changed, version: 1 }
      ],
      delete: true
    })
    expect(body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['deleted', 'conflict'])
    for (const table of ['lead_desks', 'lead_journal', 'lead_presences'])
      expect(await leads.db.knex(table).where({ lead_id: gone }), table).toEqual([])
    expect((await get('/api/leads')).body.map(({ id }: { id: number }) => id)).toEqual([changed])
    expect((await eventsOf(gone)).at(-1)).toBe('site.lead-changed')
    const audit = await leads.db.knex('audit_entries').where({ subject_id: gone }).pluck('action')
    expect(audit).toContain('lead-deleted')
  })

  it('DESK-17 announces to whom somebody gave a lead, and nothing of what one takes oneself', async () => {
    const id = await add()
    await change(id, { version: 1, owner: CAMILLE }, camille)
    await change(id, { version: 2, owner: null }, camille)
    await bulk({ leads: [{ id, version: 3 }], owner: CAMILLE })
    await change(id, { version: 4, owner: SHARED_OWNER }, camille)
    await change(id, { version: 5, status: 'contacte' }, camille)
    const events = (await leads.db.knex('outbox').orderBy('seq').pluck('event'))
      .map((text: string) => JSON.parse(text))
      .filter(({ data }: { data: { leadId?: number } }) => data.leadId === id)
    expect(events.flatMap(({ data }: { data: { entrusted?: object } }) => data.entrusted ?? [])).toEqual([
      { to: CAMILLE, by: null },
      { to: SHARED_OWNER, by: CAMILLE }
    ])
  })

  it('SHEET-30 says who deleted a lead and when, as far as the log knows', async () => {
    const [byCamille, byNobody] = [await add(), await add()]
    await leads.send('DELETE', `/api/leads/${byCamille}`, { adminCode: camille })
    await bulk({ leads: [{ id: byNobody, version: 1 }], delete: true })
    const answer = async (id: number) => {
      const { status, body } = await get(`/api/leads/${id}/sheet`)
      return [status, body.code, body.message.replaceAll('\u00a0', ' ')]
    }
    const when = 'mardi 24 novembre 2026 à 12 h 00.'
    expect(await answer(byCamille)).toEqual([404, 'lead-deleted', `${CAMILLE} a supprimé ce lead le ${when}`])
    expect(await answer(byNobody)).toEqual([404, 'lead-deleted', `Ce lead a été supprimé le ${when}`])
    expect(await answer(byNobody + 1000)).toEqual([404, 'lead-not-found', 'Lead non trouvé'])
  })

  it.each([
    { leads: [], status: 'gagne' },
    { leads: [{ id: 1, version: 1 }] },
    { leads: [{ id: 1, version: 1 }], delete: true, status: 'gagne' },
    {
      leads: [
        { id: 1, version: 1 },
        { id: 1, version: 2 }
      ],
      delete: true
    }
  ])('DESK-6 refuses %j', async (body) => expect((await bulk(body)).status).toBe(422))

  it('DESK-7 knows what each view and each status holds', async () => {
    const late = await add({ createdAt: new Date('2026-11-20T09:00:00.000Z') })
    const fresh = await add()
    const promised = await add()
    const overdue = await add()
    const mine = await add()
    const won = await add()
    await change(promised, { version: 1, callbackAt: '2026-11-26T09:00:00.000Z' })
    await change(overdue, { version: 1, status: 'contacte', callbackAt: '2026-11-24T10:59:00.000Z' })
    await change(mine, { version: 1, status: 'rendez-vous', owner: CAMILLE })
    await change(won, { version: 1, status: 'gagne', owner: CAMILLE })
    expect(await idsOf('tous')).toEqual([won, mine, overdue, promised, fresh, late])
    expect(await idsOf('a-traiter')).toEqual([overdue, fresh, late])
    expect(await idsOf('en-retard')).toEqual([overdue, late])
    expect(await idsOf('rendez-vous')).toEqual([mine])
    expect(await idsOf('a-moi', camille)).toEqual([mine])
    expect(await idsOf('a-moi')).toEqual([])
    expect(await idsOf('cette-semaine')).toEqual([won, mine, overdue, promised, fresh])
    expect(await idsOf('nouveau')).toEqual([promised, fresh, late])
    expect(await idsOf('contacte')).toEqual([overdue])
    expect(await idsOf('gagne')).toEqual([won])
    expect(await idsOf('perdu')).toEqual([])
    const { rows, counts } = (await get('/api/leads/desk')).body
    expect(counts).toMatchObject({ nouveau: 3, contacte: 1, 'rendez-vous': 1, gagne: 1, perdu: 0 })
    const lateRows = rows.filter(({ isLate }: LeadDesk) => isLate).map(({ leadId }: LeadDesk) => leadId)
    expect(lateRows).toEqual([overdue, late])
    now = new Date('2026-11-24T12:00:00.000Z')
    expect(await idsOf('en-retard')).toEqual([overdue, fresh, late])
    now = new Date('2026-11-26T09:00:00.000Z')
    expect(await idsOf('a-traiter')).toEqual([overdue, promised, fresh, late])
  })

  it('DESK-7 gives pages that neither repeat nor miss a lead, and leads by their numbers', async () => {
    const ids: number[] = []
    for (let index = 0; index < 7; index += 1) ids.unshift(await add())
    for (const id of ids.slice(0, 3))
      await change(id, { version: 1, status: 'contacte', callbackAt: '2026-11-24T10:00:00.000Z' })
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await get(`/api/leads/desk?view=a-traiter&limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.rows.map(({ leadId }: LeadDesk) => leadId))
      cursor = body.nextCursor
    }
    expect(seen).toEqual(ids)
    const some = [ids[5], ids[1]]
    const { body } = await get(`/api/leads/desk?ids=${some.join(',')}`)
    expect(body.rows.map(({ leadId }: LeadDesk) => leadId)).toEqual(some)
    const bare = (await get(`/api/leads/desk?ids=${some.join(',')}&counts=no`)).body
    expect([bare.rows, bare.counts]).toEqual([body.rows, undefined])
    for (const query of ['view=inconnue', 'ids=a', 'ids=', 'limit=0'])
      expect((await get(`/api/leads/desk?${query}`)).status, query).toBe(422)
    expect((await get('/api/leads/desk?cursor=x')).status).toBe(400)
  })

  it('DESK-7 counts no further than is of use to anybody', async () => {
    const leadIds = Array.from({ length: COUNTED_AT_MOST + 1 }, (_, index) => index + 1)
    await openDesks(
      leads.db.knex,
      leadIds.map((leadId) => ({ leadId, time: new Date('2026-11-24T08:00:00.000Z') }))
    )
    const { counts } = (await get('/api/leads/desk?limit=1')).body
    expect([counts.tous, counts['a-traiter'], counts['en-retard']]).toEqual(Array(3).fill(COUNTED_AT_MOST))
    expect([counts['a-moi'], counts['rendez-vous']]).toEqual([0, 0])
    await leads.db.knex('lead_desks').delete()
  })

  it('DESK-9 tells who else has a sheet open, until a sign of life is missing', async () => {
    const id = await add()
    const [mine, hers] = [randomUUID(), randomUUID()]
    const tell = (adminCode: string, editor: string, open = true) =>
      leads.send('PUT', `/api/leads/${id}/presence`, { adminCode, editor, open })
    expect((await tell(camille, hers)).body.others).toEqual([])
    await tell(camille, hers)
    const { others } = (await tell(TEST_CODE, mine)).body
    expect(others.map(({ name }: { name: string }) => name)).toEqual([CAMILLE])
    const seen = await get(`/api/leads/${id}/sheet?editor=${mine}`)
    expect(seen.body.others).toEqual(others)
    expect((await eventsOf(id)).filter((type) => type === 'site.lead-changed')).toHaveLength(2)
    await tell(camille, hers, false)
    expect((await get(`/api/leads/${id}/sheet?editor=${mine}`)).body.others).toEqual([])
    now = new Date(now.getTime() + PRESENCE.leaseSeconds * 1000)
    expect((await get(`/api/leads/${id}/sheet`)).body.others).toEqual([])
  })

  it('DESK-9 tells of nobody whose farewell overtook a sign of life', async () => {
    const id = await add()
    const [mine, hers] = [randomUUID(), randomUUID()]
    const tell = (editor: string, sequence: number, open = true) =>
      leads.send('PUT', `/api/leads/${id}/presence`, { adminCode: TEST_CODE, editor, open, sequence })
    await tell(hers, 1)
    await tell(hers, 3, false)
    await tell(hers, 2)
    expect((await tell(mine, 1)).body.others).toEqual([])
    await tell(hers, 4)
    expect((await tell(mine, 2)).body.others).toHaveLength(1)
  })

  it('DESK-19 tells who writes an answer, in whichever tab, until that ends, and announces both', async () => {
    const id = await add()
    const [mine, hers, herOther] = [randomUUID(), randomUUID(), randomUUID()]
    const tell = (editor: string, sequence: number, isWriting: boolean, adminCode = camille) =>
      leads.send('PUT', `/api/leads/${id}/presence`, { adminCode, editor, sequence, isWriting })
    const others = async () => (await get(`/api/leads/${id}/sheet?editor=${mine}`)).body.others
    const said = async () => (await eventsOf(id)).filter((type) => type === 'site.lead-changed').length
    await tell(hers, 1, false)
    await tell(herOther, 1, true)
    expect(await others()).toEqual([expect.objectContaining({ name: CAMILLE, isWriting: true })])
    await tell(herOther, 2, true)
    expect(await said()).toBe(2)
    await tell(herOther, 4, false)
    await tell(herOther, 3, true)
    const [she] = await others()
    expect([she.name, she.isWriting, await said()]).toEqual([CAMILLE, undefined, 3])
    await tell(hers, 2, true)
    now = new Date(now.getTime() + PRESENCE.leaseSeconds * 1000)
    expect(await others()).toEqual([])
    const answer = (await tell(mine, 1, false, TEST_CODE)).body
    expect(answer).toEqual({ others: [] })
  })

  it('DESK-10 answers how long leads waited for their first contact', async () => {
    const empty = (await get('/api/leads/first-contact')).body
    expect(empty.elapsed).toEqual({ median: null, slowest: null })
    const evening = await add({ createdAt: new Date('2026-11-23T16:30:00.000Z') })
    const morning = await add({ createdAt: new Date('2026-11-24T10:00:00.000Z') })
    await add({ createdAt: new Date('2026-11-24T09:00:00.000Z') })
    await change(evening, { version: 1, status: 'contacte' })
    await change(morning, { version: 1, status: 'rendez-vous' })
    const { body } = await get('/api/leads/first-contact?days=7')
    expect(body).toEqual({
      from: '2026-11-17T11:00:00.000Z',
      to: '2026-11-24T11:00:00.000Z',
      contacted: 2,
      // 18 h 30 and 1 h by the clock; in office hours 3 h 30 (half an hour, then three hours) and 1 h.
      elapsed: { median: 35_100, slowest: 66_600 },
      officeHours: { median: 8_100, slowest: 12_600 },
      waiting: { count: 1, late: 1, oldestSince: '2026-11-24T09:00:00.000Z' },
      received: [18, 19, 20, 21, 22, 23, 24].map((day) => ({
        date: `2026-11-${day}`,
        count: day === 23 ? 1 : day === 24 ? 2 : 0
      }))
    })
  })

  it('DESK-16 counts all leads of each day in Paris, also across a change of clocks, without suspects', async () => {
    now = new Date('2026-10-25T22:59:00.000Z')
    const midnights = ['2026-10-24T22:00:00.000Z', '2026-10-25T22:58:59.999Z', '2026-10-24T21:59:59.999Z']
    for (const at of midnights) await add({ createdAt: new Date(at) })
    await add({ createdAt: now, isSuspect: true })
    const { received } = (await get('/api/leads/first-contact?days=2')).body
    expect(received).toEqual([
      { date: '2026-10-24', count: 1 },
      { date: '2026-10-25', count: 2 }
    ])
    expect((await get('/api/leads/first-contact?days=366')).body.received).toHaveLength(31)
  })

  it('DESK-1 gives a lead that the release before captured its place, when it is changed or within the hour', async () => {
    const [changed, waiting] = [await add(), await add()]
    await leads.db.knex('lead_desks').delete()
    expect((await get(`/api/leads/${changed}/sheet`)).body.desk.version).toBe(1)
    expect((await change(changed, { version: 1, status: 'contacte' })).body.version).toBe(2)
    expect(await openAllMissingDesks(leads.db)).toBe(1)
    expect(await idsOf('tous')).toEqual([waiting, changed])
    expect(await openAllMissingDesks(leads.db)).toBe(0)
  })
})
