import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UNDO_WITHIN } from '../../layout/undo-within.ts'
import { buildLead } from '../data/build-lead.ts'
import type { BulkResults } from '../follow/change-many.ts'
import { createLateDeletions, OUTLIVE_PAGE } from './late-deletions.ts'

const leadsOf = (...ids: number[]) => ids.map((id) => buildLead({ id }))
const idsOf = (leads: readonly { id: number }[]) => leads.map(({ id }) => id)

function build() {
  const told = { onGone: vi.fn(), onDone: vi.fn(), onUndone: vi.fn(), onFailedBehind: vi.fn() }
  const desksOf = vi.fn(async (ids: readonly number[]) => ids.map((leadId) => ({ leadId, version: 3 })))
  const remove = vi.fn<Parameters<typeof createLateDeletions>[0]['remove']>(async (leads, { onAnswer }) =>
    onAnswer(leads.map(({ leadId }) => ({ id: leadId, outcome: 'deleted', desk: null })))
  )
  const deletions = createLateDeletions({ desksOf, remove, ...told })
  const leave = deletions.enter()
  const state = () => {
    const { waiting, hidden, problem } = deletions.store.getState()
    return { waiting: idsOf(waiting), hidden: idsOf(hidden), problem }
  }
  const removed = () => remove.mock.calls.map(([leads]) => leads.map(({ leadId }) => leadId))
  return { ...told, desksOf, remove, removed, state, leave, ...deletions }
}
const rest = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the deletion of several leads', () => {
  it('SHEET-10 takes them off at once, and deletes each at its version after ten seconds', async () => {
    const { begin, state, remove, onGone, onDone } = build()
    begin(leadsOf(1, 2))
    expect(state()).toEqual({ waiting: [1, 2], hidden: [1, 2], problem: null })
    await vi.advanceTimersByTimeAsync(UNDO_WITHIN - 1)
    expect(remove).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(remove.mock.calls[0]?.[0]).toEqual([
      { leadId: 1, version: 3 },
      { leadId: 2, version: 3 }
    ])
    expect([onGone.mock.calls, onDone.mock.calls]).toEqual([[[[1, 2]]], [[2]]])
    expect(state()).toEqual({ waiting: [], hidden: [], problem: null })
  })

  it('SHEET-10 has done nothing once it is taken back', async () => {
    const { begin, undo, state, remove, onUndone, leave } = build()
    begin(leadsOf(1, 2))
    undo()
    leave()
    await vi.advanceTimersByTimeAsync(UNDO_WITHIN)
    expect(remove).not.toHaveBeenCalled()
    expect([state().hidden, onUndone.mock.calls]).toEqual([[], [[2]]])
  })

  it('SHEET-24 carries the first one out as a second begins, also while it is still read where leads stand', async () => {
    const { begin, state, removed, desksOf } = build()
    let answer: () => void = () => undefined
    desksOf.mockImplementationOnce(
      (ids) =>
        new Promise((resolve) => {
          answer = () => resolve(ids.map((leadId) => ({ leadId, version: 3 })))
        })
    )
    begin(leadsOf(1))
    begin(leadsOf(2))
    begin(leadsOf(3))
    expect(state()).toMatchObject({ waiting: [3], hidden: [1, 2, 3] })
    await rest()
    expect(removed()).toEqual([[2]])
    answer()
    await rest()
    expect(removed()).toEqual([[2], [1]])
    expect(state().hidden).toEqual([3])
    await vi.advanceTimersByTimeAsync(UNDO_WITHIN)
    expect(removed()).toEqual([[2], [1], [3]])
  })

  it('SHEET-24 says that it failed, and has the leads on the list again', async () => {
    const { begin, state, remove, onGone, onDone, onFailedBehind } = build()
    remove.mockRejectedValueOnce(new TypeError('Offline'))
    begin(leadsOf(1, 2))
    await vi.advanceTimersByTimeAsync(UNDO_WITHIN)
    expect(state()).toEqual({
      waiting: [],
      hidden: [],
      problem: 'Impossible de supprimer les leads. Ils sont de nouveau affichés.'
    })
    for (const never of [onGone, onDone, onFailedBehind]) expect(never).not.toHaveBeenCalled()
  })

  it('SHEET-24 tells apart what of it was deleted, kept and not answered', async () => {
    const { begin, state, remove, onGone, onDone } = build()
    const answered: BulkResults = [
      { id: 1, outcome: 'deleted', desk: null },
      { id: 2, outcome: 'conflict', desk: null },
      { id: 3, outcome: 'missing', desk: null }
    ]
    remove.mockImplementationOnce(async (_, { onAnswer }) => {
      onAnswer(answered)
      throw new TypeError('Offline')
    })
    begin(leadsOf(1, 2, 3, 4, 5))
    await vi.advanceTimersByTimeAsync(UNDO_WITHIN)
    expect([onGone.mock.calls, onDone.mock.calls]).toEqual([[[[1, 3]]], [[2]]])
    expect(state().problem?.replaceAll('\u00a0', ' ')).toBe(
      '1 lead n’a pas été supprimé : quelqu’un s’en est occupé entre-temps. Impossible de supprimer les leads. Ils sont de nouveau affichés.'
    )
  })

  it('SHEET-24 says at once that it cannot be read where the leads stand', async () => {
    const { begin, state, desksOf, remove } = build()
    desksOf.mockRejectedValueOnce(new TypeError('Offline'))
    begin(leadsOf(1))
    await rest()
    expect(state()).toMatchObject({
      hidden: [],
      problem: 'Impossible de supprimer le lead. Il est de nouveau affiché.'
    })
    await vi.advanceTimersByTimeAsync(UNDO_WITHIN)
    expect(remove).not.toHaveBeenCalled()
  })

  it('SHEET-24 keeps what is said of the first while the second is carried out', async () => {
    const { begin, state, remove } = build()
    remove.mockRejectedValueOnce(new TypeError('Offline'))
    begin(leadsOf(1))
    begin(leadsOf(2))
    await rest()
    await vi.advanceTimersByTimeAsync(UNDO_WITHIN)
    expect(state().problem).toBe('Impossible de supprimer le lead. Il est de nouveau affiché.')
  })

  it('SHEET-24 is carried out as the screen is left, and said elsewhere when it fails then', async () => {
    const { begin, remove, leave, onFailedBehind } = build()
    begin(leadsOf(1))
    leave()
    await rest()
    expect(remove.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
    expect(onFailedBehind).not.toHaveBeenCalled()
    const failing = build()
    failing.remove.mockRejectedValueOnce(new TypeError('Offline'))
    failing.begin(leadsOf(1))
    failing.leave()
    await rest()
    expect(failing.onFailedBehind).toHaveBeenCalledWith(
      'Impossible de supprimer le lead. Il est de nouveau affiché.'
    )
  })

  it('SHEET-24 can no more be taken back once it is on its way', async () => {
    const { begin, undo, state, remove, onUndone } = build()
    remove.mockImplementationOnce(() => new Promise(() => undefined))
    begin(leadsOf(1))
    await vi.advanceTimersByTimeAsync(UNDO_WITHIN)
    expect(state()).toMatchObject({ waiting: [], hidden: [1] })
    undo()
    expect([state().hidden, onUndone.mock.calls]).toEqual([[1], []])
  })

  it('SHEET-24 knows when closing the page would lose it', async () => {
    const { begin, mayBeLost, undo } = build()
    expect(mayBeLost(false)).toBe(false)
    begin(leadsOf(1))
    expect(mayBeLost(true)).toBe(true)
    await rest()
    expect([mayBeLost(true), mayBeLost(false)]).toEqual([false, true])
    undo()
    expect(mayBeLost(false)).toBe(false)
    begin(leadsOf(...Array.from({ length: OUTLIVE_PAGE + 1 }, (_, id) => id + 1)))
    await rest()
    expect(mayBeLost(true)).toBe(true)
  })

  it('deletes a lead that stands nowhere yet at the version with which each begins', async () => {
    const { begin, desksOf, remove, leavePage } = build()
    desksOf.mockResolvedValueOnce([])
    begin(leadsOf(8))
    await rest()
    leavePage()
    await rest()
    expect(remove.mock.calls[0]?.[0]).toEqual([{ leadId: 8, version: 1 }])
  })
})
