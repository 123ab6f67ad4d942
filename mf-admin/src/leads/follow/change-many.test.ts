import { DESK_LIMITS } from '@site/contracts/leads/desk-changes'
import { expect, it, vi } from 'vitest'
import { buildDesk } from './build-desk.ts'
import { BULK_AT_ONCE, changeMany } from './change-many.ts'

it('SHEET-10 changes each lead at the version that was seen, in as many calls as the service wants', async () => {
  expect(BULK_AT_ONCE).toBe(DESK_LIMITS.bulk)
  const sendJson = vi.fn((_method: string, _path: string, body?: unknown) => {
    const { leads } = body as { leads: { id: number }[] }
    return Promise.resolve({ results: leads.map(({ id }) => ({ id, outcome: 'changed', desk: null })) })
  })
  const http = { getJson: () => Promise.reject(new Error('Nothing is read')), sendJson }
  const desks = Array.from({ length: BULK_AT_ONCE + 1 }, (_, index) =>
    buildDesk({ leadId: index + 1, version: index + 2 })
  )
  const results = await changeMany(http, 'code', desks, { owner: 'Noé' })
  expect(results).toHaveLength(BULK_AT_ONCE + 1)
  expect(sendJson.mock.calls.map(([method, path]) => `${method} ${path}`)).toEqual(
    Array(2).fill('POST /api/leads/bulk')
  )
  expect(sendJson.mock.calls[1]?.[2]).toEqual({
    owner: 'Noé',
    adminCode: 'code',
    leads: [{ id: BULK_AT_ONCE + 1, version: BULK_AT_ONCE + 2 }]
  })
})

it('SHEET-24 makes all its calls at once where they outlive the page, and says that one failed once all are answered', async () => {
  const sendJson = vi.fn((_method: string, _path: string, body?: unknown, _init?: RequestInit) => {
    const { leads } = body as { leads: { id: number }[] }
    if (leads[0]?.id === 1) return Promise.reject(new TypeError('Offline'))
    return Promise.resolve({ results: leads.map(({ id }) => ({ id, outcome: 'deleted', desk: null })) })
  })
  const http = { getJson: () => Promise.reject(new Error('Nothing is read')), sendJson }
  const desks = Array.from({ length: 2 * BULK_AT_ONCE }, (_, index) => buildDesk({ leadId: index + 1 }))
  const onAnswer = vi.fn()
  const changing = changeMany(http, 'code', desks, { delete: true }, { keepalive: true, onAnswer })
  expect(sendJson.mock.calls.map(([, , , init]) => init?.keepalive)).toEqual([true, true])
  await expect(changing).rejects.toThrow('Offline')
  expect(onAnswer.mock.calls.map(([results]) => results.length)).toEqual([BULK_AT_ONCE])
})
