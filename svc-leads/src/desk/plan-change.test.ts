import { describe, expect, it } from 'vitest'
import { type DeskChange, planChange } from './plan-change.ts'
import type { StoredDesk } from './stored-desk.ts'

const NOON = new Date('2026-11-24T11:00:00.000Z')
const EARLIER = new Date('2026-11-24T08:00:00.000Z')
const LATER = '2026-11-26T08:00:00.000Z'

const desk: StoredDesk = {
  leadId: 41,
  since: EARLIER,
  status: 'nouveau',
  lostReason: null,
  owner: null,
  callbackAt: null,
  contactedAt: null,
  repliedAt: null,
  reminders: 0,
  version: 3,
  changedAt: EARLIER
}
const plan = (change: DeskChange, before: Partial<StoredDesk> = {}) =>
  planChange({ ...desk, ...before }, change, { at: NOON, by: 'Camille Astier' })

describe('a change of a lead', () => {
  it('DESK-1 DESK-3 makes the next version, and the journal says what it replaced', () => {
    const planned = plan({ status: 'contacte', owner: 'Camille Astier', callbackAt: LATER })
    expect(planned?.next).toEqual({
      ...desk,
      status: 'contacte',
      owner: 'Camille Astier',
      callbackAt: new Date(LATER),
      contactedAt: NOON,
      reminders: 2,
      version: 4,
      changedAt: NOON
    })
    expect(planned?.entry).toEqual({
      leadId: 41,
      at: NOON,
      by: 'Camille Astier',
      kind: 'change',
      version: 4,
      status: { from: 'nouveau', to: 'contacte' },
      owner: { from: null, to: 'Camille Astier' },
      callbackAt: { from: null, to: LATER },
      before: { contactedAt: null, reminders: 0 }
    })
    expect(planned?.actions).toEqual(['lead-status-changed', 'lead-owner-changed', 'lead-callback-changed'])
  })

  it('DESK-1 is none when the lead is so already', () => {
    expect(plan({ status: 'nouveau', owner: null, callbackAt: null })).toBeNull()
    expect(plan({ callbackAt: LATER }, { callbackAt: new Date(LATER) })).toBeNull()
  })

  it('DESK-1 loses no lead without a reason, and drops the reason with the status', () => {
    expect(() => plan({ status: 'perdu' })).toThrow('Dites pourquoi ce lead est perdu.')
    const lost = plan({ status: 'perdu', lostReason: 'Hors de notre région' })?.next
    expect(lost?.lostReason).toBe('Hors de notre région')
    expect(lost?.contactedAt).toBeNull()
    const found = plan({ status: 'contacte' }, { ...lost })
    expect(found?.next.lostReason).toBeNull()
    expect(plan({ lostReason: 'Sans suite' })).toBeNull()
    expect(plan({ lostReason: 'Budget' }, { status: 'perdu', lostReason: 'Prix' })?.next.lostReason).toBe(
      'Budget'
    )
  })

  it('DESK-10 notes the first contact once, and takes it back with the status', () => {
    const contacted = { status: 'contacte' as const, contactedAt: EARLIER }
    expect(plan({ status: 'gagne' }, contacted)?.next.contactedAt).toBe(EARLIER)
    expect(plan({ status: 'nouveau' }, contacted)?.next.contactedAt).toBeNull()
    expect(plan({ status: 'rendez-vous' })?.next.contactedAt).toBe(NOON)
    expect(plan({ owner: 'Camille Astier' })?.next.contactedAt).toBeNull()
  })

  it('DESK-14 leaves a reply waiting that a meeting alone does not answer', () => {
    const waiting = { repliedAt: EARLIER }
    expect(plan({ status: 'rendez-vous' }, waiting)?.next.repliedAt).toBe(EARLIER)
    for (const answer of [
      { status: 'contacte' as const },
      { status: 'gagne' as const },
      { callbackAt: LATER }
    ])
      expect(plan(answer, waiting)?.next.repliedAt).toBeNull()
  })

  it('DESK-1 ends a callback with the lead, and one that was due with a new status', () => {
    const due = { callbackAt: EARLIER }
    const planned = { callbackAt: new Date(LATER) }
    expect(plan({ status: 'contacte' }, due)?.next.callbackAt).toBeNull()
    expect(plan({ owner: 'Camille Astier' }, due)?.next.callbackAt).toBe(EARLIER)
    expect(plan({ status: 'contacte' }, planned)?.next.callbackAt).toEqual(new Date(LATER))
    expect(plan({ status: 'gagne' }, planned)?.next.callbackAt).toBeNull()
    expect(plan({ callbackAt: LATER }, { status: 'gagne' })).toBeNull()
  })
})
