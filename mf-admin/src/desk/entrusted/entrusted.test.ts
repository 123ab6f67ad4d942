import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEntrusted, type Given } from './entrusted.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = () => {
  const told: Given[] = []
  const { hear } = createEntrusted((given) => void told.push(given))
  const give = (leadId: number, to: string, by: string | null, id: string = crypto.randomUUID()) =>
    hear({ type: 'site.lead-changed', id, data: { leadId, entrusted: { to, by } } }, 'Noé')
  return { told, hear, give }
}

it('DESK-17 tells what is given to one, together what comes together, and each event once', () => {
  const { told, give } = start()
  const id = crypto.randomUUID()
  give(1, 'Noé', 'Alice Morel', id)
  give(1, 'Noé', 'Alice Morel', id)
  give(2, 'Noé', 'Alice Morel')
  give(3, 'Noé', null)
  give(4, 'Camille', 'Alice Morel')
  vi.runAllTimers()
  expect(told).toEqual([
    { by: 'Alice Morel', leadIds: [1, 2] },
    { by: null, leadIds: [3] }
  ])
  give(1, 'Noé', 'Alice Morel', id)
  vi.runAllTimers()
  expect(told).toHaveLength(2)
})

it('DESK-17 passes over what gives nothing, and what a later release says in another way', () => {
  const { told, hear } = start()
  const id = crypto.randomUUID()
  for (const entrusted of [undefined, null, 'Noé', { to: 'Noé' }, { to: 1, by: null }])
    hear({ type: 'site.lead-changed', id, data: { leadId: 1, entrusted } }, 'Noé')
  vi.runAllTimers()
  expect(told).toEqual([])
})
