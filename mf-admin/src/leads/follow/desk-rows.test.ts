import type { LeadDesk } from '@site/contracts/leads/desk'
import { DESK_LIMITS } from '@site/contracts/leads/desk-changes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildDesk } from './build-desk.ts'
import { createDeskRows } from './desk-rows.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Rows over a server that knows all leads, at the version it has. */
function start() {
  const questions: number[][] = []
  const versions = new Map<number, number>()
  const rows = createDeskRows((ids) => {
    questions.push(ids)
    return Promise.resolve(ids.map((leadId) => buildDesk({ leadId, version: versions.get(leadId) ?? 1 })))
  })
  const versionOf = (id: number) => rows.store.getState().rows.get(id)?.version
  return { rows, questions, versions, versionOf }
}
const settle = () => vi.advanceTimersByTimeAsync(100)

it('SHEET-11 asks once for the rows that are drawn together, and not again for those that are known', async () => {
  const { rows, questions } = start()
  const ends = [1, 2, 3].map((id) => rows.want(id))
  rows.want(2)
  await settle()
  expect(questions).toEqual([[1, 2, 3]])
  for (const end of ends) end()
  rows.want(1)
  rows.want(4)
  await settle()
  expect(questions).toEqual([[1, 2, 3], [4]])
})

it('SHEET-11 never asks for more leads at once than the service answers', async () => {
  const { rows, questions } = start()
  for (let id = 1; id <= DESK_LIMITS.ids + 20; id += 1) rows.want(id)
  await settle()
  expect(questions.map(({ length }) => length)).toEqual([DESK_LIMITS.ids, 20])
})

it('SHEET-6 reads a lead again that was changed where its row is drawn, and forgets it where it is not', async () => {
  const { rows, questions, versions, versionOf } = start()
  rows.want(1)
  const end = rows.want(2)
  await settle()
  end()
  versions.set(1, 5).set(2, 5)
  rows.renew(1)
  rows.renew(2)
  await settle()
  expect(questions).toEqual([[1, 2], [1]])
  expect([versionOf(1), versionOf(2)]).toEqual([5, undefined])
})

it('SHEET-6 keeps the newer of two states, in whatever order they come', () => {
  const { rows, versionOf } = start()
  rows.put([buildDesk({ version: 3 })])
  rows.put([buildDesk({ version: 2 })])
  expect(versionOf(1)).toBe(3)
  rows.put([buildDesk({ version: 3, isLate: true })])
  expect(rows.store.getState().rows.get(1)?.isLate).toBe(true)
})

it('asks again for what could not be read once it is refreshed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const read = vi.fn<(ids: number[]) => Promise<LeadDesk[]>>()
  read.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue([buildDesk()])
  const rows = createDeskRows(read)
  rows.want(1)
  await settle()
  expect(warn).toHaveBeenCalledOnce()
  rows.refresh()
  await settle()
  expect(rows.store.getState().rows.size).toBe(1)
  warn.mockRestore()
})

it('SHEET-10 knows where leads stand that are selected and not drawn', async () => {
  const { rows, questions } = start()
  rows.put([buildDesk({ leadId: 7, version: 4 })])
  const desks = await rows.of([7, 8])
  expect(desks.map(({ leadId, version }) => [leadId, version])).toEqual([
    [7, 4],
    [8, 1]
  ])
  expect(questions).toEqual([[8]])
})
