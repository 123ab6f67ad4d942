import { expect, it } from 'vitest'
import { keepPlaces } from './keep-places.ts'
import { lineOf } from './list-public.ts'

const line = (id: number, title = `Titre ${id}`) =>
  lineOf({ id, title, content: '', imageUrl: null, createdAt: '2026-05-01T08:00:00.000Z', isPinned: false })
const keep = (shown: number[], now: ReturnType<typeof line>[]) => {
  const { rows, isBehind } = keepPlaces(
    shown.map((id) => line(id)),
    now
  )
  return { titles: rows.map(({ title }) => title), isBehind }
}

it('MANAGE-58 keeps rows in their places, as they are now', () => {
  expect(keep([1, 2], [line(1), line(2, 'Autre titre')])).toEqual({
    titles: ['Titre 1', 'Autre titre'],
    isBehind: false
  })
  expect(keep([1, 2], [line(2), line(1)])).toEqual({ titles: ['Titre 1', 'Titre 2'], isBehind: true })
})

it('MANAGE-58 says that the list has others', () => {
  expect(keep([1, 2], [line(3), line(1), line(2)])).toEqual({
    titles: ['Titre 1', 'Titre 2'],
    isBehind: true
  })
  expect(keep([1, 2], [line(1)])).toEqual({ titles: ['Titre 1', 'Titre 2'], isBehind: true })
})
