import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTexts, countChanges, countWords } from './difference.ts'
import { anyText, textOf } from './testing-texts.ts'

describe('two texts', () => {
  it('are compared word by word, what is elided with its word', () => {
    expect(compareTexts('Le grand hôtel, à Nice, l’été.', 'Le petit hôtel à Nice, aujourd’hui.')).toEqual([
      { text: 'Le ', kind: 'same' },
      { text: 'grand', kind: 'removed' },
      { text: 'petit', kind: 'added' },
      { text: ' hôtel', kind: 'same' },
      { text: ',', kind: 'removed' },
      { text: ' à Nice, ', kind: 'same' },
      { text: 'l’été', kind: 'removed' },
      { text: 'aujourd’hui', kind: 'added' },
      { text: '.', kind: 'same' }
    ])
  })

  it('are each found again in the parts, the later one letter by letter', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const parts = compareTexts(before, after)
        expect(textOf(parts, 'removed')).toBe(after)
        expect(textOf(parts, 'added').replace(/\s/g, '')).toBe(before.replace(/\s/g, ''))
        expect(parts.some(({ text }) => text === '')).toBe(false)
      }),
      { numRuns: 500 }
    )
  })

  it('repeat no word before a no-break space, however the other one has it', () => {
    expect(
      compareTexts('Quand arriver ? À 70 % du temps.', 'Quand arriver\u202f? À 70\u202f% du temps libre.')
    ).toEqual([
      { text: 'Quand arriver\u202f? À 70\u202f% du temps', kind: 'same' },
      { text: ' libre', kind: 'added' },
      { text: '.', kind: 'same' }
    ])
  })

  it('have one part when they are the same, and none when they are empty', () => {
    expect(compareTexts('Un texte.', 'Un texte.')).toEqual([{ text: 'Un texte.', kind: 'same' }])
    expect(compareTexts('', '')).toEqual([])
    expect(compareTexts('', 'Neuf')).toEqual([{ text: 'Neuf', kind: 'added' }])
  })

  it('are one part each when next to nothing of them is the same', () => {
    const many = (word: string) => Array.from({ length: 3000 }, (_, index) => `${word}${index}`).join(' ')
    const [before, after] = [many('a'), many('b')]
    expect(compareTexts(before, after)).toEqual([
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' }
    ])
  })

  it('are counted in words, punctuation left out', () => {
    expect(countWords('L’été, « déjà » : 12 hôtels !')).toBe(4)
    expect(countChanges(compareTexts('un deux trois', 'un quatre cinq'))).toEqual({ added: 2, removed: 2 })
  })
})
