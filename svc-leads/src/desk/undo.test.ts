import type { LeadDesk } from '@site/contracts/leads/desk'
import type { BulkAnswer } from '@site/contracts/leads/desk-changes'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addLead } from '../testing/add-lead.ts'
import { nameCode } from '../testing/named-code.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'

const CAMILLE = 'Camille Astier'
const TOMORROW = '2026-11-25T09:00:00.000Z'

/** POST /api/leads/bulk with `undo`. */
describe.each(DIALECTS)('taking back a change of many leads on %s', (dialect) => {
  let leads: TestService
  let camille: string
  let now = new Date('2026-11-24T11:00:00.000Z')

  beforeAll(async () => {
    leads = await startTestLeads(dialect, { clock: () => now })
    camille = await nameCode(leads, CAMILLE)
  })
  afterAll(() => leads.stop())

  const add = () => addLead(leads.db, { createdAt: new Date('2026-11-24T10:40:00.000Z') })
  const change = async (id: number, body: object) => {
    const path = `/api/leads/${id}/desk`
    const answer = await leads.send('PATCH', path, { adminCode: camille, ...body })
    expect(answer.status).toBe(200)
  }
  /** A row as it is stored, without what a change always moves. */
  const stored = async (id: number) => {
    const { version, changed_at, ...row } = await leads.db.knex('lead_desks').where({ lead_id: id }).first()
    return row
  }
  const bulk = async (desks: readonly { id: number; version: number }[], body: object) => {
    const all = { adminCode: camille, leads: desks, ...body }
    const answer = await leads.send('POST', '/api/leads/bulk', all)
    expect(answer.status).toBe(200)
    return (answer.body as BulkAnswer).results
  }
  const seenAfter = (results: BulkAnswer['results']) =>
    results.map(({ id, desk }) => ({ id, version: desk?.version ?? 0 }))

  it.each<[string, Partial<LeadDesk>, object]>([
    ['a new lead', {}, { status: 'contacte' }],
    ['a new lead with a callback', { callbackAt: TOMORROW }, { status: 'perdu', lostReason: 'Doublon' }],
    ['a lead that was contacted', { status: 'contacte', owner: CAMILLE }, { status: 'nouveau' }],
    ['a lead that was lost', { status: 'perdu', lostReason: 'Prix' }, { status: 'gagne', owner: CAMILLE }],
    ['a reason', { status: 'perdu', lostReason: 'Prix' }, { status: 'perdu', lostReason: 'Doublon' }],
    ['an owner', { status: 'rendez-vous', owner: CAMILLE, callbackAt: TOMORROW }, { owner: null }]
  ])('DESK-13 brings back %s as it was, first contact and reminders too', async (_, state, wanted) => {
    now = new Date('2026-11-24T11:00:00.000Z')
    const id = await add()
    if (Object.keys(state).length > 0) await change(id, { version: 1, ...state })
    await leads.db.knex('lead_desks').where({ lead_id: id, status: 'nouveau' }).update({ reminders: 1 })
    const before = await stored(id)
    const { version } = await leads.db.knex('lead_desks').where({ lead_id: id }).first()
    now = new Date('2026-11-24T11:30:00.000Z')
    const changed = await bulk([{ id, version }], wanted)
    expect(await stored(id)).not.toEqual(before)
    const undone = await bulk(seenAfter(changed), { undo: true })
    expect(undone).toMatchObject([{ id, outcome: 'changed', desk: { version: version + 2 } }])
    expect(await stored(id)).toEqual(before)
  })

  it('DESK-13 keeps what somebody changed since, and says whose lead that was', async () => {
    const [mine, touched, gone] = [await add(), await add(), await add()]
    const all = [mine, touched, gone].map((id) => ({ id, version: 1 }))
    const changed = await bulk(all, { status: 'gagne' })
    await change(touched, { version: 2, owner: CAMILLE })
    await bulk([{ id: gone, version: 2 }], { delete: true })
    const undone = await bulk(seenAfter(changed), { undo: true })
    expect(undone.map(({ outcome, desk }) => [outcome, desk?.status, desk?.owner])).toEqual([
      ['changed', 'nouveau', null],
      ['conflict', 'gagne', CAMILLE],
      ['missing', undefined, undefined]
    ])
  })

  it('DESK-13 says in journal and audit that it was taken back, and by whom', async () => {
    const id = await add()
    const changed = await bulk([{ id, version: 1 }], { status: 'gagne' })
    const last = (await bulk(seenAfter(changed), { undo: true }))[0]?.desk
    const code = encodeURIComponent(TEST_CODE)
    const { body } = await leads.get(`/api/leads/${id}/sheet?adminCode=${code}`)
    expect(body.desk).toEqual(last)
    expect(body.journal).toMatchObject([
      { by: CAMILLE, version: 3, status: { from: 'gagne', to: 'nouveau' }, isUndo: true },
      { by: CAMILLE, version: 2, status: { from: 'nouveau', to: 'gagne' } }
    ])
    expect(body.journal.some((entry: object) => 'before' in entry)).toBe(false)
    const actions = await leads.db.knex('audit_entries').where({ subject_id: id }).pluck('action')
    expect(actions).toEqual(['lead-status-changed', 'lead-status-changed'])
  })

  it('DESK-13 gives a lead back to nobody whose code was revoked meanwhile', async () => {
    const NOE = 'Noé Le Goff'
    const made = await leads.send('POST', '/api/admin/codes', {
      ...{ adminCode: TEST_CODE, name: NOE, scopes: ['leads'] }
    })
    const [moved, released] = [await add(), await add()]
    for (const id of [moved, released]) await change(id, { version: 1, owner: NOE })
    const both = [moved, released].map((id) => ({ id, version: 2 }))
    const changed = [
      ...(await bulk(both.slice(0, 1), { owner: CAMILLE, status: 'contacte' })),
      ...(await bulk(both.slice(1), { owner: null }))
    ]
    const path = `/api/admin/codes/${made.body.id}`
    expect((await leads.send('DELETE', path, { adminCode: TEST_CODE })).status).toBe(200)
    const undone = await bulk(seenAfter(changed), { undo: true })
    expect(undone.map(({ outcome, desk }) => [outcome, desk?.status, desk?.owner])).toEqual([
      ['changed', 'nouveau', null],
      ['unchanged', 'nouveau', null]
    ])
  })

  it('DESK-13 takes back nothing of a lead that nobody changed', async () => {
    const id = await add()
    const results = await bulk([{ id, version: 1 }], { undo: true })
    expect(results).toMatchObject([{ id, outcome: 'conflict', desk: { version: 1 } }])
    const both = { adminCode: camille, leads: [{ id, version: 1 }], undo: true, owner: null }
    expect((await leads.send('POST', '/api/leads/bulk', both)).status).toBe(422)
  })
})
