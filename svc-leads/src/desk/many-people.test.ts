import type { LeadDesk, LeadStatus } from '@site/contracts/leads/desk'
import { LEAD_STATUSES } from '@site/contracts/leads/desk'
import type { JournalEntry } from '@site/contracts/operations/lead-sheet'
import { inTransaction } from '@site/service/database/database'
import type { TestClient } from '@site/service/testing/test-client'
import { DIALECTS } from '@site/service/testing/test-database'
import { inForm } from '@site/service/testing/test-form'
import { describe, expect, it, onTestFinished } from 'vitest'
import { announceLeads } from '../leads/announce-lead.ts'
import { insertLeads } from '../leads/lead-repository.ts'
import { leadJournalTable } from '../tables/desk-tables.ts'
import { buildLead } from '../testing/build-lead.ts'
import { nameCode } from '../testing/named-code.ts'
import { createRandom, pick, type Random } from '../testing/random-leads.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'
import { presentEntry } from './journal.ts'

const LEADS = inForm({ long: 1000, short: 250 })
const ACTIONS = inForm({ long: 100, short: 30 })
/** Most actions are about these, so that people meet. */
const BUSY = 8
const PEOPLE = ['Camille Astier', 'Marc Olivet', 'Nora Belkacem']

/** Somebody with a screen: she knows leads as she last saw them, and acts on what she knows. */
async function work(client: TestClient, code: string, ids: readonly number[], random: Random) {
  const seen = new Map<number, number>()
  const accepted: { id: number; version: number }[] = []
  const notes: number[] = []
  let refused = 0
  const pickLead = () => ids[random(random(10) < 8 ? BUSY : ids.length)] ?? 0
  const learn = (desk: LeadDesk) => seen.set(desk.leadId, desk.version)
  const changeOf = () => {
    const status = pick(random, LEAD_STATUSES)
    if (random(2)) return { status, ...(status === 'perdu' && { lostReason: 'Sans suite' }) }
    if (random(2)) return { owner: pick(random, PEOPLE) }
    return { callbackAt: new Date(Date.UTC(2026, 10, 25) + random(1e9)).toISOString() }
  }

  for (let action = 0; action < ACTIONS; action += 1) {
    const id = pickLead()
    const kind = random(100)
    if (kind < 15) {
      const answer = await client.send('POST', `/api/leads/${id}/notes`, {
        adminCode: code,
        text: `${action}`
      })
      expect(answer.status).toBe(201)
      notes.push(answer.body.id)
    } else if (kind < 30) {
      const chosen = [...new Set([id, pickLead(), pickLead(), pickLead()])]
      const leads = chosen.map((one) => ({ id: one, version: seen.get(one) ?? 1 }))
      const { status, body } = await client.send('POST', '/api/leads/bulk', {
        adminCode: code,
        leads,
        ...changeOf()
      })
      expect(status).toBe(200)
      for (const { outcome, desk } of body.results) {
        if (outcome === 'changed') accepted.push({ id: desk.leadId, version: desk.version })
        if (outcome === 'conflict') refused += 1
        learn(desk)
      }
    } else {
      const version = seen.get(id) ?? 1
      const answer = await client.send('PATCH', `/api/leads/${id}/desk`, {
        adminCode: code,
        version,
        ...changeOf()
      })
      if (answer.status === 409) refused += 1
      else expect(answer.status).toBe(200)
      const desk: LeadDesk = answer.body.desk ?? answer.body
      if (answer.status === 200 && desk.version > version) accepted.push({ id, version: desk.version })
      learn(desk)
    }
  }
  return { accepted, notes, refused }
}

async function openBusyLeads(client: TestClient, code: string, ids: readonly number[]) {
  const accepted: { id: number; version: number }[] = []
  for (const id of ids.slice(0, BUSY)) {
    const change = { adminCode: code, version: 1, owner: 'Nora Belkacem' }
    const { status, body } = await client.send('PATCH', `/api/leads/${id}/desk`, change)
    expect(status).toBe(200)
    accepted.push({ id, version: body.version })
  }
  return accepted
}

describe.each(DIALECTS)('several people at once on %s', (dialect) => {
  it('DESK-5 lose no change: each accepted one is in the journal, and versions are consecutive', async () => {
    const leads = await startTestLeads(dialect)
    onTestFinished(() => leads.stop())
    const other = await leads.addReplica()
    const time = new Date('2026-11-24T09:00:00.000Z')
    const ids: number[] = []
    for (let start = 0; start < LEADS; start += 250)
      ids.push(
        ...(await inTransaction(leads.db, async (trx) => {
          const added = Array.from({ length: 250 }, (_, index) =>
            buildLead({ createdAt: time, email: `p${start + index}@exemple.fr` })
          )
          const stored = await insertLeads(trx, dialect, added)
          await announceLeads(
            trx,
            stored.map((leadId) => ({ leadId, time }))
          )
          return stored
        }))
      )
    const codes: string[] = []
    for (const name of PEOPLE) codes.push(await nameCode(leads, name))
    // What they know of the busy leads is old from the start, so each of them is refused at least once.
    const opened = await openBusyLeads(leads, codes[0] ?? '', ids)
    const done = await Promise.all(
      codes.map((code, index) => work(index === 1 ? other : leads, code, ids, createRandom(index + 1)))
    )

    const accepted = [...opened, ...done.flatMap((one) => one.accepted)]
    expect(accepted.length).toBeGreaterThan(ACTIONS + opened.length)
    expect(done.every(({ refused }) => refused > 0)).toBe(true)
    const journal = new Map<number, JournalEntry[]>()
    for (const row of await leadJournalTable(leads.db.knex).orderBy('id', 'desc'))
      journal.set(row.lead_id, [...(journal.get(row.lead_id) ?? []), presentEntry(row)])
    const entriesOf = (id: number) => journal.get(id) ?? []
    const changes = ids.flatMap((id) =>
      entriesOf(id).flatMap((entry) => (entry.kind === 'change' ? [`${id} ${entry.version}`] : []))
    )
    expect(changes.toSorted()).toEqual(accepted.map(({ id, version }) => `${id} ${version}`).toSorted())
    const desks = await leads.db.knex('lead_desks').select('lead_id', 'version', 'status', 'owner')
    expect(desks).toHaveLength(LEADS)
    for (const { lead_id, version, status, owner } of desks) {
      const made = entriesOf(lead_id)
        .filter((entry) => entry.kind === 'change')
        .toReversed()
      expect(made.map((entry) => entry.version)).toEqual(made.map((_, index) => index + 2))
      expect(version).toBe(made.length + 1)
      // What each change says that it replaced is what the one before had put there.
      const played = made.reduce(
        (before, entry) => {
          if (entry.status) expect(entry.status.from).toBe(before.status)
          if (entry.owner) expect(entry.owner.from).toBe(before.owner)
          return {
            status: entry.status?.to ?? before.status,
            owner: entry.owner ? entry.owner.to : before.owner
          }
        },
        { status: 'nouveau' as LeadStatus, owner: null as string | null }
      )
      expect({ status, owner }).toEqual(played)
    }
    const notes = done.flatMap((one) => one.notes)
    const written = [...journal.values()].flat().filter(({ kind }) => kind === 'note')
    expect(written.map(({ id }) => id).toSorted()).toEqual(notes.toSorted())
  }, 120_000)
})
