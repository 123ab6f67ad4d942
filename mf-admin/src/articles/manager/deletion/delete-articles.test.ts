import { describe, expect, it } from 'vitest'
import { deleteArticlesCopy } from '../content/delete-articles.ts'

const copyOf = (titles: string[], linkedFrom: string[] | null | undefined, isLinkedFromHome = false) =>
  deleteArticlesCopy(titles, { isLinkedFromHome, linkedFrom })
const warningOf = (linkedFrom: string[] | null | undefined, isLinkedFromHome = false) =>
  copyOf(['Sept'], linkedFrom, isLinkedFromHome).warning

describe('the warning before an article is deleted', () => {
  it('says nothing when nobody leads there', () => {
    expect(warningOf([])).toBeNull()
  })

  it('names who does, three at most, and the home page first', () => {
    expect(warningOf(['Un'])).toBe(
      'L’article «\u00a0Un\u00a0» contient un lien vers celui-ci\u00a0: il mènera à une page introuvable.'
    )
    expect(warningOf(['Un', 'Deux', 'Trois', 'Quatre'])).toBe(
      '4\u00a0articles contiennent un lien vers celui-ci, qui mènera à une page introuvable\u00a0: «\u00a0Un\u00a0», «\u00a0Deux\u00a0», «\u00a0Trois\u00a0»…'
    )
    expect(warningOf(['Un', 'Deux'])).toMatch(/«\u00a0Un\u00a0», «\u00a0Deux\u00a0»\.$/)
    expect(warningOf(['Un'], true)).toMatch(
      /^Le bouton .*Découvrir nos formations.* L’article «\u00a0Un\u00a0»/
    )
  })

  it('says that links could not be checked, or are not yet', () => {
    expect(warningOf(null)).toBe('Les liens d’autres articles vers celui-ci n’ont pas pu être vérifiés.')
    expect(warningOf(undefined)).toBe('Recherche des liens d’autres articles…')
  })
})

describe('the question before articles are deleted', () => {
  it('MANAGE-12 has its own words for one', () => {
    expect(copyOf(['A "b"'], []).question).toBe(
      'Êtes-vous sûr de vouloir supprimer l\'article "A "b"" ? Cette action est irréversible.'
    )
  })

  it('MANAGE-57 names how many, and the first of them', () => {
    const { question, subject, warning } = copyOf(['A', 'B', 'C', 'D'], ['E'], true)
    expect(question).toBe(
      'Êtes-vous sûr de vouloir supprimer ces 4\u00a0articles\u202f? Cette action est irréversible.'
    )
    expect(subject).toBe('«\u00a0A\u00a0», «\u00a0B\u00a0», «\u00a0C\u00a0»…')
    expect(warning).toContain('à l’un d’eux')
  })
})
