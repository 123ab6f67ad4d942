import { describe, expect, it } from 'vitest'
import { allSubjects } from '../template/all-subjects.ts'
import { closings } from '../template/chapters/closings.ts'
import { openings } from '../template/chapters/openings.ts'
import { CHAPTER_KINDS, chaptersFor } from '../template/choose-chapters.ts'
import { inventedClaims } from './invented-claims.ts'

describe('a claim that nobody can check', () => {
  it.each([
    'Un dirigeant nous disait récemment : « jamais le dimanche ».',
    'Une cliente d’un hôtel voisin nous a confié son secret.',
    'Selon une étude récente, tout va bien.',
    'Une étude montre que 12 % suffisent.',
    'Aujourd’hui, 63 % des entreprises hésitent.',
    'Neuf fois sur dix, quelqu’un compense.',
    'Dans les dossiers que nous ouvrons, un cas sur cinq sort du chemin.'
  ])('is found in: %s', (text) => {
    expect(inventedClaims(text)).not.toEqual([])
  })

  it.each([
    'Le chef a dit oui. Nous disons la même chose.',
    'Une alerte à 70 % et un responsable suffisent.',
    'Demandez au client ce qu’il dirait, et dites-nous la suite.'
  ])('is not found in: %s', (text) => {
    expect(inventedClaims(text)).toEqual([])
  })

  it('stands nowhere in the bank of texts', () => {
    const bank = [
      ...CHAPTER_KINDS.flatMap((kind) => chaptersFor(kind, 'work')),
      ...openings,
      ...closings,
      ...allSubjects.flatMap(({ leads, closings: ends, sections }) => [
        ...leads,
        ...ends,
        ...Object.values(sections)
      ])
    ]
    expect(bank.flatMap(inventedClaims)).toEqual([])
  })
})
