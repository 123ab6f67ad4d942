import { HttpError } from '@site/web/platform'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bulkCopy } from '../content/manager.ts'
import { lineOf } from '../list/list-public.ts'
import { concerns, inTurn } from './bulk.ts'

const line = (id: number) =>
  lineOf({
    id,
    title: `Titre ${id}`,
    content: '',
    imageUrl: null,
    createdAt: '2026-05-01T08:00:00.000Z',
    isPinned: false
  })

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

describe('MANAGE-57 several articles', () => {
  it('are changed one after the other, whatever happens to one of them', async () => {
    const busy: number[] = []
    const over: number[] = []
    const { done, failed } = await inTurn(
      [line(1), line(2), line(3)],
      async ({ id }) => {
        expect(busy).toEqual([])
        busy.push(id)
        await Promise.resolve()
        busy.pop()
        if (id === 2) throw new HttpError(404, 'x', { message: 'Article non trouvé', code: 'x' })
      },
      (count) => over.push(count)
    )
    expect(done.map(({ id }) => id)).toEqual([1, 3])
    expect(failed.map(({ article, message }) => [article.id, message])).toEqual([[2, 'Article non trouvé']])
    expect(over).toEqual([1, 2, 3])
  })

  it('are left as soon as the code is refused', async () => {
    const run = vi.fn(() => Promise.reject(new HttpError(401, 'x', { message: 'Non.', code: 'x' })))
    const { done, failed } = await inTurn([line(1), line(2), line(3)], run, () => undefined)
    expect(run).toHaveBeenCalledTimes(1)
    expect(done).toEqual([])
    expect(failed.map(({ article }) => article.id)).toEqual([1, 2, 3])
  })

  it('are offered what concerns them', () => {
    const automatic = { ...line(1), origin: { writer: 'program' as const } }
    const kinds = {
      'an article': line(1),
      'a pinned one': { ...line(1), isPinned: true },
      'an automatic one': automatic,
      'a reviewed one': { ...automatic, review: { at: '2026-05-01T08:00:00.000Z' } },
      'a draft': { ...automatic, state: 'draft' as const },
      'a withdrawn one': { ...line(1), state: 'withdrawn' as const },
      'a withdrawn one with a draft': {
        ...{ ...line(1), state: 'withdrawn' as const },
        draft: { id: 1, version: 1, savedAt: '2026-05-01T08:00:00.000Z', savedBy: null }
      }
    }
    const offered = Object.fromEntries(
      Object.entries(kinds).map(([kind, one]) => [
        kind,
        Object.entries(concerns).flatMap(([action, does]) => (does(one) ? [action] : []))
      ])
    )
    expect(offered).toEqual({
      'an article': ['pin', 'withdraw', 'remove'],
      'a pinned one': ['unpin', 'withdraw', 'remove'],
      'an automatic one': ['pin', 'review', 'withdraw', 'remove'],
      'a reviewed one': ['pin', 'withdraw', 'remove'],
      'a draft': ['remove'],
      'a withdrawn one': ['republish', 'remove'],
      'a withdrawn one with a draft': ['remove']
    })
  })

  it('that were not changed are named, with the reason', () => {
    expect(bulkCopy.failed('withdraw', ['A'], 'Article non trouvé')).toBe(
      '«\u00a0A\u00a0» n’a pas été retiré du blog. Article non trouvé.'
    )
    expect(bulkCopy.failed('remove', ['A', 'B', 'C', 'D'], undefined)).toBe(
      '«\u00a0A\u00a0», «\u00a0B\u00a0», «\u00a0C\u00a0»… n’ont pas été supprimés.'
    )
  })
})
