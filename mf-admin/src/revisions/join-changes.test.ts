import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTexts } from './difference.ts'
import { joinChanges, joinReplacements } from './join-changes.ts'
import { anyText, textOf } from './testing-texts.ts'

describe('two texts that are each shown for itself', () => {
  it('EDITOR-19 have one mark for changes with a word or two between them', () => {
    const parts = compareTexts('Le chat de la souris dort.', 'Le chien du ou la belle dort.')
    expect(joinChanges(parts, 'removed')).toContainEqual({ text: 'chat de la souris', kind: 'removed' })
    expect(joinChanges(parts, 'added')).toContainEqual({ text: 'chien du ou la belle', kind: 'added' })
    const far = compareTexts('un reste loin de tout deux', 'trois reste loin de tout quatre')
    expect(joinChanges(far, 'added').filter(({ kind }) => kind === 'added')).toHaveLength(2)
    const lines = compareTexts('un\n\ndeux', 'trois\n\nquatre')
    expect(joinChanges(lines, 'added').filter(({ kind }) => kind === 'added')).toHaveLength(2)
  })

  it('read the same with their changes joined', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const parts = compareTexts(before, after)
        expect(textOf(joinChanges(parts, 'added'), 'removed')).toBe(after)
      }),
      { numRuns: 500 }
    )
  })
})

describe('two texts that are shown as one', () => {
  const join = (before: string, after: string) => joinReplacements(compareTexts(before, after))

  it('REVISION-5 have one mark of each kind for a sentence whose words were replaced one by one', () => {
    expect(
      join('Nos hôtels accueillent les équipes en hiver.', 'Nos auberges reçoivent vos groupes en été.')
    ).toEqual([
      { text: 'Nos ', kind: 'same' },
      { text: 'hôtels accueillent les équipes en hiver', kind: 'removed' },
      { text: 'auberges reçoivent vos groupes en été', kind: 'added' },
      { text: '.', kind: 'same' }
    ])
  })

  it('REVISION-5 have the old words before the new ones where signs and spaces alone stand between', () => {
    const parts = join('Ils ont tout\u00a0: rien\u202f; fin', 'Ils ont plus\u00a0: dix\u202f; fin')
    expect(parts).toEqual([
      { text: 'Ils ont ', kind: 'same' },
      { text: 'tout\u00a0: rien', kind: 'removed' },
      { text: 'plus\u00a0: dix', kind: 'added' },
      { text: '\u202f; fin', kind: 'same' }
    ])
    // The colon came with the words, and the space before it.
    expect(join('Il dit tout rien; fin', 'Il dit plus :dix; fin')).toEqual([
      { text: 'Il dit ', kind: 'same' },
      { text: 'tout rien', kind: 'removed' },
      { text: 'plus :dix', kind: 'added' },
      { text: '; fin', kind: 'same' }
    ])
  })

  it('REVISION-5 mark no word that stayed beside what was only added, or only removed', () => {
    expect(join('Un hôtel de Nice.', 'Un bel hôtel calme de Nice.')).toEqual([
      { text: 'Un ', kind: 'same' },
      { text: 'bel ', kind: 'added' },
      { text: 'hôtel ', kind: 'same' },
      { text: 'calme ', kind: 'added' },
      { text: 'de Nice.', kind: 'same' }
    ])
  })

  it('REVISION-5 keep changes apart that are far from one another, or in two lines', () => {
    const changes = (before: string, after: string) =>
      join(before, after).filter(({ kind }) => kind !== 'same').length
    expect(changes('un reste loin de tout deux', 'trois reste loin de tout quatre')).toBe(4)
    expect(changes('un\ndeux', 'trois\nquatre')).toBe(4)
  })

  it('join over space alone whatever was changed, and leave the space at an edge unmarked', () => {
    const space = { text: ' ', kind: 'same' } as const
    const [gone, come] = [
      { text: 'a', kind: 'removed' },
      { text: 'b', kind: 'added' }
    ] as const
    expect(joinReplacements([gone, space, come])).toEqual([space, gone, come])
    expect(joinReplacements([come, space, gone])).toEqual([gone, come, space])
    expect(joinReplacements([gone, space, { ...gone, text: 'c' }])).toEqual([
      space,
      { text: 'a c', kind: 'removed' }
    ])
    expect(joinReplacements([come, space, { ...come, text: 'c' }])).toEqual([{ text: 'b c', kind: 'added' }])
  })

  it('are each found again in the parts, the later one letter by letter', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const parts = join(before, after)
        expect(textOf(parts, 'removed')).toBe(after)
        expect(textOf(parts, 'added').replace(/\s/g, '')).toBe(before.replace(/\s/g, ''))
        expect(parts.some(({ text }) => text === '')).toBe(false)
      }),
      { numRuns: 500 }
    )
  })
})
