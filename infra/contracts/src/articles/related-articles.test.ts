import { expect, it } from 'vitest'
import { relatedTo } from './related-articles.ts'

const titled = (id: number, title: string, createdAt = '2026-05-01T08:00:00.000Z') => ({
  id,
  title,
  content: '<p>x</p>',
  createdAt
})

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

it.each(['RAG', 'SEO', 'PMS', 'RGPD', 'IA'])('counts %s, short as it is', (acronym) => {
  const own = titled(1, `${acronym} interne : retrouver un document`)
  const others = [
    titled(2, 'Former une équipe', '2026-06-01T00:00:00.000Z'),
    titled(3, 'Écrire un planning', '2026-06-02T00:00:00.000Z'),
    titled(4, 'Un chatbot pour le site', '2026-06-03T00:00:00.000Z'),
    titled(5, `Le ${acronym} expliqué`)
  ]
  expect(relatedTo(own, [own, ...others])[0]?.id).toBe(5)
})

it('holds a rare word for more than one that many share', () => {
  const own = titled(1, 'Clôture et hôtel')
  const others = [
    titled(2, 'Un hôtel à Nantes', '2026-06-01T00:00:00.000Z'),
    titled(3, 'Un hôtel à Brest', '2026-06-02T00:00:00.000Z'),
    titled(4, 'Un hôtel à Nice', '2026-06-03T00:00:00.000Z'),
    titled(5, 'La clôture du soir')
  ]
  expect(relatedTo(own, [own, ...others])[0]?.id).toBe(5)
})

it('proposes nothing while there is hardly anything else', () => {
  expect(relatedTo(titled(1, 'Un'), [titled(1, 'Un'), titled(2, 'Deux'), titled(3, 'Trois')])).toEqual([])
})
