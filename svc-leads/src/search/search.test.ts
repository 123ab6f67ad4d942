import { type Database, inTransaction, toDatabaseDate } from '@site/service/database/database'
import { createTestDatabase, DIALECTS, type TestDatabase } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noteChanges, removeLeads } from '../leads/lead-repository.ts'
import { releaseLead } from '../leads/release-lead.ts'
import { migrations } from '../migrations/index.ts'
import { leadJournalTable } from '../tables/desk-tables.ts'
import { addLead, insertLead } from '../testing/add-lead.ts'
import { buildLead } from '../testing/build-lead.ts'
import { likeSearch } from '../testing/like-search.ts'
import { createRandom, randomLead, randomSearch } from '../testing/random-leads.ts'
import { createLeadMirror, type LeadMirror } from './lead-mirror.ts'

const LEADS = 1_500
const SEARCHES = 1_000

/** The search finds what LIKE finds, whatever another replica changes meanwhile. */
describe.each(DIALECTS)('the search on %s', (dialect) => {
  let database: TestDatabase
  let db: Database
  let mirror: LeadMirror
  const random = createRandom(20261121)

  const add = (changes = {}) => addLead(db, { ...randomLead(random), ...changes })
  const found = async (search: string, by = mirror) => (await by.find(search)).map(({ id }) => id)

  beforeAll(async () => {
    database = await createTestDatabase(dialect, { migrations })
    db = database.db
    mirror = createLeadMirror(db)
    await inTransaction(db, async (trx) => {
      for (let index = 0; index < LEADS; index += 1) await insertLead(trx, db, buildLead(randomLead(random)))
    })
  }, 60_000)
  afterAll(() => database.drop())

  it(`finds the same rows in the same order as LIKE for ${SEARCHES} random searches`, {
    timeout: 60_000
  }, async () => {
    let some = 0
    for (let index = 0; index < SEARCHES; index += 1) {
      const search = randomSearch(random)
      const ids = await found(search)
      expect([search, ids]).toEqual([search, await likeSearch(db.knex, search)])
      if (ids.length > 0) some += 1
    }
    expect(some).toBeGreaterThan(SEARCHES / 2)
  })

  it('sees at once what another replica adds, removes and releases', async () => {
    const other = createLeadMirror(db)
    const searches = ['mirr', 'lef', 'fr', '06']
    for (let round = 0; round < 10; round += 1) {
      const id = await add({ prenom: 'Mirrha', createdAt: new Date(1_700_000_000_000 + round) })
      const suspect = await add({ prenom: 'Mirrha', isSuspect: true })
      if (round % 2 === 0) await releaseLead(db, suspect, new Date(), { from: 'test' })
      if (round % 3 === 0) await inTransaction(db, (trx) => removeLeads(trx, [id]))
      for (const search of searches) {
        const expected = await likeSearch(db.knex, search)
        expect(await found(search)).toEqual(expected)
        if (round % 4 === 0) expect(await found(search, other)).toEqual(expected)
      }
    }
  })

  it('finds only leads of the source asked for', async () => {
    await add({ prenom: 'Sourcière', source: 'chat/prendre-rdv' })
    await add({ prenom: 'Sourcière', source: 'popup' })
    expect(await mirror.find('sourciere', { source: 'popup' })).toHaveLength(1)
    expect(await mirror.find('sourciere', { source: 'inconnue' })).toEqual([])
    expect(await mirror.find('sourciere')).toHaveLength(2)
  })

  it('LIST-7 finds words of the notes where that is asked for, also of a lead of long ago, and no longer than they are kept', async () => {
    const other = createLeadMirror(db)
    const [first = 0] = await likeSearch(db.knex, 'fr')
    await other.find('fr')
    const old = await add({ prenom: 'Aurélien', createdAt: new Date('2020-01-01T10:00:00Z') })
    await note(old, 'Préfère\nle MERCREDI après-midi')
    await note(first, 'A rappelé un mercredi')
    for (const by of [mirror, other, createLeadMirror(db)]) {
      const inNotes = async (search: string) => (await by.find(search, { inNotes: true })).map(({ id }) => id)
      expect(await inNotes('mercredi')).toEqual([first, old])
      expect(await inNotes('prefere apres-midi aurelien')).toEqual([old])
      expect(await inNotes('prefere rappele')).toEqual([])
      expect(await found('mercredi', by)).toEqual([])
    }
    await inTransaction(db, (trx) => removeLeads(trx, [old]))
    expect((await mirror.find('mercredi', { inNotes: true })).map(({ id }) => id)).toEqual([first])
  })

  it('LIST-7 finds the company and what the visitor wrote where that is asked for, and not what a form writes for them', async () => {
    const wrote = await add({ company: 'Agence Éclat', note: 'Un devis pour un séminaire ?' })
    await add({ note: 'Contact depuis popup' })
    const asked = await add({
      ...{ source: 'chat-contact', note: 'Contact depuis chat/nous-contacter' },
      question: 'Lisez-vous nos factures d’extras ?'
    })
    const inAll = async (search: string) => (await mirror.find(search, { inNotes: true })).map(({ id }) => id)
    expect([await inAll('seminaire eclat'), await inAll('devis')]).toEqual([[wrote], [wrote]])
    expect([await inAll('factures extras'), await inAll('depuis chat')]).toEqual([[asked], []])
    expect([await inAll('depuis popup'), await found('devis')]).toEqual([[], []])
  })

  it('LIST-7 keeps the newest of very long notes', async () => {
    const id = await add()
    await note(id, `Ancienne ${'x '.repeat(4_000)}`)
    await note(id, `Récente ${'y '.repeat(4_000)}`)
    expect(await mirror.find('recente', { inNotes: true })).toHaveLength(1)
    expect(await mirror.find('ancienne', { inNotes: true })).toEqual([])
  })

  const note = (lead_id: number, detail: string) =>
    inTransaction(db, async (trx) => {
      await leadJournalTable(trx).insert({
        ...{ lead_id, kind: 'note', detail, at: toDatabaseDate(new Date()) },
        ...{ actor: null, version: null, note_key: null }
      })
      await noteChanges(trx, [lead_id])
    })

  it('reads everything again when the recorded changes do not explain the new revision', async () => {
    await found('a')
    const id = await addLead(db, { prenom: 'Oubliée' })
    await db.knex('lead_changes').where({ lead_id: id }).delete()
    expect(await found('oubliee')).toEqual([id])
  })

  it('reads everything again when more has changed than it can apply', { timeout: 30_000 }, async () => {
    await found('a')
    await inTransaction(db, async (trx) => {
      const ids: number[] = []
      for (let index = 0; index < 5; index += 1)
        ids.push(await insertLead(trx, db, buildLead({ prenom: 'Foule' })))
      await noteChanges(trx, [...ids, ...Array.from({ length: 2_100 }, () => ids[0] as number)])
    })
    expect(await found('foule')).toHaveLength(5)
  })
})
