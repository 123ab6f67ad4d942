import { createHash, randomUUID } from 'node:crypto'
import { type Database, toDatabaseDate } from '@site/service/database/database'
import { keepDeadLetter } from '@site/service/events/inbox'
import { createTestDatabase, DIALECTS } from '@site/service/testing/test-database'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { foldEmail } from '../search/search-text.ts'
import { addLead, insertLead } from '../testing/add-lead.ts'
import { buildLead } from '../testing/build-lead.ts'
import { readAllTables } from '../testing/read-all-tables.ts'
import { PARTS } from './parts.ts'
import { erasePersonalData } from './personal-data.ts'

const NOW = new Date('2026-11-24T18:00:00.000Z')
const at = toDatabaseDate(NOW)

/** Letters and signs that an address may have in front of its @, those that SQL, JSON and addresses of pages read in their own way among them. */
const local = fc
  .array(fc.constantFrom(...'abcxyz019', '.', '_', '+', '-', '%', "'", '!', '&'), {
    minLength: 3,
    maxLength: 9
  })
  .map((signs) => `m${signs.join('')}z`)
const host = fc.constantFrom('exemple.fr', 'mail.exemple.fr', 'a-b.example')

/** How somebody else writes an address: as it is, louder, or as pages encode it, whole or in part. */
const SPELLINGS: ((address: string) => { is: string; left: string })[] = [
  (address) => ({ is: address, left: '[…]' }),
  (address) => ({ is: `<${address.toUpperCase()}>.`, left: '<[…]>.' }),
  (address) => ({ is: encodeURIComponent(address), left: '[…]' }),
  (address) => ({ is: `?e=${address.replace('@', '%40')}&p=1`, left: '?e=[…]&p=1' }),
  (address) => ({ is: encodeURIComponent(address).replace('%40', '@'), left: '[…]' }),
  (address) => ({ is: encodeURIComponent(`<${address}>,`).toLowerCase(), left: '%3c[…]%3e%2c' }),
  (address) => ({ is: new URL(`https://x.example/#${address}`).hash, left: '#[…]' })
]

/** Texts of others: words, the person's addresses, and addresses that only look like them. */
type Piece =
  | { word: string }
  | { address: number; spelling: number }
  | { lookalike: number; as: 'before' | 'behind' }
const piece: fc.Arbitrary<Piece> = fc.oneof(
  fc.record({ word: fc.constantFrom('Voir avec', '<', '100 %', 'C’est «', 'suite', '\\', '"', "l'an") }),
  fc.record({ address: fc.nat(2), spelling: fc.nat(SPELLINGS.length - 1) }),
  fc.record({ lookalike: fc.nat(2), as: fc.constantFrom('before', 'behind') })
)
const text = fc.array(piece, { minLength: 1, maxLength: 4 })

const scenario = fc.record({
  locals: fc.uniqueArray(local, { minLength: 3, maxLength: 3, selector: (one) => one.toLowerCase() }),
  host,
  texts: fc.array(text, { minLength: 4, maxLength: 4 })
})

/** A text as somebody else writes it, and what must be left of it. */
interface Told {
  before: string
  after: string
}

function write(pieces: Piece[], addresses: string[]): Told {
  const said = pieces.map((one): [string, string] => {
    if ('word' in one) return [one.word, one.word]
    if ('address' in one) {
      const { is = '', left = '' } = SPELLINGS[one.spelling]?.(addresses[one.address] ?? '') ?? {}
      return [is, left]
    }
    const address = addresses[one.lookalike] ?? ''
    const other = one.as === 'before' ? `x${address}` : `${address}.example`
    return [other, other]
  })
  return { before: said.map(([is]) => is).join(' '), after: said.map(([, left]) => left).join(' ') }
}

/** Everything that tables may hold of a person: `mark` stands in each text that is hers, and is in no text of others. */
async function storePerson(db: Database, addresses: string[], mark: string): Promise<void> {
  const [first = '', second = '', third = ''] = addresses
  const lead = {
    email: first,
    nom: `Nom ${mark}`,
    note: `Bonjour ${mark}`,
    company: mark,
    pageUrl: `https://x.example/?q=${mark}`
  }
  const ids = [
    await addLead(db, lead),
    await addLead(db, { ...lead, email: second.toUpperCase(), origin: 'Formulaire du salon' }),
    await addLead(db, { ...lead, email: third, isSuspect: true })
  ]
  const archived = await insertLead(db.knex, db, buildLead({ ...lead, email: first }))
  await db.knex.raw(
    'insert into archived_leads (id, created_at, source, nom, prenom, email, email_key, company, note, last_activity_at, archived_at) select id, created_at, source, nom, prenom, email, email_key, company, note, created_at, created_at from leads where id = ?',
    [archived]
  )
  await db.knex('leads').where({ id: archived }).delete()
  const pair = (one: string, other: string) => {
    const [first_key = '', second_key = ''] = [foldEmail(one), foldEmail(other)].toSorted()
    const hash = createHash('sha256').update(`${first_key} ${second_key}`).digest('base64url')
    return { pair: hash, first_key, second_key, created_at: at }
  }
  await db.knex('person_links').insert([pair(first, second), pair(second, third)])
  await db.knex('person_refusals').insert(pair(first, `ami.${mark}@exemple.com`))
  await db.knex('person_candidates').insert(pair(third, `ami.${mark}@exemple.com`))
  await db.knex('suspect_decisions').insert({ lead_id: ids[2], score: 120, signals: '[]' })
  for (const id of [...ids, archived]) {
    await db.knex('lead_journal').insert([
      { lead_id: id, at, kind: 'note', detail: `Rappelé ${mark}` },
      {
        lead_id: id,
        at,
        kind: 'change',
        version: 2,
        detail: JSON.stringify({ kind: 'change', version: 2, lostReason: { from: null, to: mark } })
      }
    ])
    await db.knex('lead_messages').insert({
      ...{ lead_id: id, email_key: foldEmail(first), message_id: `${randomUUID()}@x.example`, kind: 'reply' },
      ...{
        written_at: at,
        subject: `Re: ${mark}`,
        body: `Merci, ${mark} ${first}`,
        attachments: JSON.stringify([`${mark}.pdf`])
      },
      state: 'received'
    })
    await db
      .knex('lead_notices')
      .insert({ lead_id: id, noticed_at: at, channel: 'webhook', event_id: randomUUID() })
    await db.knex('notice_attempts').insert({
      channel: 'webhook',
      lead_id: id,
      at,
      outcome: 'failed',
      error: mark,
      answer: `Unknown: ${second}`
    })
    await db
      .knex('idempotency_keys')
      .insert({ key: randomUUID(), fingerprint: mark, lead_id: id, created_at: at })
    await db.knex('person_keys').insert({ key: mark.slice(0, 22), lead_id: id })
  }
  await db.knex('lead_desks').where({ lead_id: ids[0] }).update({ status: 'perdu', lost_reason: mark })
  await db.knex('lead_presences').insert({ lead_id: ids[0], editor: randomUUID(), since: at, until: at })
  const letter = { consumer: 'team-webhook', attempts: 5, eventId: null }
  await keepDeadLetter(db.knex, { ...letter, event: 'no event', cause: `<${third}> ${mark}` }, NOW)
}

/** A lead of somebody else, named in every text that there is. Gives what must be left of each text. */
async function storeOther(db: Database, told: Told[], short: Told, index: number) {
  const pick = (shift: number) => told[(index + shift) % told.length] ?? { before: '', after: '' }
  const [note, subject, body, reason] = [pick(0), pick(1), pick(2), pick(3)]
  const id = await addLead(db, {
    ...{ email: `autre${index}@exemple.com`, note: note.before, nom: short.before, company: reason.before },
    ...{ utmCampaign: body.before, origin: short.before, pageUrl: `https://x.example/?e=${note.before}` }
  })
  await db.knex('lead_desks').where({ lead_id: id }).update({ status: 'perdu', lost_reason: reason.before })
  await db.knex('lead_journal').insert({ lead_id: id, at, kind: 'note', detail: body.before })
  await db.knex('lead_messages').insert({
    ...{
      lead_id: id,
      email_key: `autre${index}@exemple.com`,
      message_id: `${randomUUID()}@x.example`,
      kind: 'reply'
    },
    ...{ written_at: at, subject: subject.before, body: body.before, state: 'received' }
  })
  await db.knex('notice_attempts').insert([
    { channel: 'email', lead_id: id, at, outcome: 'failed', error: reason.before, answer: note.before },
    { channel: 'email', lead_id: null, at, outcome: 'failed', error: null, answer: note.before }
  ])
  const left = async () => ({
    lead: await db
      .knex('leads')
      .where({ id })
      .first('email', 'nom', 'note', 'company', 'utm_campaign', 'origin', 'page_url'),
    desk: await db.knex('lead_desks').where({ lead_id: id }).first('status', 'lost_reason'),
    journal: await db.knex('lead_journal').where({ lead_id: id }).pluck('detail'),
    messages: await db.knex('lead_messages').where({ lead_id: id }).select('subject', 'body'),
    attempts: await db.knex('notice_attempts').where({ lead_id: id }).select('error', 'answer')
  })
  const expected = {
    lead: {
      ...{ email: `autre${index}@exemple.com`, nom: short.after, note: note.after, company: reason.after },
      ...{ utm_campaign: body.after, origin: short.after, page_url: `https://x.example/?e=${note.after}` }
    },
    desk: { status: 'perdu', lost_reason: reason.after },
    journal: [body.after],
    messages: [{ subject: subject.after, body: body.after }],
    attempts: [{ error: reason.after, answer: note.after }]
  }
  return { left, expected }
}

/** Is the address in the text, in any spelling, as an address of its own? */
function isIn(text: string, address: string): boolean {
  const signs = [...address].map((sign) => {
    const plain = sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return `(?:${plain}|%${sign.charCodeAt(0).toString(16)})`
  })
  return new RegExp(`(?<![\\w.+-])${signs.join('')}(?![\\w-]|\\.\\w)`, 'i').test(text)
}

describe.each(DIALECTS)('the erasure of a whole person on %s', (dialect) => {
  it('PERSON-9 DATA-2 leaves no address and no text of the person in any table, and of what others wrote takes the address alone', async () => {
    const { db, drop } = await createTestDatabase(dialect, { migrations })
    onTestFinished(drop)
    let runs = 0
    const property = fc.asyncProperty(scenario, async ({ locals, host: domain, texts }) => {
      runs += 1
      for (const table of PARTS.flatMap((part) => part.tables)) await db.knex(table).delete()
      const mark = `marque${runs}${randomUUID().slice(0, 8)}`
      const addresses = locals.map((one) => `${one}@${domain}`)
      await storePerson(db, addresses, mark)
      const told = texts.map((pieces) => write(pieces, addresses))
      const short = write((texts[0] ?? []).slice(0, 1), addresses)
      const others = [await storeOther(db, told, short, 0), await storeOther(db, told, short, 1)]
      await erasePersonalData(db, addresses[1] ?? '', NOW, { from: 'test', by: null })
      for (const [table, rows] of Object.entries(await readAllTables(db)))
        for (const row of rows) {
          const said = JSON.stringify(row)
          expect(said.toLowerCase().includes(mark), `${table}: ${said}`).toBe(false)
          for (const value of Object.values(row as object))
            for (const address of addresses)
              expect(isIn(String(value), address), `${address} in ${table}: ${said}`).toBe(false)
        }
      for (const { left, expected } of others) expect(await left()).toEqual(expected)
    })
    await fc.assert(property, { numRuns: dialect === 'sqlite' ? 40 : 12 })
  }, 120_000)
})
