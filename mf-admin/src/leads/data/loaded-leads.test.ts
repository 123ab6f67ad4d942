import { describe, expect, it } from 'vitest'
import { buildLead } from './build-lead.ts'
import type { LeadPage } from './lead-reader.ts'
import { appendPage, renewFirstPage, withoutLead } from './loaded-leads.ts'

/** A page of leads with these ids, in this order. */
const pageOf = (ids: number[], total: number, nextCursor: string | null = 'next'): LeadPage => ({
  leads: ids.map((id) => buildLead({ id })),
  total,
  nextCursor
})
const idsOf = (list: LeadPage | null) => list?.leads.map(({ id }) => id)

describe('a list of which a part is loaded', () => {
  const list = appendPage(pageOf([9, 8, 7], 9, 'a'), pageOf([6, 5, 4], 9, 'b'))

  it('grows by a page, without doubles when leads came meanwhile', () => {
    expect(idsOf(list)).toEqual([9, 8, 7, 6, 5, 4])
    expect(idsOf(appendPage(list, pageOf([4, 3], 9, null)))).toEqual([9, 8, 7, 6, 5, 4, 3])
    expect(list.nextCursor).toBe('b')
  })

  it('takes new leads in front and keeps the rest', () => {
    const renewed = renewFirstPage(list, pageOf([10, 9, 8], 10, 'c'))
    expect(idsOf(renewed)).toEqual([10, 9, 8, 7, 6, 5, 4])
    expect(renewed).toMatchObject({ total: 10, nextCursor: 'b' })
  })

  it('loses a lead that is gone from the first page', () => {
    expect(idsOf(renewFirstPage(list, pageOf([9, 7, 6], 8, 'c')))).toEqual([9, 7, 6, 5, 4])
  })

  it('keeps the objects of leads that are as before, and takes those that changed', () => {
    const first = pageOf([10, 9, 8], 10, 'c')
    const changed = buildLead({ id: 8, note: 'autre' })
    first.leads[2] = changed
    const renewed = renewFirstPage(list, first)
    expect(renewed?.leads[1]).toBe(list.leads[0])
    expect(renewed?.leads[2]).toBe(changed)
  })

  it('cannot tell what became of the rest when the page does not show it', () => {
    // A lead further down is gone, or more came than a page holds.
    expect(renewFirstPage(list, pageOf([9, 8, 7], 8, 'c'))).toBeNull()
    expect(renewFirstPage(list, pageOf([22, 21, 20], 22, 'c'))).toBeNull()
  })

  it('is the page itself when that is the whole list', () => {
    expect(renewFirstPage(list, pageOf([3], 1, null))).toMatchObject({ total: 1, nextCursor: null })
    expect(renewFirstPage(list, pageOf([], 0, null))).toMatchObject({ leads: [], total: 0 })
  })

  it('goes on from the new cursor when nothing is loaded behind the first page', () => {
    const short = pageOf([9, 8, 7], 9, 'a')
    expect(renewFirstPage(short, pageOf([9, 8, 7], 9, 'z'))?.nextCursor).toBe('z')
  })

  it('loses a deleted lead and counts it off, once', () => {
    const left = withoutLead(list, 6)
    expect([idsOf(left), left.total]).toEqual([[9, 8, 7, 5, 4], 8])
    expect(withoutLead(left, 6).total).toBe(8)
  })
})
