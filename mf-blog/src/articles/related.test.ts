import { expect, it } from 'vitest'
import { buildArticle } from './build-article.ts'
import { readingMinutes, relatedTo } from './related.ts'

const titled = (id: number, title: string, createdAt = '2026-05-01T08:00:00.000Z') =>
  buildArticle({ id, title, content: '<p>x</p>', createdAt })

it('proposes the articles that share the most words, then the newest', () => {
  const own = titled(1, 'Trier les factures de l’hôtel')
  const others = [
    titled(2, 'Former une équipe', '2026-01-01T00:00:00.000Z'),
    titled(3, 'Écrire un planning', '2026-06-01T00:00:00.000Z'),
    titled(4, 'Les FACTURES d’un hotel'),
    titled(5, 'Lire les factures')
  ]
  expect(relatedTo(own, [own, ...others]).map(({ id }) => id)).toEqual([4, 5, 3])
})

it('proposes nothing while there is hardly anything else', () => {
  expect(relatedTo(titled(1, 'Un'), [titled(1, 'Un'), titled(2, 'Deux'), titled(3, 'Trois')])).toEqual([])
})

it('counts minutes of reading, never none', () => {
  expect(readingMinutes('<p>Deux mots</p>')).toBe(1)
  expect(readingMinutes(`<p>${'mot '.repeat(900)}</p>`)).toBe(4)
})
