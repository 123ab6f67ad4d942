import { describe, expect, it } from 'vitest'
import { matches } from '../../layout/match-words.ts'
import { matchArticles, matchGroups } from './palette-entries.ts'

const article = (id: number, title: string) => ({
  id,
  title,
  content: '',
  imageUrl: null,
  createdAt: new Date(Date.UTC(2026, 0, id)).toISOString(),
  isPinned: false
})
const ids = (typed: string, titles: string[]) =>
  matchArticles(
    typed,
    titles.map((title, index) => article(index + 1, title))
  ).map(({ id }) => id)

describe('what the palette finds', () => {
  it('ADMIN-21 finds words in any order, whatever their case and accents', () => {
    expect(matches('hotel ELEGANCE', 'L’élégance d’un hôtel')).toBe(true)
    expect(matches('', 'Leads')).toBe(true)
    expect(matches('hôtel gare', 'Un hôtel')).toBe(false)
  })

  it('ADMIN-21 leaves out groups without a result', () => {
    const entry = (label: string) => ({ id: label, label, run: () => undefined })
    const groups = [
      { title: 'Pages', entries: [entry('Leads'), entry('Articles')] },
      { title: 'Actions', entries: [entry('Quitter')] }
    ]
    expect(matchGroups('lea', groups)).toEqual([{ title: 'Pages', entries: [groups[0]?.entries[0]] }])
  })

  it('ADMIN-21 offers the latest articles, and those whose titles match', () => {
    const titles = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Deux fois']
    expect(ids('', titles)).toEqual([6, 5, 4, 3])
    expect(ids('deux', titles)).toEqual([6, 2])
  })
})
