import { describe, expect, it } from 'vitest'
import { matches } from '../../layout/list/match-words.ts'
import { matchArticles, matchGroups } from './palette-entries.ts'

const titlesOf = (typed: string, titles: string[], isOlder: boolean) =>
  matchArticles(
    typed,
    titles.map((title) => ({ title })),
    isOlder
  ).map(({ title }) => title)

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

  it('ADMIN-21 offers the latest articles, and those that were found in their order', () => {
    const titles = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Deux fois']
    expect(titlesOf('', titles, false)).toEqual(['Un', 'Deux', 'Trois', 'Quatre'])
    expect(titlesOf('deux', titles, false)).toEqual(titles)
  })

  it('MANAGE-78 offers of those that other words found only those whose titles match', () => {
    expect(titlesOf('deux', ['Un', 'Deux', 'Deux fois'], true)).toEqual(['Deux', 'Deux fois'])
  })
})
