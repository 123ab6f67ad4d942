import type { Person, PersonProposals } from '@site/contracts/persons/person'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyRetention } from '../retention/retention.ts'
import { addLead, insertLead } from '../testing/add-lead.ts'
import { buildLead } from '../testing/build-lead.ts'
import { readAllTables } from '../testing/read-all-tables.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'
import { compareNewLeads } from './compare-leads.ts'
import { prunePersons } from './prune.ts'

const ELSEWHERE = ['audit_entries', 'sqlite_sequence', 'outbox', 'inbox', 'lead_notices', 'job_runs']

describe.each(DIALECTS)('persons on %s', (dialect) => {
  let leads: TestService
  beforeAll(async () => {
    leads = await startTestLeads(dialect)
  })
  afterAll(() => leads.stop())

  const ask = (path: string, body: object = {}, method = 'POST') =>
    leads.send(method, `/api/persons/${path}`, { adminCode: TEST_CODE, ...body })
  const read = async (asked: { email: string } | { leadId: number }): Promise<Person> =>
    (await ask('read', asked)).body
  const proposals = async (): Promise<PersonProposals> => (await ask('proposals')).body
  const proposed = async (email: string) =>
    (await proposals()).proposals.filter(({ first, second }) =>
      [...first.addresses, ...second.addresses].includes(email)
    )
  const audit = async () =>
    (await leads.db.knex('audit_entries').orderBy('id')).map((row: { action: string }) => row.action)

  it('PERSON-1 shows all that one address sent as one history, newest first', async () => {
    const email = 'Une.Personne@exemple.fr'
    const old = new Date('2023-03-01T10:00:00Z')
    const archived = await insertLead(leads.db.knex, leads.db, buildLead({ email, createdAt: old }))
    await applyRetention(leads.db, new Date())
    const first = await addLead(leads.db, { email, nom: 'Non renseigné', prenom: 'Non renseigné' })
    const at = new Date('2026-11-21T09:30:00.000Z')
    const second = await addLead(leads.db, { email: email.toLowerCase(), createdAt: at, note: 'Encore moi' })
    const question = 'Et le dimanche ?'
    const suspect = await addLead(leads.db, { email, createdAt: at, isSuspect: true, question })
    const person = await read({ email: ` ${email.toUpperCase()} ` })
    expect(person.demands.map(({ id, state }) => [id, state])).toEqual([
      [suspect, 'suspect'],
      [second, 'listed'],
      [first, 'listed'],
      [archived, 'archived']
    ])
    expect(person.demands.slice(0, 2).map(({ note }) => note)).toEqual([question, 'Encore moi'])
    expect(person).toMatchObject({ total: 4, links: [], proposals: [] })
    expect(person.summary).toMatchObject({ name: 'Élodie Lefèvre', demands: 2, lastAt: at.toISOString() })
    expect(await read({ leadId: first })).toEqual(person)
  })

  it('says 404 for whom nothing is kept, and 422 for what is no address', async () => {
    expect((await ask('read', { email: 'personne@exemple.fr' })).status).toBe(404)
    expect((await ask('read', { leadId: 999_999_999 })).status).toBe(404)
    expect((await ask('read', { email: 'a@b.fr', leadId: 1 })).status).toBe(422)
    expect((await ask('read', { email: 'pas une adresse' })).status).toBe(422)
  })

  it('PERSON-2 proposes with the reason, and PERSON-4 joins and parts without a trace in any table', async () => {
    const phone = '06 41 52 63 74'
    const [one, other] = ['camille@port.fr', 'c.astier@orange.fr']
    const names = { prenom: 'Camille', nom: 'Astier' }
    await addLead(leads.db, { email: one, telephone: phone, ...names })
    await addLead(leads.db, {
      email: other,
      telephone: '+33 6 41 52 63 74',
      nom: 'ASTIER',
      prenom: 'camille'
    })
    const [proposal] = await proposed(one)
    expect(proposal?.reasons).toMatchObject([{ kind: 'phone' }])
    const before = await tables()

    const joined = await ask('links', { first: other, second: one.toUpperCase() })
    expect(joined).toMatchObject({ status: 201, body: { first: other, second: one, by: null } })
    const person = await read({ email: one })
    expect(person.summary.addresses).toHaveLength(2)
    expect(person.demands.map(({ email }) => email).sort()).toEqual([other, one])
    expect(await read({ email: other })).toEqual(person)
    expect(await proposed(one)).toEqual([])
    expect((await ask('links', { first: one, second: other })).status).toBe(409)

    expect((await ask(`links/${joined.body.id}`, {}, 'DELETE')).body).toMatchObject({ first: other })
    expect(await tables()).toBe(before)
    expect(await proposed(one)).toEqual([proposal])
    expect((await ask(`links/${joined.body.id}`, {}, 'DELETE')).status).toBe(404)
    expect((await audit()).slice(-2)).toEqual(['persons-joined', 'persons-parted'])
  })

  /** Every byte of every table, but the audit, which says that it was done, and what the delivery of events writes in its own time. */
  async function tables(): Promise<string> {
    const all = Object.entries(await readAllTables(leads.db))
    return JSON.stringify(all.filter(([name]) => !ELSEWHERE.includes(name)))
  }

  it('joins more than two, and shows those who are left together when one is parted', async () => {
    const [a, b, c] = ['trio-a@exemple.fr', 'trio-b@exemple.fr', 'trio-c@exemple.fr']
    for (const email of [a, b, c])
      await addLead(leads.db, { email, telephone: null, nom: email.slice(0, 6), prenom: 'Seul' })
    await ask('links', { first: a, second: b })
    const { id } = (await ask('links', { first: b, second: c })).body
    expect((await read({ email: a })).summary.addresses.sort()).toEqual([a, b, c])
    expect((await ask('links', { first: a, second: c })).status).toBe(409)
    await ask(`links/${id}`, {}, 'DELETE')
    expect((await read({ email: a })).summary.addresses.sort()).toEqual([a, b])
    expect((await read({ email: c })).summary.addresses).toEqual([c])
  })

  it('PERSON-18 says who has the same number and is not proposed, once for each, and nobody for no number', async () => {
    const telephone = '06 47 58 69 71'
    const [claire, marc] = ['claire.durand@hotel-a.fr', 'marc.petit@hotel-b.fr']
    await addLead(leads.db, { email: claire, telephone, prenom: 'Claire', nom: 'Durand' })
    const names = { telephone: '+33647586971', prenom: 'Marc', nom: 'Petit' }
    await addLead(leads.db, { email: marc, ...names })
    const newest = await addLead(leads.db, { email: marc, ...names })
    expect(await proposed(claire)).toEqual([])
    const person = await read({ email: claire })
    expect(person.proposals).toEqual([])
    expect(person.sameTelephone).toMatchObject([
      { name: 'Marc Petit', email: marc, leadId: newest, demands: 2 }
    ])
    const another = 'm.petit@perso-b.fr'
    await addLead(leads.db, { email: another, ...names, nom: 'P.' })
    const join = { first: marc, second: another }
    expect((await ask('links', join)).status).toBe(201)
    const again = (await read({ email: claire })).sameTelephone
    expect(again).toMatchObject([{ name: 'Marc P.', addresses: [another, marc], demands: 3 }])
    await addLead(leads.db, { email: 'sans@numero.fr', telephone: 'abc', prenom: 'Anne', nom: 'Rey' })
    expect((await read({ email: 'sans@numero.fr' })).sameTelephone).toEqual([])
  })

  it('PERSON-5 does not propose again who is said to be somebody else, until that is taken back', async () => {
    const [one, other] = ['noe.vidal@exemple.fr', 'noe.vidal@exempl.fr']
    for (const email of [one, other])
      await addLead(leads.db, { email, telephone: null, nom: 'Vidal', prenom: 'Noé' })
    expect(await proposed(one)).toHaveLength(1)
    const { id } = (await ask('refusals', { first: one, second: other })).body
    expect(await proposed(one)).toEqual([])
    expect((await read({ email: one })).proposals).toEqual([])
    await ask(`refusals/${id}`, {}, 'DELETE')
    expect((await read({ email: one })).proposals).toMatchObject([
      { first: { email: one }, second: { email: other }, reasons: [{ kind: 'address' }] }
    ])
    expect((await read({ email: other })).proposals).toMatchObject([{ first: { email: other } }])
  })

  it('proposes nothing any more when what was alike is gone, and keeps nothing of it', async () => {
    const [one, other] = ['lea.caron@exemple.fr', 'lea.caronn@exemple.fr']
    for (const email of [one, other])
      await addLead(leads.db, { email, telephone: null, nom: 'Caron', prenom: 'Léa' })
    expect(await proposed(one)).toHaveLength(1)
    const [lead] = (await read({ email: other })).demands
    await leads.send('DELETE', `/api/leads/${lead?.id}`, { adminCode: TEST_CODE })
    expect(await proposed(one)).toEqual([])
    expect(await prunePersons(leads.db.knex)).toBeGreaterThan(0)
    expect(JSON.stringify(await leads.db.knex('person_candidates'))).not.toContain(other)
    expect(await leads.db.knex('person_keys').where({ lead_id: lead?.id })).toEqual([])
  })

  it('compares each lead once, also with two at work, and suspects only once they are released', async () => {
    const [one, other] = ['ines.paris@exemple.fr', 'ines.pariss@exemple.fr']
    const names = { telephone: null, nom: 'Paris', prenom: 'Inès' }
    await addLead(leads.db, { email: one, ...names })
    const id = await addLead(leads.db, { email: other, ...names, isSuspect: true })
    const now = new Date()
    await Promise.all([
      compareNewLeads(leads.db, now, { atMost: 1000 }),
      compareNewLeads(leads.db, now, { atMost: 1000 })
    ])
    expect(await compareNewLeads(leads.db, now, { atMost: 1000 })).toBe(0)
    expect(await proposed(one)).toEqual([])
    await leads.send('POST', `/api/contact`, {
      ...{ firstName: 'Inès', lastName: 'Paris', email: other, company: '', message: '', telephone: null }
    })
    expect(await proposed(one)).toHaveLength(1)
    expect((await read({ leadId: id })).proposals).toHaveLength(1)
  })

  it('PERSON-2 proposes at once for who is asked about, and has nobody wait while many leads are still to be compared', async () => {
    const names = { nom: 'Marchal', prenom: 'Iris', telephone: '06 47 58 69 71' }
    const [known, asked] = ['iris.marchal@exemple.fr', 'i.marchal@orange.fr']
    await addLead(leads.db, { email: known, ...names })
    expect(await proposed(known)).toEqual([])
    const others = Array.from({ length: 51 }, (_, index) => `foule-${index}@foule.example`)
    for (const email of others)
      await addLead(leads.db, { email, telephone: null, nom: email.slice(0, 9), prenom: 'Seul' })
    const leadId = await addLead(leads.db, { email: asked, ...names })
    const compared = async () => (await leads.db.knex('person_keys').pluck('key')).length
    const before = await compared()
    expect((await read({ leadId })).proposals).toMatchObject([
      { first: { email: asked }, second: { email: known }, reasons: [{ kind: 'phone' }] }
    ])
    expect(await compared()).toBe(before)
    // The hour compares them all, and what it finds is the same.
    await compareNewLeads(leads.db, new Date(), { atMost: 1000, isWhole: true })
    expect((await read({ leadId })).proposals).toHaveLength(1)
    expect((await proposals()).pending).toBe(0)
  })

  it('PERSON-11 finds a person by address, name or number, once for all its addresses', async () => {
    const [one, other] = ['zoe.blanc@exemple.fr', 'zb@orange.fr']
    await addLead(leads.db, { email: one, telephone: '07 81 92 03 14', nom: 'Blanc', prenom: 'Zoé' })
    await addLead(leads.db, { email: other, telephone: null, nom: 'Blanc', prenom: 'Zoé' })
    await ask('links', { first: one, second: other })
    for (const search of ['zoe.blanc', 'BLANC zoé', '+33 7 81 92', 'zb@orange.fr']) {
      const found = (await ask('search', { search })).body
      expect(found).toHaveLength(1)
      expect(found[0].addresses.sort()).toEqual([other, one])
    }
    expect((await ask('search', { search: 'introuvable' })).body).toEqual([])
  })

  it('PERSON-16 lists whoever wrote last where nothing is looked for, once for all its addresses', async () => {
    // Later than what the other tests of this file send.
    const at = (hour: number) => new Date(Date.UTC(2027, 10, 24, hour))
    await addLead(leads.db, { email: 'ancien@exemple.fr', nom: 'Ancien', createdAt: at(7) })
    await addLead(leads.db, { email: 'deux@exemple.fr', nom: 'Deux', createdAt: at(8) })
    await addLead(leads.db, { email: 'deux@nuit.example', nom: 'Deux', createdAt: at(9) })
    await ask('links', { first: 'deux@exemple.fr', second: 'deux@nuit.example' })
    const listed = (await ask('search', { search: ' ' })).body as { email: string; demands: number }[]
    expect(listed.slice(0, 2)).toMatchObject([
      { email: 'deux@nuit.example', demands: 2 },
      { email: 'ancien@exemple.fr', demands: 1 }
    ])
  })

  it('PERSON-6 writes down who reads a person, and no address in any log or audit', async () => {
    const email = 'discret@exemple.fr'
    await addLead(leads.db, { email, nom: 'Discret' })
    await read({ email })
    await ask('search', { search: email })
    await ask('kept-data', { email })
    expect(await audit()).toContain('person-read')
    expect(JSON.stringify(await leads.db.knex('audit_entries'))).not.toContain('discret')
    expect(leads.logText()).not.toContain('discret')
  })
})
