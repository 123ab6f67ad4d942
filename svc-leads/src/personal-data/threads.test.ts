import { randomUUID } from 'node:crypto'
import { type Database, inTransaction, toDatabaseDate } from '@site/service/database/database'
import { createTestDatabase, DIALECTS, type TestDatabase } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeMessage } from '../answers/writing/store-message.ts'
import { migrations } from '../migrations/index.ts'
import { applyRetention } from '../retention/retention.ts'
import { addLead } from '../testing/add-lead.ts'
import { readAllTables } from '../testing/read-all-tables.ts'
import { erasePersonalData, exportPersonalData, findPersonalData } from './personal-data.ts'

const EMAIL = 'marie.d_or+devis@exemple.fr'
const now = new Date('2026-11-24T18:00:00.000Z')

/** What becomes of a thread when its lead goes (DATA-1, DATA-2). */
describe.each(DIALECTS)('threads on %s', (dialect) => {
  let database: TestDatabase
  let db: Database
  beforeEach(async () => {
    database = await createTestDatabase(dialect, { migrations })
    db = database.db
  })
  afterEach(() => database.drop())

  const write = (lead: { id: number; email: string }, text: string, at = now) =>
    inTransaction(db, (trx) =>
      storeMessage(
        trx,
        { lead, kind: 'answer', subject: 'Votre demande', text, by: null },
        { from: 'site@lucarne.example', now: at }
      )
    )
  const exported = async (email: string) =>
    exportPersonalData(email, await findPersonalData(db.knex, email), now)
  const texts = (): Promise<string[]> => db.knex('lead_messages').orderBy('id').pluck('body')

  it('ANSWER-10 DATA-2 exports and erases a thread with its person, and the address from the threads of others', async () => {
    const id = await addLead(db, { email: EMAIL })
    const other = await addLead(db, { email: 'ami@exemple.fr' })
    const mine = await write({ id, email: EMAIL }, 'Bonjour Marie')
    await write(
      { id: other, email: 'ami@exemple.fr' },
      `Le 24 novembre, <${EMAIL.toUpperCase()}> a écrit. Bien reçu.`
    )
    const person = await exported(EMAIL)
    expect(person.messages).toMatchObject([{ leadId: id, subject: 'Votre demande', text: 'Bonjour Marie' }])
    expect(person.mentionedIn).toMatchObject([{ table: 'lead_messages', columns: ['body'] }])
    expect(person.events).toContainEqual(expect.objectContaining({ type: 'site.answer-written' }))

    await erasePersonalData(db, EMAIL, now, { from: 'test', by: null })
    expect(await texts()).toEqual(['Le 24 novembre, <[…]> a écrit. Bien reçu.'])
    const tables = JSON.stringify(await readAllTables(db))
    expect(tables).not.toMatch(/marie\.d_or/i)
    expect(tables).not.toContain(`"messageId":${mine}}`)
  })

  it('ANSWER-10 DATA-1 keeps the thread of an archived lead as long as the archive, and no longer', async () => {
    const years = (count: number) => new Date(Date.UTC(2026 - count, 5, 1))
    const archived = await addLead(db, { email: 'trois@exemple.fr', createdAt: years(3) })
    const erased = await addLead(db, { email: 'six@exemple.fr', createdAt: years(6) })
    const active = await addLead(db, {
      email: 'hier@exemple.fr',
      createdAt: new Date('2026-11-23T09:00:00Z')
    })
    await write({ id: archived, email: 'trois@exemple.fr' }, 'archivé', years(3))
    await write({ id: erased, email: 'six@exemple.fr' }, 'effacé', years(6))
    await write({ id: active, email: 'hier@exemple.fr' }, 'actif')
    await applyRetention(db, now)
    expect(await texts()).toEqual(['archivé', 'actif'])
    expect(await db.knex('archived_leads').pluck('id')).toEqual([archived])
    expect((await exported('trois@exemple.fr')).messages).toHaveLength(1)
  })

  it('ANSWER-11 counts what a visitor answers by e-mail as activity', async () => {
    const old = new Date('2023-06-01T09:00:00Z')
    const id = await addLead(db, { email: 'fidele@exemple.fr', createdAt: old })
    await db.knex('lead_messages').insert({
      lead_id: id,
      email_key: 'fidele@exemple.fr',
      message_id: `${randomUUID()}@exemple.fr`,
      kind: 'reply',
      written_at: toDatabaseDate(new Date('2026-10-01T09:00:00Z')),
      subject: 'Re: Votre demande',
      body: 'Toujours intéressé',
      state: 'received'
    })
    await applyRetention(db, now)
    expect(await db.knex('leads').pluck('id')).toEqual([id])
  })
})
