import type { FoundPart } from '@site/contracts/articles/article-card'
import { foldText } from '@site/service/database/fold-text'
import { describe, expect, it } from 'vitest'
import { findPassage, markWords } from './find-passage.ts'

const said = (parts: FoundPart[] | null) =>
  parts?.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('') ?? null
const wordsOf = (search: string) => foldText(search).split(' ')
const passage = (text: string, search: string) => said(findPassage(text, wordsOf(search)))

const BEFORE = 'Au matin, la réception relit les réponses de la nuit. '

describe('the passage around what was found', () => {
  it.each([
    ['L’Élégance d’un hôtel', 'elegance HOTEL', 'L’[Élégance] d’un [hôtel]'],
    ['Le cœur du sujet', 'coeur', 'Le [cœur] du sujet'],
    ['Le cœur du sujet', 'oe', 'Le c[œ]ur du sujet'],
    ['De\u0301ja\u0300 vu', 'déjà', '[De\u0301ja\u0300] vu'],
    ['100\u00a0% l’été', "% l'été", '100\u00a0[%] [l’été]'],
    ['Un 🌞 et l’été', 'ete', 'Un 🌞 et l’[été]'],
    ['La cafetière', 'café cafetière', 'La [cafetière]'],
    ['Rien', 'tout', null]
  ])('DRAFT-21 marks in %j the words %j, whatever their case and accents', (text, search, expected) => {
    expect(passage(text, search)).toBe(expected)
  })

  it.each([
    ['Une tasse de café devant la fenêtre', 'tasse de café', 'Une [tasse] [de] [café] devant la fenêtre'],
    ['Des cafés, décafeinés', 'café', 'Des [café]s, décafeinés'],
    ['Devant la tasse', 'tasse de café', 'Devant la [tasse]'],
    ['Le décor', 'tasse de café', null],
    ['Un secteur', 'teur', 'Un sec[teur]']
  ])(
    'DRAFT-21 marks in %j what %j begins, short words only whole, and what is inside where nothing else is',
    (text, search, expected) => {
      expect(passage(text, search)).toBe(expected)
      expect(said(markWords(text, wordsOf(search)))).toBe(expected)
    }
  )

  it('DRAFT-21 shows the place of whole words, not one of short words inside of others', () => {
    const text = `Des deux demeures devant. ${BEFORE.repeat(6)}Une tasse est là. ${BEFORE.repeat(3)}`
    expect(passage(text, 'tasse de')).toContain('[tasse]')
  })

  it('says that more follows where a sentence is cut, and not after one that ends there', () => {
    const text = (end: string) => `Une facture ${'a'.repeat(100)} trouve l’erreur${end} ${'b'.repeat(60)}`
    expect(passage(text('.'), 'facture')).toMatch(/ l’erreur\.$/)
    expect(passage(text(','), 'facture')).toMatch(/ l’erreur,…$/)
  })

  it('DRAFT-21 begins a few words before the first place, and ends with a word', () => {
    const text = `${BEFORE}${'mot '.repeat(40)}Ici la chouette dort, ${'et puis '.repeat(40)}`
    const found = passage(text, 'CHOUETTE') ?? ''
    expect(found).toMatch(
      /^…(mot )+Ici la \[chouette\] dort, (et puis )+et…$|^…(mot )+Ici la \[chouette\] dort, .*puis…$/
    )
    expect(found.indexOf('[')).toBeLessThanOrEqual(26)
    expect(found.length).toBeLessThanOrEqual(155)
  })

  it('DRAFT-21 shows the place where most of the words stand together', () => {
    const text = `Une chouette. ${BEFORE.repeat(6)}Un hibou et une chouette. ${BEFORE.repeat(3)}`
    expect(passage(text, 'chouette hibou')).toMatch(/^….*Un \[hibou\] et une \[chouette\]\. Au matin/)
  })

  it('DRAFT-21 cuts a word without end, and no character in two', () => {
    expect(passage(`${'x'.repeat(400)}é${'🌞'.repeat(200)}`, 'e')).toMatch(/^…\[é\]🌞+…$/u)
  })

  it('DRAFT-21 marks a title whole', () => {
    expect(said(markWords('Été à l’hôtel, été au bureau', ['ete']))).toBe('[Été] à l’hôtel, [été] au bureau')
    expect(markWords('Été', ['hiver'])).toBeNull()
  })
})
