import { describe, expect, it } from 'vitest'
import { buildLead } from './build-lead.ts'
import { isNewestFirst, type LeadColumn, NEWEST_FIRST, orderLeads, sortByColumn } from './lead-order.ts'

const leads = [
  buildLead({ id: 4, nom: 'zola', telephone: null, source: 'popup', timestamp: '2026-11-04T10:00:00.000Z' }),
  buildLead({
    id: 3,
    nom: 'Étienne',
    telephone: '+33 7 00',
    source: 'chat/prendre-rdv',
    timestamp: '2026-11-03T10:00:00.000Z'
  }),
  buildLead({
    id: 2,
    nom: 'Eluard',
    telephone: '06.12',
    source: 'popup',
    timestamp: '2026-11-02T10:00:00.000Z'
  }),
  buildLead({
    id: 1,
    nom: 'abel',
    telephone: '',
    source: 'chat/nous-contacter',
    timestamp: '2026-11-01T10:00:00.000Z'
  })
]
const sorted = (column: LeadColumn, isAscending: boolean) =>
  orderLeads(leads, { column, isAscending }).map(({ id }) => id)

describe('sorting leads', () => {
  it('leaves the newest first as they come', () => {
    expect(orderLeads(leads, NEWEST_FIRST)).toBe(leads)
    expect(sorted('date', true)).toEqual([1, 2, 3, 4])
  })

  it('ignores case and accents', () => {
    expect(sorted('nom', true)).toEqual([1, 2, 3, 4])
    expect(sorted('nom', false)).toEqual([4, 3, 2, 1])
  })

  it('puts blanks last both ways, and compares phone numbers however they are written', () => {
    expect(sorted('telephone', true)).toEqual([2, 3, 4, 1])
    expect(sorted('telephone', false)).toEqual([3, 2, 4, 1])
  })

  it('sorts sources by their labels, the newest first among equals', () => {
    expect(sorted('source', true)).toEqual([1, 3, 4, 2])
    expect(sorted('source', false)).toEqual([4, 2, 3, 1])
  })
})

describe('a press on a column', () => {
  it('turns the order round, and begins another column from A, dates from the newest', () => {
    expect(sortByColumn(NEWEST_FIRST, 'date')).toEqual({ column: 'date', isAscending: true })
    expect(sortByColumn(NEWEST_FIRST, 'nom')).toEqual({ column: 'nom', isAscending: true })
    expect(sortByColumn({ column: 'nom', isAscending: true }, 'nom').isAscending).toBe(false)
    expect(isNewestFirst(sortByColumn({ column: 'nom', isAscending: true }, 'date'))).toBe(true)
  })
})
